// Edits the user's own name.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { patchCurrentUser } from '../../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { callUpdateProfile } from '../../identity.api.ts';
import styles from './NameForm.module.css';
import { NAME_MAX_LENGTH } from './name-length.ts';

export function NameForm() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const mayWrite = useAccess().may({ writes: true });
  const form = useForm({
    initial: { name: user.name },
    check: ({ name }) => ({ name: name.trim() === '' ? t('identity:problems.name') : null }),
    submit: async ({ name }) => {
      const saved = await callUpdateProfile({ name });
      patchCurrentUser(saved);
      form.reset({ name: saved.name });
      toasts.success(t('identity:account.nameSaved'));
    },
  });
  const leaving = useUnsavedChanges(form.dirty);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField
            field={form.field('name')}
            label={t('identity:fields.name')}
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            disabled={!mayWrite}
          />
        </div>
        {mayWrite && (
          <Button type="primary" htmlType="submit" disabled={!form.dirty} loading={form.busy}>
            {t('identity:account.saveName')}
          </Button>
        )}
      </div>
      <FormAlert failure={form.failure} />
      <LeaveDialog question={leaving} />
    </form>
  );
}
