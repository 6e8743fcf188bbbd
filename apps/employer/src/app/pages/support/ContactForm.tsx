// The contact form, and the ticket number once it's sent (CMP-066).
import { Button, Input } from 'antd';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import styles from './ContactForm.module.css';
import { TicketSent } from './TicketSent.tsx';
import { useMessageForm } from './use-message-form.ts';

/** A fixed height: auto-growing needs style attributes, which the content security policy blocks. */
const ROWS = 7;

export function ContactForm() {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const form = useMessageForm();
  const question = useUnsavedChanges(form.unsaved);
  const subject = form.field('subject');
  const body = form.field('body');
  return (
    <section className={styles.card} aria-labelledby="support-contact">
      <h2 id="support-contact" className={styles.head}>
        {t('shell:support.contact')}
      </h2>
      {form.ticket !== null ? (
        <TicketSent ticket={form.ticket} onWriteAnother={form.writeAnother} />
      ) : (
        <form className={styles.form} onSubmit={form.onSubmit} noValidate>
          <p className={styles.text}>{t('shell:support.contactText', { email })}</p>
          <Field htmlFor={subject.id} label={t('shell:support.subject')} error={subject.error} required>
            <Input
              id={subject.id}
              value={subject.value}
              onChange={(event) => subject.onChange(event.target.value)}
              onBlur={subject.onBlur}
              status={subject.error ? 'error' : ''}
              aria-invalid={Boolean(subject.error)}
              aria-required
              aria-describedby={fieldNoteId(subject.id)}
            />
          </Field>
          <Field
            htmlFor={body.id}
            label={t('shell:support.message')}
            hint={t('shell:support.messageHint')}
            error={body.error}
            required
          >
            <Input.TextArea
              id={body.id}
              rows={ROWS}
              value={body.value}
              onChange={(event) => body.onChange(event.target.value)}
              onBlur={body.onBlur}
              status={body.error ? 'error' : ''}
              aria-invalid={Boolean(body.error)}
              aria-required
              aria-describedby={fieldNoteId(body.id)}
            />
          </Field>
          <Button type="primary" htmlType="submit" icon={<Send size={15} />} loading={form.sending}>
            {t('shell:support.send')}
          </Button>
        </form>
      )}
      <LeaveDialog question={question} />
    </section>
  );
}
