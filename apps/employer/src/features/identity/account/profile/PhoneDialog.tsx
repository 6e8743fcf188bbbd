// Changes the user's own phone number (IDN-035, IDN-036).
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { PhoneField } from '../../../../platform/forms/PhoneField.tsx';
import { changeProblem, phoneEntry } from '../../../../platform/forms/phone-problems.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { patchCurrentUser } from '../../../../platform/startup/startup-store.ts';
import { useCurrentUser, useFlag } from '../../../../platform/startup/use-startup.ts';
import { useGuardedClose } from '../../../../platform/use-unsaved-changes.ts';
import { callUpdateProfile } from '../../identity.api.ts';

export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const user = useCurrentUser();
  const rules = usePhoneRules();
  const phoneRequired = useFlag('phone_required');
  const form = useForm({
    initial: { phone: phoneEntry(user) },
    check: ({ phone }) => {
      const problem = changeProblem(phone, user, rules, phoneRequired);
      return { phone: problem && t(`identity:problems.phone.${problem}`) };
    },
    submit: async ({ phone: { region_number, phone } }) => {
      patchCurrentUser(await callUpdateProfile({ region_number, phone }));
      toasts.success(t('identity:account.phoneSaved'));
      onClose();
    },
    onFailure: () => toasts.error(t('identity:account.phoneFailed')),
  });

  const { close, question } = useGuardedClose({ open: true, dirty: form.dirty, busy: form.busy, onClose });

  return (
    <Dialog
      open
      title={user.phone ? t('identity:account.editPhone') : t('identity:account.addPhone')}
      width="confirm"
      dirty={form.busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={form.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={form.busy}>
            {t('identity:account.savePhone')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} noValidate>
        <PhoneField
          field={form.field('phone')}
          hint={phoneRequired ? undefined : t('identity:account.clearPhoneHint')}
          autoFocus
        />
      </form>
      <LeaveDialog question={question} />
    </Dialog>
  );
}
