// Everything an account says, step by step: checked before it is submitted, viewed later, and reviewed by support staff (EVF-007).
import type { EverifyCompanyEntry, EverifyStep } from '@onward/domain/everify/companies';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AccountFacts.module.css';
import { useEntryTexts } from './use-entry-texts.ts';

const STEP_FIELDS = {
  company_info: [
    'company_name',
    'dba_name',
    'employer_id_number',
    'physical_address',
    'mailing_address',
    'number_of_employees',
    'naics_code',
  ],
  employer_category: ['employer_category', 'business_best_describe', 'verifying_employee_type'],
  hiring_sites: ['hiring_sites'],
  contacts: ['main_contact', 'signatory'],
} as const satisfies Partial<Record<EverifyStep, readonly (keyof EverifyCompanyEntry)[]>>;

type FactStep = keyof typeof STEP_FIELDS;
const FACT_STEPS = Object.keys(STEP_FIELDS) as FactStep[];
const OPTIONAL: readonly (keyof EverifyCompanyEntry)[] = ['dba_name'];

interface Props {
  entry: EverifyCompanyEntry;
  /** Opens a step to change it. */
  onEdit?: (step: EverifyStep) => void;
}

export function AccountFacts({ entry, onEdit }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      {FACT_STEPS.map((step) => {
        const name = t(`everify:steps.${step}.name`);
        return (
          <section key={step} className={styles.step} aria-label={name}>
            <div className={styles.head}>
              <h3>{name}</h3>
              {onEdit && (
                <button
                  type="button"
                  aria-label={t('everify:preview.editNamed', { step: name })}
                  onClick={() => onEdit(step)}
                >
                  <Pencil size={14} aria-hidden="true" />
                  {t('everify:preview.edit')}
                </button>
              )}
            </div>
            <dl>
              {STEP_FIELDS[step].map((field) => (
                <Fact key={field} entry={entry} field={field} />
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

function Fact({ entry, field }: { entry: EverifyCompanyEntry; field: keyof EverifyCompanyEntry }) {
  const { t } = useTranslation();
  const texts = useEntryTexts();
  const lines = texts.lines(entry, field);
  if (lines.length === 0 && OPTIONAL.includes(field)) return null;
  return (
    <div>
      <dt>{texts.label(field)}</dt>
      <dd>
        {lines.length === 0 ? (
          <span className={styles.empty}>{t('everify:preview.empty')}</span>
        ) : (
          lines.map((line) => <span key={line}>{line}</span>)
        )}
      </dd>
    </div>
  );
}
