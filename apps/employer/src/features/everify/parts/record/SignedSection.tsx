// What one section says, who signed it, and when; sensitive values are masked.
import type { I9Form } from '@onward/contract/everify/i9-form';
import { isMasked } from '@onward/domain/employees/sensitive';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { askedFields, type FormField } from '@onward/domain/onboarding/forms/form-fields';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { RevealedValue } from '../../../employees/parts/RevealedValue.tsx';
import { useAnswerTexts } from '../../../onboarding/parts/use-answer-texts.ts';
import { revealValue } from '../../form.api.ts';
import styles from './I9Record.module.css';
import { sectionForm } from './section-form.ts';

interface Props {
  form: I9Form;
  section: I9Section;
}

export function SignedSection({ form, section }: Props) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const signed = form[section];
  return (
    <section className={styles.part} aria-label={t(`everify-record:${section}`)}>
      <h3>{t(`everify-record:${section}`)}</h3>
      <p className={styles.signed}>
        {signed
          ? t('everify-record:signedBy', {
              name: signed.staff_name ?? signed.signature_name,
              when: moment(signed.signed_at),
            })
          : t('everify-record:unsigned')}
      </p>
      {signed && (
        <dl className={styles.facts}>
          {askedFields(sectionForm(form, section), signed.answers)
            .filter(({ kind }) => kind !== 'file')
            .map((field) => (
              <Answer key={field.key} form={form} section={section} field={field} />
            ))}
        </dl>
      )}
    </section>
  );
}

function Answer({ form, section, field }: Props & { field: FormField }) {
  const texts = useAnswerTexts(section === 'section1' ? 'i9_section1' : 'i9_section2');
  const answers = form[section]?.answers ?? {};
  const value = answers[field.key];
  const lines = texts.text(field, answers);
  if (lines.length === 0) return null;
  const label = texts.label(field);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {typeof value === 'string' && isMasked(value) ? (
          <RevealedValue label={label} masked={value} read={() => revealValue(form.id, section, field.key)} />
        ) : (
          lines.join(', ')
        )}
      </dd>
    </div>
  );
}
