// Reading the letter with everything filled in, then signing once (AHD-010, OFR-010).
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import type { Ref } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { dateText } from '../../texts/date-texts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Consent } from '../documents/Consent.tsx';
import { DocumentCard } from '../documents/DocumentCard.tsx';
import { NAME } from '../documents/fill-inputs.ts';
import { Signature } from '../documents/SignaturePad.tsx';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { Track } from '../TaskBar.tsx';
import { DeclinePanel } from './DeclinePanel.tsx';
import { OfferCard, SenderMessage } from './OfferFacts.tsx';
import { type Entries, signatureName } from './use-entries.ts';
import type { Signing } from './use-signing.ts';

interface SignStepProps {
  task: OfferTask;
  token: string;
  now: string;
  entries: Entries;
  signing: Signing;
  isLive: boolean;
  heading: Ref<HTMLHeadingElement>;
  onBack: (() => void) | undefined;
  agreed: ReadonlySet<number>;
  onAgree(position: number, isAgreed: boolean): void;
  read: ReadonlySet<number>;
  onRead(position: number): void;
  onChanged(task: OfferTask): void;
}

export function SignStep({ task, token, now, entries, signing, heading, onBack, ...props }: SignStepProps) {
  const { t, language } = useTexts();
  const { offer, documents, signer } = task;
  const { problems, isSending } = signing;
  const today = dateText(language, now, offer.time_zone);
  const { mode, strokes, values } = entries;
  const name = signatureName(entries);
  const filled = { values, name, strokes: mode === 'draw' ? strokes : null, today };
  const labels: Record<string, string> = {
    strokes: t('offers:page.yourSignature'),
    agreed: t('offers:page.consentTitle'),
    [NAME]: t('offers:page.typeName'),
  };
  return (
    <form
      class="stack"
      noValidate
      aria-busy={!entries.isReady || isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void signing.sign();
      }}
    >
      {onBack ? (
        <StepHead heading={heading} />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {t('offers:page.welcome', { name: signer.name.split(' ')[0] ?? '' })}
          </h1>
          <OfferCard offer={offer} />
          <SenderMessage offer={offer} />
        </>
      )}
      <ProblemSummary
        attempt={signing.attempt}
        problems={Object.entries(problems).map(([key, text]) => ({ name: key, text, label: labels[key] ?? key }))}
      />
      {signing.failure && (
        <p class="notice notice-problem" role="alert">
          {signing.failure}
        </p>
      )}
      {documents.map((document, index) => (
        <DocumentCard
          key={document.position}
          document={document}
          index={index}
          count={documents.length}
          pageAddress={(page) => pageAddress(token, document.position, page)}
          downloadUrl={`${task.document_url}?type=download`}
          filled={filled}
          isRead={props.read.has(document.position)}
          onRead={() => props.onRead(document.position)}
        />
      ))}
      <Signature
        name={name}
        mode={mode}
        strokes={strokes}
        today={today}
        problems={problems}
        onChange={({ name: signature, ...change }) =>
          entries.change(signature === undefined ? change : { ...change, signature })
        }
      />
      <Consent
        documents={documents}
        company={advertiserOf(offer)}
        agreed={props.agreed}
        problem={problems.agreed}
        onAgree={props.onAgree}
      />
      <WhoSignsNext offer={offer} />
      <DeclinePanel task={task} token={token} onChanged={props.onChanged} onRefused={signing.onRefused} />
      <div class="dock dock-pair">
        {onBack && (
          <button class="quiet-button" type="button" onClick={onBack}>
            {t('careers:site.back')}
          </button>
        )}
        <button class="button" type="submit" disabled={!props.isLive || isSending}>
          <Icon name="pencil" size={20} /> {t(isSending ? 'offers:page.signing' : 'offers:page.sign')}
        </button>
      </div>
    </form>
  );
}

const pageAddress = (token: string, position: number, page: number): string =>
  `/v1/applicant_tasks/offers/${encodeURIComponent(token)}/documents/${position}/pages/${page}`;

function StepHead({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTexts();
  const stepText = t('careers:apply.stepOf', { step: 2, steps: 2 });
  return (
    <>
      <Track steps={2} current={1} label={stepText} />
      <p class="step-line">{stepText}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t('offers:page.readTitle')}
      </h1>
    </>
  );
}

function WhoSignsNext({ offer }: { offer: OfferTask['offer'] }) {
  const { t, language } = useTexts();
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(offer.later_signers);
  return (
    <p class="with-icon meta">
      <Icon name="shieldCheck" size={20} />
      <span>{names ? t('offers:page.signsAfter', { names }) : t('offers:page.signsAlone')}</span>
    </p>
  );
}
