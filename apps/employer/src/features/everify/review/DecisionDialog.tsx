// Approves an account, or sends it back with a note about what has to change (EVF-009, EVF-014).
import type { ReviewedEverifyCompany } from '@onward/contract/everify/everify-companies';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { decide } from './reviews.api.ts';

export interface Decision {
  row: ReviewedEverifyCompany;
  status: 'active' | 'draft';
}

interface Props {
  open: boolean;
  decision: Decision;
  onClose: () => void;
}

const NOTE_MAX = 1000;

export function DecisionDialog({ open, decision: { row, status }, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { owner_name: name } = row;
  const form = useForm({
    initial: { review_note: '' },
    check: ({ review_note }) => ({
      review_note: status === 'draft' && review_note.trim() === '' ? t('everify:review.noteMissing') : null,
    }),
    submit: async ({ review_note }) => {
      await decide(row.formi9_compliance_company.id, status, review_note.trim() || null);
      toasts.success(t(`everify:review.done.${status}`, { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t(`everify:review.ask.${status}`, { name })}
      submitLabel={t(status === 'active' ? 'everify:review.approve' : 'everify:review.sendBack')}
      form={form}
      onClose={onClose}
    >
      <TextAreaField
        field={form.field('review_note')}
        label={t('everify:review.note')}
        hint={t('everify:review.noteHint')}
        required={status === 'draft'}
        maxLength={NOTE_MAX}
      />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
