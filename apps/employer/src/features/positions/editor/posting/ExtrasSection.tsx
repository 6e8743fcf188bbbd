// Working hours and benefits.
import { BENEFIT_MAX, BENEFITS_MAX, SHIFTS } from '@onward/domain/positions/postings';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';

export function ExtrasSection({ id, entries, change, problem, readOnly }: EntryFields) {
  const { t } = useTranslation();
  const error = problem('benefits');
  return (
    <section className={`${styles.section} ${styles.row}`}>
      <div data-span="6">
        <Field htmlFor={`${id}-shifts`} label={t('positions:fields.shifts')}>
          <Select
            id={`${id}-shifts`}
            mode="multiple"
            className={styles.wide ?? ''}
            value={entries.shifts}
            disabled={readOnly}
            options={SHIFTS.map((value) => ({ value, label: t(`positions:shifts.${value}`) }))}
            onChange={(shifts) => change({ shifts: SHIFTS.filter((shift) => shifts.includes(shift)) })}
          />
        </Field>
      </div>
      <div data-span="6">
        <Field
          htmlFor={`${id}-benefits`}
          label={t('positions:fields.benefits')}
          error={error}
          hint={t('positions:benefitsHint', { most: BENEFITS_MAX })}
        >
          <Select
            id={`${id}-benefits`}
            mode="tags"
            open={false}
            suffixIcon={null}
            className={styles.wide ?? ''}
            value={entries.benefits}
            disabled={readOnly}
            maxCount={BENEFITS_MAX}
            status={error ? 'error' : ''}
            aria-describedby={fieldNoteId(`${id}-benefits`)}
            onChange={(benefits: string[]) =>
              change({ benefits: benefits.map((benefit) => benefit.trim().slice(0, BENEFIT_MAX)).filter(Boolean) })
            }
          />
        </Field>
      </div>
    </section>
  );
}
