// Rejects applicants: reason, note for the team, and the message and its time (APP-026).
import { asksForNumber } from '@onward/domain/applicants/actions/catalog';
import { REJECTION_MESSAGE_MAX, REJECTION_NOTE_MAX } from '@onward/domain/applicants/rejection';
import { Button, Switch } from 'antd';
import { Lock, UserX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { focusFirstField } from '../../../../design/overlays/focus-first-field.ts';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useGuardedClose } from '../../../../platform/use-unsaved-changes.ts';
import { openFinding } from '../../status/open-finding.ts';
import type { ActionDialogProps } from '../action-dialog.ts';
import { LeftOut, useQualifying } from '../LeftOut.tsx';
import { NumberField } from '../NumberField.tsx';
import { SendLater } from '../SendLater.tsx';
import { useWho } from '../use-who.ts';
import { ReasonField } from './ReasonField.tsx';
import styles from './RejectDialog.module.css';
import { RejectionPreview } from './RejectionPreview.tsx';
import { useRejectForm } from './use-reject-form.ts';
import { useStandardMessage } from './use-standard-message.ts';

export function RejectDialog({
  action,
  target,
  screen,
  open,
  onClose,
  onRun,
}: ActionDialogProps<'reject' | 'reject_applicant'>) {
  const { t } = useTranslation();
  const id = useId();
  const qualifying = useQualifying(action, target, screen);
  const { count, total, skipped } = qualifying;
  const typed = asksForNumber(action, count);
  const who = useWho(target, count);
  const left = new Set(skipped.map(({ row }) => row.id));
  const told = target.kind === 'rows' ? target.rows.filter((row) => !left.has(row.id)) : [];
  const needsNote = told.some((row) => openFinding(row) !== null);
  const standard = useStandardMessage();
  const [only] = told.length === 1 ? told : [];
  const standardMessage = only ? standard.body(only) : t('applicants:dialogs.reject.standardForMany');
  const form = useRejectForm({ standardMessage, typed: typed ? count : null, needsNote, run: onRun, onDone: onClose });
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });
  const notify = form.field('notify');
  const isStandard = form.values.message === standardMessage;
  return (
    <Dialog
      open={open}
      width="preview"
      title={
        total > 1 && count < total
          ? t('applicants:dialogs.reject.titleSome', { count, total })
          : t('applicants:dialogs.reject.title', { who })
      }
      onClose={close}
      dirty={form.busy}
      actions={
        <>
          <span className={styles.undo}>{t('applicants:dialogs.undoHint')}</span>
          <Button onClick={close} disabled={form.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" danger htmlType="submit" form={id} loading={form.busy} icon={<UserX size={16} />}>
            {t('applicants:dialogs.reject.submit', { count })}
          </Button>
        </>
      }
    >
      <form ref={focusFirstField} id={id} className={styles.columns} noValidate onSubmit={form.onSubmit}>
        <div>
          <FormAlert failure={form.failure} />
          <LeftOut {...qualifying} />
          {needsNote && (
            <p className={styles.undecided} role="note">
              <Lock size={15} aria-hidden="true" />
              {t('background-checks:reject.explain')}
            </p>
          )}
          <ReasonField field={form.field('reason')} />
          <TextField
            field={form.field('note')}
            label={t(needsNote ? 'background-checks:reject.note' : 'applicants:dialogs.reject.note')}
            required={needsNote}
            maxLength={REJECTION_NOTE_MAX}
            autoComplete="off"
          />
          <label className={styles.tell} htmlFor={notify.id}>
            <Switch id={notify.id} checked={notify.value} onChange={notify.onChange} />
            {t('applicants:dialogs.reject.tell', { count })}
          </label>
          {notify.value && (
            <>
              <TextAreaField
                field={form.field('message')}
                label={t('applicants:dialogs.reject.message')}
                {...(isStandard && { hint: t('applicants:dialogs.reject.standardNote') })}
                rows={6}
                maxLength={REJECTION_MESSAGE_MAX}
              />
              <SendLater field={form.field('delay_seconds')} />
            </>
          )}
          {typed && <NumberField field={form.field('number')} count={count} />}
        </div>
        {notify.value && <RejectionPreview people={told} message={isStandard ? null : form.values.message} />}
      </form>
      <LeaveDialog question={question} />
    </Dialog>
  );
}
