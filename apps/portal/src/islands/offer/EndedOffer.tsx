// What became of the offer: signed, declined, withdrawn or expired. A signed one offers its sealed copy once it exists.
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { dateText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { OfferLine, PdfLink } from './OfferFacts.tsx';
import { WriteToCompany } from './WriteToCompany.tsx';

interface EndedOfferProps {
  task: OfferTask;
  token: string;
  /** Somebody else changed it while the page was open. */
  hasChanged: boolean;
  /** It ended while the page was open, so its heading gets the focus. */
  isNew: boolean;
  onCheck(): Promise<OfferTask | null>;
}

const ICONS: Partial<Record<OfferTask['offer']['status'], IconName>> = {
  signed: 'check',
  signed_by_applicant: 'check',
  expired: 'clock',
};

/** Their texts say to contact the employer. */
const ASKS_TO_WRITE: readonly OfferTask['offer']['status'][] = ['declined', 'voided', 'expired'];

export function EndedOffer({ task, token, hasChanged, isNew, onCheck }: EndedOfferProps) {
  const { t, language } = useTexts();
  const { offer, signer } = task;
  const { status } = offer;
  const company = advertiserOf(offer);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const values = {
    company,
    name: signer.name.split(' ')[0] ?? '',
    names: new Intl.ListFormat(language, { type: 'conjunction' }).format(offer.later_signers) || company,
    position: offer.position_title,
    date: dateText(language, status === 'expired' ? offer.expires_at : offer.sent_at, offer.time_zone),
  };
  return (
    <div class="stack">
      {hasChanged && (
        <p class="notice" role="status">
          {t('offers:page.changedMeanwhile')}
        </p>
      )}
      <div class="message">
        <span class="tick tick-brand" aria-hidden="true">
          <Icon name={ICONS[status] ?? 'info'} size={30} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t(`offers:page.ended.${status}.title`, values)}
        </h1>
        <p>{t(`offers:page.ended.${status}.text`, values)}</p>
      </div>
      {(status === 'signed' || status === 'signed_by_applicant') && <OfferLine offer={offer} />}
      {status === 'declined' && offer.declined_reason && (
        <figure class="sender-message">
          <blockquote>{offer.declined_reason}</blockquote>
          <figcaption class="meta">{t('offers:page.yourReason')}</figcaption>
        </figure>
      )}
      {ASKS_TO_WRITE.includes(status) && <WriteToCompany company={company} token={token} />}
      {status === 'signed_by_applicant' && <PdfLink task={task} />}
      {status === 'signed' && <SealedCopy task={task} onCheck={onCheck} />}
    </div>
  );
}

/** Sealing takes a moment: first soon, then less and less often, then only when asked. */
const PAUSES_MS = [1500, 3000, 6000, 12_000, 24_000] as const;

function SealedCopy({ task, onCheck }: Pick<EndedOfferProps, 'task' | 'onCheck'>) {
  const { t } = useTexts();
  const [checks, setChecks] = useState(0);
  const { is_sealed: isSealed } = task.offer;
  const pause = PAUSES_MS[checks];
  const isWaiting = !isSealed && pause !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check starts the next pause.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void onCheck().finally(() => setChecks((count) => count + 1)), pause);
    return () => clearTimeout(timer);
  }, [checks, isWaiting]);
  if (isSealed) {
    return (
      <div class="stack-small">
        <a class="button" href={`${task.document_url}?type=download`}>
          <Icon name="download" size={20} /> {t('offers:page.downloadSealed')}
        </a>
        <p class="with-icon meta">
          <Icon name="shieldCheck" size={20} />
          <span>
            {t('offers:page.sealedHint')}{' '}
            <a class="text-link" href="/verify">
              {t('offers:page.checkSeal')}
            </a>
          </span>
        </p>
      </div>
    );
  }
  return (
    <div class="stack-small" role="status">
      <p class="notice">{t(isWaiting ? 'offers:page.preparing' : 'offers:page.preparingLong')}</p>
      {!isWaiting && (
        <button class="quiet-button" type="button" onClick={() => setChecks(0)}>
          {t('offers:page.checkAgain')}
        </button>
      )}
    </div>
  );
}
