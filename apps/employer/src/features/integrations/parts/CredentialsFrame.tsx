// The frame of a form that connects a provider with the company's own credentials: its failure, fields, and button.
import { Button } from 'antd';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Form } from '../../../platform/forms/use-form.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import styles from './CredentialsFrame.module.css';

interface Props {
  label: string;
  form: Pick<Form<object>, 'dirty' | 'busy' | 'failure' | 'onSubmit'>;
  submitLabel: string;
  /** Next to the button: what happens before the credentials are saved. */
  note: string;
  /** The fields. */
  children: ReactNode;
}

export function CredentialsFrame({ label, form, submitLabel, note, children }: Props) {
  const leaving = useUnsavedChanges(form.dirty && !form.busy);
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} aria-label={label}>
      <FormAlert failure={form.failure} />
      {children}
      <div className={styles.submit}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {submitLabel}
        </Button>
        <span>
          <ShieldCheck size={15} aria-hidden="true" />
          {note}
        </span>
      </div>
      <LeaveDialog question={leaving} />
    </form>
  );
}
