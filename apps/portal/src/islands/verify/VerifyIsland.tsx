// Anyone can check whether a signed document is genuine (AHD-010): no account, and the file isn't stored.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { VERIFIED_MEGABYTES_MAX } from '@onward/domain/documents/verification';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { Languages } from '../../parts/Languages.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useIsLive } from '../use-is-live.ts';
import { CheckResult } from './CheckResult.tsx';
import { useChecks } from './use-checks.ts';

export function VerifyIsland({ frame }: { frame: PageFrame }) {
  const { t } = useTexts();
  const { checks, add, isBusy } = useChecks();
  return (
    <>
      <header class="verify-bar">
        <span class="verify-brand">
          <img src="/portal-assets/icon.svg" alt="" width="32" height="32" /> Onward
        </span>
        <Languages {...frame} />
      </header>
      <main class="verify" id="content" tabIndex={-1}>
        <div>
          <h1>{t('documents:verify.title')}</h1>
          <p class="verify-lead">{t('documents:verify.lead')}</p>
        </div>
        <DropZone isFirst={checks.length === 0} onFiles={add} />
        <p class="unseen" role="status">
          {isBusy ? t('documents:verify.checking') : checks.length > 0 ? t('documents:verify.checked') : ''}
        </p>
        <ul class="checks">
          {checks.map((check) => (
            <li key={check.id}>
              <CheckResult check={check} />
            </li>
          ))}
        </ul>
        <p class="with-icon meta">
          <Icon name="info" size={20} />
          <span>{t('documents:verify.third')}</span>
        </p>
        <details class="rights">
          <summary>{t('documents:verify.how.title')}</summary>
          <ul>
            {['seal', 'pages', 'paper'].map((part) => (
              <li key={part}>{t(`documents:verify.how.${part}`)}</li>
            ))}
          </ul>
        </details>
      </main>
    </>
  );
}

/** The whole zone is the file input, so that it works by pointer, keyboard and drop alike. */
function DropZone({ isFirst, onFiles }: { isFirst: boolean; onFiles(files: readonly File[]): void }) {
  const { t } = useTexts();
  const isLive = useIsLive();
  const [isOver, setOver] = useState(false);
  return (
    <label
      class={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <span class="soft-tile" aria-hidden="true">
        <Icon name="fileUp" />
      </span>
      <span class="drop-words">
        <strong>{t(isFirst ? 'documents:verify.drop' : 'documents:verify.dropAnother')}</strong>
        <span class="meta">{t('documents:verify.limits', { megabytes: VERIFIED_MEGABYTES_MAX })}</span>
      </span>
      <span class="quiet-button" aria-hidden="true">
        {t('documents:verify.choose')}
      </span>
      <input
        class="drop-input"
        type="file"
        accept="application/pdf,.pdf"
        multiple
        disabled={!isLive}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
