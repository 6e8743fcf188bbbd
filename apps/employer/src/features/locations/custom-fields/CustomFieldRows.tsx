// The custom fields of one kind of record.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import styles from './CustomFieldRows.module.css';

interface Props {
  label: string;
  fields: readonly CustomField[];
  /** Null for read-only users. */
  actions: { edit: (field: CustomField) => void; remove: (field: CustomField) => void } | null;
}

export function CustomFieldRows({ label, fields, actions }: Props) {
  const { t } = useTranslation();
  if (fields.length === 0) return <p className={styles.none}>{t('locations:customFields.none')}</p>;
  return (
    <ul className={styles.rows} aria-label={label}>
      {fields.map((field) => (
        <li key={field.id}>
          <div className={styles.text}>
            {actions ? (
              <button type="button" className={styles.name} onClick={() => actions.edit(field)}>
                {field.label}
              </button>
            ) : (
              <span className={styles.name}>{field.label}</span>
            )}
            <p className={styles.meta}>
              {[t(`locations:customFields.types.${field.field_type}`), field.options.join(', ')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {field.required && <Pill>{t('shell:required')}</Pill>}
          {actions && (
            <RowMenu
              label={t('locations:actionsFor', { name: field.label })}
              actions={[
                { key: 'edit', label: t('locations:edit'), icon: <Pencil size={15} />, run: () => actions.edit(field) },
                {
                  key: 'delete',
                  label: t('locations:delete.action'),
                  icon: <Trash2 size={15} />,
                  danger: true,
                  run: () => actions.remove(field),
                },
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
