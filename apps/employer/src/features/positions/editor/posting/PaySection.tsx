// The pay range and its unit, with what state law requires.
import { SALARY_UNITS } from '@onward/domain/positions/postings';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DollarField } from '../../../../platform/forms/DollarField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';
import { usePayTexts } from './use-pay-texts.ts';

interface Props extends EntryFields {
  /** What the law of the location requires. */
  demands: readonly string[];
}

export function PaySection({ id, entries, change, problem, readOnly, demands }: Props) {
  const { t } = useTranslation();
  const { payText } = usePayTexts();
  const shown = payText(entries);
  const amount = (field: 'salary_min' | 'salary_max') => (
    <DollarField
      id={`${id}-${field}`}
      label={t(`positions:fields.${field}`)}
      value={entries[field]}
      error={problem(field)}
      disabled={readOnly}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <section className={styles.section} aria-labelledby={`${id}-pay`}>
      <div className={styles.heading}>
        <h3 id={`${id}-pay`}>{t('positions:pay.title')}</h3>
        {shown && <span>{t('positions:pay.shownAs', { pay: shown })}</span>}
      </div>
      <div className={styles.row}>
        <div data-span="2">{amount('salary_min')}</div>
        <div data-span="2">{amount('salary_max')}</div>
        <div data-span="3">
          <ChoiceField
            id={`${id}-salary_unit`}
            label={t('positions:fields.salary_unit')}
            value={entries.salary_unit}
            options={SALARY_UNITS.map((value) => ({ value, label: t(`positions:units.${value}`) }))}
            onChange={(salary_unit) => change({ salary_unit })}
            error={problem('salary_unit')}
            clearable
            disabled={readOnly}
          />
        </div>
        <div data-span="5">
          {demands.map((text) => (
            <p key={text} className={styles.warning} role="note">
              <TriangleAlert size={16} aria-hidden="true" />
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
