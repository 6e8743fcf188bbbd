// Reading the documents with everything filled in, then signing once.
import type { Ref } from 'preact';
import { Icon } from '../../../parts/Icon.tsx';
import { dateText } from '../../../texts/date-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { Consent } from '../../documents/Consent.tsx';
import { DocumentCard } from '../../documents/DocumentCard.tsx';
import { NAME } from '../../documents/fill-inputs.ts';
import { Signature } from '../../documents/SignaturePad.tsx';
import { ProblemSummary } from '../../fields/ProblemSummary.tsx';
import { FormTrack } from '../form/FormTrack.tsx';
import { usePortalClient } from '../portal-client.ts';
import type { ActionDocuments, DocumentSigning } from './document-signing.ts';
import type { SigningEntries } from './use-signing-entries.ts';

interface SignDocumentsProps {
  loaded: ActionDocuments;
  actionKey: string;
  company: string;
  entries: SigningEntries;
  signing: DocumentSigning;
  heading: Ref<HTMLHeadingElement>;
  onBack: (() => void) | undefined;
}

export function SignDocuments(props: SignDocumentsProps) {
  const { loaded, actionKey, company, entries, signing, heading, onBack } = props;
  const { t, language } = useTexts();
  const client = usePortalClient();
  const { documents } = loaded;
  const { name, mode, strokes, values, agreed, read } = entries;
  const today = dateText(language, new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const labels: Record<string, string> = {
    strokes: t('offers:page.yourSignature'),
    agreed: t('offers:page.consentTitle'),
    [NAME]: t('offers:page.typeName'),
  };
  return (
    <form
      class="stack"
      noValidate
      aria-busy={signing.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void signing.sign();
      }}
    >
      {onBack && <FormTrack at={1} count={2} minutes={2} />}
      <h1 ref={heading} tabIndex={-1}>
        {t('onboarding-portal:documents.readTitle')}
      </h1>
      <ProblemSummary
        attempt={signing.attempt}
        problems={Object.entries(signing.problems).map(([key, text]) => ({
          name: key,
          text,
          label: labels[key] ?? key,
        }))}
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
          pageAddress={(page) => pageAddress(actionKey, document.position, page)}
          headers={client.headers}
          downloadUrl={null}
          filled={{ values, name, strokes: mode === 'draw' ? strokes : null, today }}
          isRead={read.has(document.position)}
          onRead={() => entries.change({ read: new Set([...read, document.position]) })}
        />
      ))}
      <Signature
        name={name}
        mode={mode}
        strokes={strokes}
        today={today}
        problems={signing.problems}
        onChange={entries.change}
      />
      <Consent
        documents={documents}
        company={company}
        agreed={agreed}
        problem={signing.problems.agreed}
        onAgree={(position, isAgreed) => {
          const others = [...agreed].filter((each) => each !== position);
          entries.change({ agreed: new Set(isAgreed ? [...others, position] : others) });
        }}
      />
      <div class="dock dock-pair">
        {onBack && (
          <button class="quiet-button" type="button" onClick={onBack}>
            {t('careers:site.back')}
          </button>
        )}
        <button class="button" type="submit" disabled={signing.isSending}>
          <Icon name="pencil" size={20} />{' '}
          {t(signing.isSending ? 'onboarding-portal:form.sending' : 'onboarding-portal:sign.sign')}
        </button>
      </div>
    </form>
  );
}

const pageAddress = (actionKey: string, position: number, page: number): string =>
  `/v1/onboarding/employee_onboarding_actions/${encodeURIComponent(actionKey)}/documents/${position}/pages/${page}`;
