// Chooses active team members; those who have left stay visible until they are removed.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../design/fields/Field.tsx';
import type { FieldBinding } from '../../platform/forms/use-form.ts';
import { useStartup } from '../../platform/startup/use-startup.ts';
import styles from './StaffSelect.module.css';

interface Props {
  field: FieldBinding<number[]>;
  label: string;
  hint: string;
  required?: boolean;
  /** Without the user, who has the report anyway. */
  othersOnly?: boolean;
  maxCount: number;
}

export function StaffSelect({ field, label, hint, required = false, othersOnly = false, maxCount }: Props) {
  const { t } = useTranslation();
  const { staffs, user } = useStartup();
  const offered = (staffs ?? []).filter(({ id }) => !othersOnly || id !== user.id);
  const known = new Set(offered.map(({ id }) => id));
  const gone = field.value.filter((id) => !known.has(id));
  return (
    <Field htmlFor={field.id} label={label} hint={hint} error={field.error} required={required}>
      <Select
        id={field.id}
        mode="multiple"
        className={styles.select ?? ''}
        maxCount={maxCount}
        showSearch={{ optionFilterProp: 'label' }}
        value={field.value}
        onChange={field.onChange}
        options={[
          ...offered.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ...gone.map((id) => ({ value: id, label: t('reports:formerMember') })),
        ]}
        status={field.error ? 'error' : ''}
        aria-required={required}
        aria-describedby={fieldNoteId(field.id)}
      />
    </Field>
  );
}
