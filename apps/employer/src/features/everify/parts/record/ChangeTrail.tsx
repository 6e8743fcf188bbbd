// Everything that happened to the form, the newest first: who, when, and why (AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import { fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useAnswerTexts } from '../../../onboarding/parts/use-answer-texts.ts';
import styles from './I9Record.module.css';
import { sectionForm } from './section-form.ts';

const FIRST_SHOWN = 6;
type Change = I9Form['changes'][number];

/** What no staff member did: the employee signs Section 1, the product does the rest. */
const PRODUCT = 'Onward';
const isByEmployee = ({ kind, section }: Change): boolean =>
  kind === 'section1_signed' || (kind === 'corrected' && section === 'section1');

export function ChangeTrail({ form }: { form: I9Form }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const [showsAll, setShowsAll] = useState(false);
  const { changes } = form;
  const shown = showsAll ? changes : changes.slice(0, FIRST_SHOWN);
  const hidden = changes.length - shown.length;
  return (
    <section className={styles.part} aria-label={t('everify-record:trail')}>
      <h3>{t('everify-record:trail')}</h3>
      <p className={styles.signed}>{t('everify-record:trailText')}</p>
      <ol className={styles.trail}>
        {shown.map((change) => (
          <li key={change.id}>
            <time dateTime={change.at}>{moment(change.at)}</time>
            <div>
              <p>
                <b>{t(`everify-record:changes.${change.kind}`)}</b>{' '}
                <small>{change.staff_name ?? (isByEmployee(change) ? form.employee.name : PRODUCT)}</small>
              </p>
              <Values form={form} change={change} />
              {change.reason && <p>{change.reason}</p>}
            </div>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
          {t('everify-record:showAll', { count: hidden })}
        </button>
      )}
    </section>
  );
}

function Values({ form, change: { field: name, section, before, after } }: { form: I9Form; change: Change }) {
  const { t } = useTranslation();
  const texts = useAnswerTexts(section === 'section1' ? 'i9_section1' : 'i9_section2');
  const field = section && fieldsOf(sectionForm(form, section)).find(({ key }) => key === name);
  if (!field) return null;
  const text = (value: Change['before']) =>
    texts.text(field, { [field.key]: value }).join(', ') || t('everify-record:empty');
  if (before === null && after === null) return <p>{texts.label(field)}</p>;
  return (
    <p>{t('everify-record:changedValue', { field: texts.label(field), before: text(before), after: text(after) })}</p>
  );
}
