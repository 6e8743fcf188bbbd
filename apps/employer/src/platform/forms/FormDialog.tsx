// A form in a dialog with its two buttons. Closing it or leaving the page with unsaved entries asks first.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import { focusFirstField } from '../../design/overlays/focus-first-field.ts';
import { LeaveDialog } from '../../design/overlays/LeaveDialog.tsx';
import { useGuardedClose } from '../use-unsaved-changes.ts';
import styles from './FormDialog.module.css';
import type { Form } from './use-form.ts';

interface Props {
  /** Id of the form element. */
  id: string;
  open: boolean;
  title: string;
  width?: 'confirm' | 'form';
  submitLabel: string;
  form: Pick<Form<object>, 'dirty' | 'busy' | 'onSubmit'>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ id, open, title, width = 'form', submitLabel, form, onClose, children }: Props) {
  const { t } = useTranslation();
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });
  return (
    <>
      <Dialog
        open={open}
        title={title}
        width={width}
        onClose={close}
        dirty={form.busy}
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" htmlType="submit" form={id} loading={form.busy}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={focusFirstField} id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
          {children}
        </form>
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}
