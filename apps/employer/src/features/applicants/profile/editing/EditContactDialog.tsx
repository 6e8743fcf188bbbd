// Edits name and contact; if someone else saved in the meantime, both values are shown (APP-012, AHD-021).
import type { Application } from '@onward/contract/applicants/application';
import { isEmail } from '@onward/domain/platform/contact/email';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { PhoneField } from '../../../../platform/forms/PhoneField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { saveContact } from '../profile.api.ts';
import { endsLinks, entriesOf, theirEntries, toChange } from './contact-entries.ts';

interface Props {
  applicant: Application;
  /** Shows who else is viewing or editing. */
  present: ReactNode;
  open: boolean;
  onClose: () => void;
}

export function EditContactDialog({ applicant, present, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const rules = usePhoneRules();
  const [initial] = useState(() => entriesOf(applicant));
  const { conflict, version, show, goOnFrom } = useEditConflict(applicant.version);
  const missing = (text: string) => (text.trim() === '' ? t('applicants:profile.edit.missing') : null);

  const form = useForm({
    initial,
    check: ({ first_name, last_name, email, phone }) => ({
      first_name: missing(first_name),
      last_name: missing(last_name),
      email: email.trim() === '' || isEmail(email.trim()) ? null : t('applicants:profile.edit.email'),
      phone:
        phone.phone.trim() === '' || !rules || rules.isPhoneNumber(phone) ? null : t('applicants:profile.edit.phone'),
    }),
    submit: async (entries) => {
      show(null);
      await saveContact(applicant.id, { ...toChange(entries), version: version() });
      toasts.success(t('applicants:profile.edit.saved'));
      onClose();
    },
    onFailure: ({ conflict: found }) => show(found),
  });

  const { email, phone } = form.values;
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:profile.edit.title')}
      submitLabel={t('applicants:profile.edit.save')}
      form={form}
      onClose={onClose}
    >
      {present}
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(`applicants:profile.fields.${field}`)}
          onTakeTheirs={(found) => {
            form.change(theirEntries(form.values, found));
            goOnFrom(found.version);
          }}
          // Sends the form again, now based on the newer version.
          onKeepMine={(found) => {
            goOnFrom(found.version);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      <TextField field={form.field('first_name')} label={t('applicants:profile.fields.first_name')} required />
      <TextField field={form.field('last_name')} label={t('applicants:profile.fields.last_name')} required />
      <TextField
        field={form.field('email')}
        label={t('applicants:profile.fields.email')}
        inputMode="email"
        hint={endsLinks(initial.email, email) && t('applicants:profile.edit.linksEnd')}
      />
      <PhoneField
        field={form.field('phone')}
        label={t('applicants:profile.fields.phone')}
        hint={endsLinks(initial.phone.phone, phone.phone) && t('applicants:profile.edit.linksEnd')}
      />
    </FormDialog>
  );
}
