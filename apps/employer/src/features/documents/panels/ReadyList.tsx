// "Ready to send?": the check the server makes when the document is saved, and hints for the sender (OFR-006, OFR-007).
import type { DocumentTag } from '@onward/domain/documents/content';
import type { DocumentField } from '@onward/domain/documents/fields';
import { CircleAlert, CircleCheck, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocumentKind } from '../document-kind.ts';
import type { DocumentProblem } from '../problem-texts.ts';
import styles from './panels.module.css';

interface Props {
  format: 'text' | 'pdf';
  fields: readonly DocumentField[];
  tags: readonly DocumentTag[];
  problems: readonly DocumentProblem[];
  onGoToField: (id: string) => void;
}

const ICONS = { done: CircleCheck, problem: TriangleAlert, refused: CircleAlert, hint: CircleMinus } as const;

/** Filled in by the sender of the document. */
const SENDER_TAGS: readonly DocumentTag[] = ['salary', 'salary_unit', 'start_date'];

export function ReadyList({ format, fields, tags, problems, onGoToField }: Props) {
  const { t, i18n } = useTranslation();
  const isOffer = useDocumentKind() === 'offer';
  const signed = (role: DocumentField['role']) =>
    fields.some((field) => field.kind === 'signature' && field.role === role);
  const hasCompanyFields = fields.some(({ role }) => role === 'company');
  const done = [
    signed('applicant') && (isOffer ? 'applicantSignature' : 'employeeSignature'),
    isOffer && format === 'text' && !problems.some(({ key }) => key === 'missing_tags' || key === 'empty') && 'tags',
    signed('company') && 'companySignature',
  ].filter((key) => key !== false);
  const wanted = SENDER_TAGS.filter((tag) => tags.includes(tag)).map((tag) => t(`documents:tags.${tag}`));
  return (
    <section className={styles.section} aria-labelledby="document-ready">
      <h2 id="document-ready">{t('documents:editor.ready.title')}</h2>
      <ul className={styles.ready}>
        {done.map((key) => (
          <Line key={key} state="done" text={t(`documents:editor.ready.${key}`)} />
        ))}
        {!signed('company') && (
          <Line
            state={hasCompanyFields ? 'problem' : 'hint'}
            text={t(`documents:editor.ready.${unsignedKey(hasCompanyFields, isOffer)}`)}
          />
        )}
        {problems.map(({ key, text, fieldId, refused }) => (
          <Line
            key={key}
            state={refused ? 'refused' : 'problem'}
            text={nameOf(fields, fieldId) ? t('shell:labeled', { label: nameOf(fields, fieldId), value: text }) : text}
            onGo={fieldId === null ? undefined : () => onGoToField(fieldId)}
          />
        ))}
      </ul>
      {isOffer && wanted.length > 0 && (
        <p className={styles.note}>
          <Info size={16} aria-hidden="true" />
          {t('documents:editor.ready.sender', {
            terms: new Intl.ListFormat(i18n.language).format(wanted),
          })}
        </p>
      )}
    </section>
  );
}

const unsignedKey = (hasCompanyFields: boolean, isOffer: boolean): string => {
  if (hasCompanyFields) return 'companyUnsigned';
  return isOffer ? 'noCompany' : 'noCompanyForEmployee';
};

const nameOf = (fields: readonly DocumentField[], id: string | null): string =>
  fields.find((field) => field.id === id)?.label.trim() ?? '';

interface LineProps {
  state: keyof typeof ICONS;
  text: string;
  onGo?: (() => void) | undefined;
}

function Line({ state, text, onGo }: LineProps) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={16} aria-hidden="true" />
      <span>
        {text}
        {onGo && (
          <>
            {' · '}
            <button type="button" className={styles.link} onClick={onGo}>
              {t('documents:editor.ready.goToField')}
            </button>
          </>
        )}
      </span>
    </li>
  );
}
