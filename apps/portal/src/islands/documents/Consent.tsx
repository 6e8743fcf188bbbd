// Agreeing to sign electronically, for each document on its own, with what the law wants signers to know (AHD-010).
import type { SignedDocument } from '@onward/contract/documents/documents';
import { useTexts } from '../../texts/texts.ts';
import { described, FieldNotes, fieldId } from '../fields/Field.tsx';

const RIGHTS = ['paper', 'scope', 'withdraw', 'devices', 'copy'] as const;

interface ConsentProps {
  documents: readonly SignedDocument[];
  company: string;
  agreed: ReadonlySet<number>;
  problem: string | undefined;
  onAgree(position: number, isAgreed: boolean): void;
}

export function Consent({ documents, company, agreed, problem, onAgree }: ConsentProps) {
  const { t } = useTexts();
  const name = 'agreed';
  const frame = { name, label: '', isRequired: true, problem };
  return (
    <fieldset class="field" id={fieldId(name)} tabIndex={-1}>
      <legend class="unseen">{t('offers:page.consentTitle')}</legend>
      {documents.map(({ position, title }) => (
        <label key={position} class="consent">
          <input
            {...described(frame)}
            id={`${fieldId(name)}-${position}`}
            type="checkbox"
            checked={agreed.has(position)}
            onChange={({ currentTarget }) => onAgree(position, currentTarget.checked)}
          />
          <span>{documents.length > 1 ? t('offers:page.consentTo', { title }) : t('offers:page.consent')}</span>
        </label>
      ))}
      <FieldNotes name={name} problem={problem} />
      <details class="rights">
        <summary>{t('offers:page.rights.title')}</summary>
        <ul>
          {RIGHTS.map((right) => (
            <li key={right}>{t(`offers:page.rights.${right}`, { company })}</li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
