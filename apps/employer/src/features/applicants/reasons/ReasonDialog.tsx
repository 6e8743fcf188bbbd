// Adds a reason of the company's own, or renames one.
import { type ListedReason, REASON_NAME_MAX, type RejectionReason } from '@onward/domain/applicants/rejection';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';

interface Props {
  open: boolean;
  /** Null for a new one. */
  reason: ListedReason | null;
  /** What the other reasons are called. */
  taken: readonly string[];
  onSave: (key: RejectionReason | null, name: string) => Promise<void>;
  onClose: () => void;
}

export function ReasonDialog({ open, reason, taken, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const words = new Set(taken.map((each) => each.toLowerCase()));
  const nameFault = (name: string): string | null => {
    const word = name.trim().toLowerCase();
    if (word === '') return t('errors:fields.required');
    return words.has(word) ? t('errors:fields.reason_name_taken') : null;
  };
  const form = useForm({
    initial: { name: reason?.name ?? '' },
    check: ({ name }) => ({ name: nameFault(name) }),
    submit: async ({ name }) => {
      await onSave(reason?.key ?? null, name.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      width="confirm"
      title={t(reason ? 'applicants:reasons.rename' : 'applicants:reasons.add')}
      submitLabel={t('applicants:reasons.save')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField
        field={form.field('name')}
        label={t('applicants:reasons.name')}
        hint={t('applicants:reasons.nameHint')}
        required
        maxLength={REASON_NAME_MAX}
        autoComplete="off"
      />
    </FormDialog>
  );
}
