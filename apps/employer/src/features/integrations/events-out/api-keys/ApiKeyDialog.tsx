// Makes an API key: its name, what it may do of what the person may, and where.
import { API_KEY_NAME_MAX, givablePermissions } from '@onward/domain/integrations/events-out/api-keys';
import { effectivePermissions, type Permission } from '@onward/domain/staff/permissions';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { makeKey } from '../events-out.api.ts';
import styles from './ApiKeys.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onMade: (token: string) => void;
}

interface Entries {
  name: string;
  permissions: Permission[];
  location_ids: number[];
}

export function ApiKeyDialog({ open, onClose, onMade }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { user, locations } = useStartup();
  const offered = givablePermissions(effectivePermissions(user.company_role.permissions));
  const form = useForm<Entries>({
    initial: { name: '', permissions: [], location_ids: [] },
    check: ({ name }) => ({ name: name.trim() === '' ? t('shell:required') : null }),
    submit: async (entries) => {
      const token = await makeKey(entries);
      onClose();
      onMade(token);
    },
  });
  const rights = form.field('permissions');
  const places = form.field('location_ids');
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('events-out:keys.make')}
      submitLabel={t('events-out:keys.make')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField
        field={form.field('name')}
        label={t('events-out:keys.name')}
        hint={t('events-out:keys.nameHint')}
        maxLength={API_KEY_NAME_MAX}
        autoComplete="off"
        required
      />
      <Field
        htmlFor={rights.id}
        label={t('events-out:keys.rights')}
        hint={t('events-out:keys.rightsHint')}
        error={rights.error}
      >
        <Checkbox.Group
          className={styles.rights ?? ''}
          value={rights.value}
          onChange={(value) => rights.onChange(value)}
          options={offered.map((permission, index) => ({
            value: permission,
            label: t(`shell:permissions.${permission}`),
            ...(index === 0 && { id: rights.id }),
          }))}
        />
      </Field>
      <Field
        htmlFor={places.id}
        label={t('events-out:keys.where')}
        hint={t('events-out:keys.whereHint')}
        error={places.error}
      >
        <Select
          id={places.id}
          mode="multiple"
          style={{ width: '100%' }}
          value={places.value}
          placeholder={t('events-out:keys.everywhere')}
          options={locations.map((location) => ({ value: location.id, label: location.name }))}
          showSearch={{ optionFilterProp: 'label' }}
          aria-describedby={fieldNoteId(places.id)}
          onChange={(value) => places.onChange(value)}
        />
      </Field>
    </FormDialog>
  );
}
