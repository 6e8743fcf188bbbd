// Erases a person for good; the name must be typed to confirm (AHD-020).
import { confirmsErasure } from '@onward/domain/applicants/erasing';
import { Button } from 'antd';
import { Eraser } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { focusFirstField } from '../../../design/overlays/focus-first-field.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { erase } from '../persons/persons.api.ts';
import styles from './EraseDialog.module.css';

interface Props {
  personId: number;
  name: string;
  open: boolean;
  onClose: () => void;
  onErased?: () => void;
}

export function EraseDialog({ personId, name, open, onClose, onErased }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { name: '' },
    check: (entries) => ({
      name: confirmsErasure(entries.name, [name]) ? null : t('applicants:persons.data.wrong'),
    }),
    submit: async (entries) => {
      await erase(personId, entries.name);
      toasts.success(t('applicants:persons.data.done'));
      onClose();
      onErased?.();
    },
  });
  return (
    <Dialog
      open={open}
      title={t('applicants:persons.data.title', { name })}
      onClose={onClose}
      dirty={form.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" danger htmlType="submit" form={id} loading={form.busy} icon={<Eraser size={16} />}>
            {t('applicants:persons.data.submit')}
          </Button>
        </>
      }
    >
      <form ref={focusFirstField} id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
        <p>{t('applicants:persons.data.text')}</p>
        <p>{t('applicants:persons.data.exportFirst')}</p>
        <FormAlert failure={form.failure} />
        <TextField
          field={form.field('name')}
          label={t('applicants:persons.data.name', { name })}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  );
}
