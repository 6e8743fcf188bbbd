// Asks for the phone number texts are sent to (NTF-008).
import { updateProfile } from '@onward/contract/identity/identity';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { PhoneInput } from '../../../design/fields/PhoneInput.tsx';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { api } from '../../../platform/api.ts';
import { showFailure } from '../../../platform/errors/handle-error.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { phoneEntry, phoneFault } from './phone-entry.ts';

interface Props {
  open: boolean;
  /** Opened because a setting needs a number, not to change it. */
  forSms: boolean;
  onSaved: () => void;
  onClose: () => void;
}

export function PhoneDialog({ open, forSms, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const rules = usePhoneRules();
  const id = useId();
  const [entered, setEntered] = useState(() => phoneEntry(user));
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const stored = phoneEntry(user);
  const dirty = entered.phone !== stored.phone || entered.region_number !== stored.region_number;
  const { close, question } = useGuardedClose({ open, dirty, busy: saving, onClose });
  const fault = phoneFault(entered, user, rules);
  const error = tried && fault ? t(`notifications:settings.phone.faults.${fault}`) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return document.getElementById(id)?.focus();
    setSaving(true);
    try {
      const { user: saved } = await api.call(updateProfile, { body: { company_staff: entered }, silent: true });
      patchCurrentUser(saved);
      toasts.success(t('notifications:settings.phone.saved'));
      onSaved();
    } catch (failure) {
      showFailure(failure, t('notifications:settings.phone.saveFailed'));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      open={open}
      title={forSms ? t('notifications:settings.phone.forSms') : t('notifications:settings.phone.change')}
      width="confirm"
      dirty={saving}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={saving}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={`${id}-form`} loading={saving}>
            {t('notifications:settings.phone.save')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={submit}>
        <Field
          htmlFor={id}
          label={t('notifications:settings.phone.label')}
          hint={t('notifications:settings.phone.hint')}
          error={error}
        >
          <PhoneInput
            id={id}
            value={entered}
            onChange={setEntered}
            status={error ? 'error' : ''}
            autoFocus
            aria-describedby={fieldNoteId(id)}
          />
        </Field>
      </form>
      <LeaveDialog question={question} />
    </Dialog>
  );
}
