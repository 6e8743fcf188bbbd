// An email to one or several employees; afterwards it names the people who have no email address.
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { sendMessage } from '../employees.api.ts';

interface Props {
  open: boolean;
  people: readonly { id: number; name: string }[];
  /** Written in advance; the sender can change it. */
  draft?: { subject: string; body: string };
  onClose: () => void;
  onSent?: () => void;
}

interface Outcome {
  sent: number;
  skipped: readonly { id: number; name: string }[];
}

const SUBJECT_MAX = 200;
const BODY_MAX = 5000;
const EMPTY = { subject: '', body: '' };

export function MessageEmployeesDialog({ open, people, draft = EMPTY, onClose, onSent }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const missing = (text: string) => (text.trim() === '' ? t('errors:fields.required') : null);
  const form = useForm({
    initial: draft,
    check: ({ subject, body }) => ({ subject: missing(subject), body: missing(body) }),
    submit: async ({ subject, body }) => {
      const employee_ids = people.map((person) => person.id);
      const { sent_count, skipped } = await sendMessage({ employee_ids, subject: subject.trim(), body: body.trim() });
      onSent?.();
      if (skipped.length > 0) return setOutcome({ sent: sent_count, skipped });
      toasts.success(t('employees:message.sent', { count: sent_count }));
      onClose();
    },
  });
  const [first] = people;
  if (outcome) return <Skipped open={open} outcome={outcome} onClose={onClose} />;
  return (
    <FormDialog
      id={id}
      open={open}
      title={
        people.length === 1 && first
          ? t('employees:message.titleOne', { name: first.name })
          : t('employees:message.title', { count: people.length })
      }
      submitLabel={t('employees:message.send')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField
        field={form.field('subject')}
        label={t('employees:message.subject')}
        required
        maxLength={SUBJECT_MAX}
        autoComplete="off"
      />
      <TextAreaField field={form.field('body')} label={t('employees:message.body')} rows={8} maxLength={BODY_MAX} />
    </FormDialog>
  );
}

function Skipped({ open, outcome, onClose }: { open: boolean; outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      width="confirm"
      title={t('employees:message.sent', { count: outcome.sent })}
      onClose={onClose}
      actions={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('shell:ok')}
        </Button>
      }
    >
      <p>{t('employees:message.skipped', { count: outcome.skipped.length })}</p>
      <ul>
        {outcome.skipped.map((person) => (
          <li key={person.id}>{person.name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
