// The custom fields section of a form, with a link to manage them for users with permission.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { paths } from '../../../platform/routing/paths.ts';
import styles from '../editor/LocationForm.module.css';
import { CustomFieldInputs } from '../parts/CustomFieldInputs.tsx';
import type { CustomFieldEntry, CustomFieldName } from '../parts/custom-field-entries.ts';

interface Props {
  fields: readonly CustomField[];
  bind: (name: CustomFieldName) => FieldBinding<CustomFieldEntry>;
}

export function CustomFieldsSection({ fields, bind }: Props) {
  const { t } = useTranslation();
  const mayManage = useAccess().may({ permission: 'edit_company', writes: true });
  if (fields.length === 0 && !mayManage) return null;
  return (
    <section>
      <div className={styles.head}>
        <h3>{t('locations:customFields.title')}</h3>
        {mayManage && (
          <Link className={styles.link} to={paths.company('custom_fields')}>
            {t('locations:customFields.manage')}
          </Link>
        )}
      </div>
      {fields.length > 0 && <CustomFieldInputs fields={fields} bind={bind} />}
    </section>
  );
}
