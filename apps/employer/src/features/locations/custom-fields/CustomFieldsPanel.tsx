// The custom fields panel of the company page, grouped by kind of record (CMP-017).
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { CUSTOM_FIELD_TARGETS, type CustomFieldTarget } from '@onward/domain/locations/custom-fields';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusWhenFree } from '../../../design/overlays/focus-when-free.ts';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { fieldsOf } from '../parts/custom-field-entries.ts';
import { customFieldsQuery, refreshCustomFields } from '../parts/custom-fields.api.ts';
import { CustomFieldDialog } from './CustomFieldDialog.tsx';
import { CustomFieldRows } from './CustomFieldRows.tsx';
import styles from './CustomFieldsPanel.module.css';
import { DeleteCustomField } from './DeleteCustomField.tsx';

/** A field to edit, or the target of a new one. */
type Subject = { field: CustomField } | { target: CustomFieldTarget };

const EDIT = { permission: 'edit_company', writes: true } as const;

const addButtonId = (target: CustomFieldTarget): string => `add-${target}-field`;

export default function CustomFieldsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(customFieldsQuery());
  const mayEdit = useAccess().may(EDIT);
  const editing = useDialog<Subject>();
  const deleting = useDialog<CustomField>();

  useCableEvent('company', ({ event }) => {
    if (event === 'custom_field_changed') void refreshCustomFields();
  });

  const focusAddButton = () => {
    const target = deleting.subject?.target;
    if (target) focusWhenFree(() => document.getElementById(addButtonId(target)));
  };

  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('locations:customFields.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }

  return (
    <section className={styles.panel} aria-label={t('locations:customFields.title')}>
      <p className={styles.intro}>{t('locations:customFields.intro')}</p>
      {CUSTOM_FIELD_TARGETS.map((target) => (
        <section key={target} className={styles.group} aria-labelledby={`fields-of-${target}`}>
          <div className={styles.head}>
            <h2 id={`fields-of-${target}`}>{t(`locations:customFields.targets.${target}`)}</h2>
            <GuardedButton
              demand={EDIT}
              id={addButtonId(target)}
              size="small"
              icon={<Plus size={14} />}
              label={t('locations:customFields.add')}
              accessibleName={t(`locations:customFields.addTo.${target}`)}
              onClick={() => editing.show({ target })}
            />
          </div>
          <CustomFieldRows
            label={t(`locations:customFields.targets.${target}`)}
            fields={fieldsOf(data, target)}
            actions={mayEdit ? { edit: (field) => editing.show({ field }), remove: deleting.show } : null}
          />
        </section>
      ))}
      {editing.subject && (
        <CustomFieldDialog
          key={`edit ${editing.visit}`}
          open={editing.open}
          field={'field' in editing.subject ? editing.subject.field : null}
          target={'field' in editing.subject ? editing.subject.field.target : editing.subject.target}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <DeleteCustomField
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          field={deleting.subject}
          onClose={deleting.close}
          onDeleted={focusAddButton}
        />
      )}
    </section>
  );
}
