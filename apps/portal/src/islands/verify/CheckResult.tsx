// The result for one file: genuine, changed after signing, or unknown, in words and never by color alone.
import type { VerifiedDocument } from '@onward/contract/documents/documents';
import { initialsOf } from '@onward/domain/documents/fields';
import type { Language } from '@onward/domain/platform/languages';
import { spokenParts, spokenZone } from '@onward/domain/platform/time/spoken-time';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { pageParts } from './changed-pages.ts';
import type { Check } from './use-checks.ts';

type Result = VerifiedDocument['result'];

const ICONS: Record<Result, IconName> = { genuine: 'badgeCheck', changed: 'shieldX', not_ours: 'fileQuestion' };

export function CheckResult({ check: { fileName, verified, problem } }: { check: Check }) {
  const { t } = useTexts();
  if (problem) {
    return (
      <section class="check" aria-label={fileName} role="alert">
        <p class="check-file">
          <Icon name="file" size={20} /> <strong>{fileName}</strong>
        </p>
        <p class="notice notice-problem">{problem}</p>
      </section>
    );
  }
  if (!verified) {
    return (
      <section class="check" aria-label={fileName} aria-busy="true">
        <p class="check-file">
          <Icon name="file" size={20} /> <strong>{fileName}</strong>
        </p>
        <p class="meta">{t('documents:verify.checking')}</p>
      </section>
    );
  }
  const { result, pages } = verified;
  return (
    <section class={`check check-${result}`} aria-label={fileName}>
      <header class="check-head">
        <Icon name={ICONS[result]} size={28} />
        <div>
          <h2>{t(`documents:verify.results.${result}.title`)}</h2>
          <p>{t(`documents:verify.results.${result}.text`)}</p>
        </div>
      </header>
      <p class="check-file">
        <Icon name="file" size={20} /> <strong>{fileName}</strong>
        {pages !== undefined && <span class="meta">{t('documents:verify.pages', { count: pages })}</span>}
      </p>
      <Facts verified={verified} />
      {result === 'changed' && <Changes verified={verified} />}
      {result === 'genuine' && <Signers signers={verified.signers ?? []} />}
      {result !== 'genuine' && <p class="check-advice">{t(`documents:verify.results.${result}.advice`)}</p>}
    </section>
  );
}

const dayOf = (language: Language, moment: string): string =>
  spokenParts(new Date(moment), { dateStyle: 'medium' }, language);

/** In the zone of the reader, with its name. */
function momentOf(language: Language, moment: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = spokenParts(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone }, language);
  const zone = spokenZone(timeZone, language, new Date(moment));
  return language === 'zh' ? `${time}（${zone}）` : `${time}, ${zone}`;
}

function Facts({ verified: { result, title, issuer, seal, sealed_at } }: { verified: VerifiedDocument }) {
  const { t, language } = useTexts();
  if (result === 'not_ours') return null;
  const sealText =
    result === 'changed'
      ? t('documents:verify.sealBroken', { seal: seal ?? '' })
      : t('documents:verify.sealed', { seal: seal ?? '', date: sealed_at ? dayOf(language, sealed_at) : '' });
  const facts = [
    ['document', title],
    ['issuer', issuer],
    ['seal', sealText],
  ] as const;
  return (
    <dl class="check-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`documents:verify.facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ verified }: { verified: VerifiedDocument }) {
  const { t, language } = useTexts();
  const parts = pageParts(verified.changed_pages, verified.pages);
  const listed = (pages: readonly number[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(pages.map(String));
  return (
    <p class="notice notice-problem">
      {parts ? (
        <>
          <strong>
            {t('documents:verify.changedPages', { count: parts.changed.length, pages: listed(parts.changed) })}
          </strong>
          {parts.same.length > 0 && (
            <span>{t('documents:verify.samePages', { count: parts.same.length, pages: listed(parts.same) })}</span>
          )}
        </>
      ) : (
        t('documents:verify.changedSomewhere')
      )}
    </p>
  );
}

function Signers({ signers }: { signers: NonNullable<VerifiedDocument['signers']> }) {
  const { t, language } = useTexts();
  if (signers.length === 0) return null;
  return (
    <div>
      <h3>{t('documents:verify.signedBy')}</h3>
      <ul class="check-signers">
        {signers.map(({ name, role, signed_at }) => (
          <li key={`${name} ${signed_at}`}>
            <span class="check-initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span class="check-signer">
              <strong>{name}</strong>
              <span class="meta">{t(`documents:verify.roles.${role}`)}</span>
            </span>
            <time dateTime={signed_at}>{momentOf(language, signed_at)}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
