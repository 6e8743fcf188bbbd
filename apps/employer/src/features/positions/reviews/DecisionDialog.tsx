// Approves or rejects a job posting; rejecting needs a reason (JOB-044).
import type { ReviewedPosting } from '@onward/contract/positions/posting-reviews';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { decide } from './reviews.api.ts';

export interface Decision {
  posting: ReviewedPosting;
  status: 'approved' | 'rejected';
}

interface Props {
  open: boolean;
  decision: Decision;
  onClose: () => void;
}

const REASON_MAX = 500;

export function DecisionDialog({ open, decision: { posting, status }, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      status === 'rejected' && reason.trim() === '' ? { reason: t('positions:queue.reasonMissing') } : {},
    submit: async ({ reason }) => {
      await decide(posting.posting_review.id, status, reason.trim() || null);
      toasts.success(t(`positions:queue.done.${status}`, { title: posting.title }));
      onClose();
    },
  });
  const reason = form.field('reason');
  return (
    <FormDialog
      id={formId}
      open={open}
      width="confirm"
      title={t(`positions:queue.ask.${status}`, { title: posting.title })}
      submitLabel={t(status === 'approved' ? 'positions:queue.approve' : 'positions:queue.reject')}
      form={form}
      onClose={onClose}
    >
      <Field
        htmlFor={reason.id}
        label={t('positions:queue.reason')}
        required={status === 'rejected'}
        hint={t('positions:queue.reasonHint')}
        error={reason.error}
      >
        <Input.TextArea
          id={reason.id}
          rows={3}
          maxLength={REASON_MAX}
          value={reason.value}
          status={reason.error ? 'error' : ''}
          aria-describedby={fieldNoteId(reason.id)}
          onChange={(event) => reason.onChange(event.target.value)}
          onBlur={reason.onBlur}
        />
      </Field>
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
