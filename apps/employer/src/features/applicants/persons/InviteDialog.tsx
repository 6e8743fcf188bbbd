// Invites the selected applicants to another job: which job, who is skipped and why, and the message (AHD-023).
import { INVITE_MESSAGE_MAX } from '@onward/domain/applicants/rediscovery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { countOf, type Target } from '../applicants.api.ts';
import { PositionField } from '../dialogs/PositionField.tsx';
import styles from './InviteDialog.module.css';
import { InvitePreview } from './InvitePreview.tsx';
import { invitationPreviewQuery, invite, withdrawInvitation } from './rediscovery.api.ts';

interface Props {
  target: Target;
  open: boolean;
  onClose: () => void;
  /** Called after the invitations were sent, e.g. to clear the selection. */
  onDone: () => void;
}

export function InviteDialog({ target, open, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { position_key: null as string | null, message: '' },
    check: ({ position_key }) => ({
      position_key: position_key === null ? t('applicants:dialogs.position.required') : null,
    }),
    submit: async ({ position_key, message }) => {
      const { invited_count: count, undo } = await invite(target, { position_key: position_key ?? '', message });
      if (!undo) return;
      const withdraw = async () =>
        toasts.success(t('applicants:persons.invite.withdrawn', { count: await withdrawInvitation(undo.id) }));
      toasts.success(t('applicants:persons.invite.done', { count }), {
        label: t('shell:undo'),
        // The global error handler shows that it was too late to undo.
        run: () => void withdraw().catch(() => null),
      });
      onDone();
      onClose();
    },
  });
  const { position_key: positionKey } = form.values;
  const { data, error } = useQuery({
    ...invitationPreviewQuery(target, positionKey ?? ''),
    enabled: open && positionKey !== null,
  });
  const count = data?.invited_count ?? countOf(target);
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:persons.invite.title', { count: countOf(target) })}
      submitLabel={t('applicants:persons.invite.submit', { count })}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure ?? (error ? readFailure(error) : null)} />
      <PositionField field={form.field('position_key')} publishedOnly />
      {data && <InvitePreview invitedCount={data.invited_count} skipped={data.skipped} />}
      <TextAreaField
        field={form.field('message')}
        label={t('applicants:persons.invite.message')}
        rows={4}
        maxLength={INVITE_MESSAGE_MAX}
      />
      <p className={styles.hint}>
        {t('applicants:persons.invite.messageHint')} {t('applicants:dialogs.undoHint')}
      </p>
    </FormDialog>
  );
}
