// Saves the current view of a list, or changes a saved one.
import type { SavedView, ViewState } from '@onward/contract/saved-views/saved-views';
import { VIEW_NAME_MAX, type ViewList } from '@onward/domain/saved-views/views';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { addView, changeView, rolesQuery } from './saved-views.api.ts';
import styles from './ViewDialog.module.css';

interface Props {
  open: boolean;
  list: ViewList;
  /** Null for a new view. */
  view: SavedView | null;
  state: ViewState;
  onClose: () => void;
}

const PRIVATE = 0;

export function ViewDialog({ open, list, view, state, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const roles = useShareableRoles(open);
  const entries = useForm({
    initial: {
      name: view?.name ?? '',
      shared_role_id: view?.shared_role_id ?? PRIVATE,
      is_pinned: view?.is_pinned ?? false,
      is_default: view?.is_default ?? false,
    },
    check: ({ name }) => ({ name: name.trim() === '' ? t('saved-views:nameMissing') : null }),
    submit: async ({ shared_role_id, ...chosen }) => {
      const values = { ...chosen, shared_role_id: shared_role_id || null };
      if (view) await changeView(view.id, values, true);
      else await addView({ list, state, ...values });
      toasts.success(t('saved-views:saved', { name: chosen.name.trim() }));
      onClose();
    },
  });
  const shared = entries.field('shared_role_id');
  return (
    <FormDialog
      id={id}
      open={open}
      title={view ? t('saved-views:editTitle', { name: view.name }) : t('saved-views:saveTitle')}
      width="confirm"
      submitLabel={t('saved-views:save')}
      form={entries}
      onClose={onClose}
    >
      <TextField field={entries.field('name')} label={t('saved-views:name')} required maxLength={VIEW_NAME_MAX} />
      <Field htmlFor={shared.id} label={t('saved-views:sharedWith')} error={shared.error}>
        <Select
          className={styles.select ?? ''}
          id={shared.id}
          value={shared.value}
          onChange={shared.onChange}
          options={[{ value: PRIVATE, label: t('saved-views:private') }, ...roles]}
        />
      </Field>
      <Checkbox
        checked={entries.values.is_pinned}
        onChange={(event) => entries.change({ is_pinned: event.target.checked })}
      >
        {t('saved-views:pinHome')}
      </Checkbox>
      <Checkbox
        checked={entries.values.is_default}
        onChange={(event) => entries.change({ is_default: event.target.checked })}
      >
        {t('saved-views:openFirst')}
      </Checkbox>
      <FormAlert failure={entries.failure} />
    </FormDialog>
  );
}

/** Everyone can share with their own role; users who manage staff with any. */
function useShareableRoles(open: boolean): { value: number; label: string }[] {
  const roleLabel = useRoleLabel();
  const { company_role: own } = useCurrentUser();
  const mayManage = useAccess().may({ permission: 'edit_user' });
  const { data: roles } = useQuery(rolesQuery(open && mayManage));
  return (roles ?? [own]).map(({ id, name }) => ({ value: id, label: roleLabel(name) }));
}
