// The "Confirm it's you" dialog that a rejected call waits for (IDN-042).
import { startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { isSixDigitCode } from '@onward/domain/identity/second-factors';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Fingerprint } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { type Failure, readFailure } from '../../../platform/forms/read-failure.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ConfirmationPrompt } from '../../../platform/session/confirmation.ts';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { CodeField } from '../second-step/CodeField.tsx';
import { passkeysWork, signWithPasskey, wasCanceled } from '../second-step/passkey.ts';
import { callConfirm, callStartConfirmation } from './security.api.ts';

export default function ConfirmIdentity({ prompt }: { prompt: ConfirmationPrompt }) {
  const { t } = useTranslation();
  const formId = useId();
  const { data, error } = useQuery({
    queryKey: ['identity', 'confirmation'],
    queryFn: callStartConfirmation,
    // A passkey can sign each challenge only once.
    staleTime: 0,
    gcTime: 0,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const ways = data?.ways ?? [];
  const byPassword = ways.includes('password');
  const byCode = !byPassword && ways.includes('code');
  const entry = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: byPassword && password === '' ? t('identity:problems.passwordMissing') : null,
      code: byCode && !isSixDigitCode(code) ? t('security:problems.code') : null,
    }),
    submit: async ({ password, code }) => {
      await callConfirm(byPassword ? { password } : { code });
      prompt.settle(true);
    },
  });
  const signByPasskey = async () => {
    if (!data?.passkey) return;
    try {
      await callConfirm({ assertion: await signWithPasskey(data.passkey) });
      prompt.settle(true);
    } catch (refused) {
      if (!wasCanceled(refused)) setFailure(readFailure(refused));
    }
  };

  return (
    <Dialog
      open
      title={t('security:confirm.title')}
      width="confirm"
      onClose={() => prompt.settle(false)}
      actions={
        <>
          <Button onClick={() => prompt.settle(false)} disabled={entry.busy}>
            {t('shell:cancel')}
          </Button>
          {(byPassword || byCode) && (
            <Button type="primary" htmlType="submit" form={formId} loading={entry.busy}>
              {t('security:confirm.submit')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={form.stack} onSubmit={entry.onSubmit} noValidate>
        <p>{t('security:confirm.text')}</p>
        {!data && !error && <SkeletonRows rows={1} avatar={false} />}
        {byPassword && (
          <PasswordField
            field={entry.field('password')}
            label={t('identity:fields.password')}
            autoComplete="current-password"
            size="middle"
          />
        )}
        {byCode && <CodeField field={entry.field('code')} label={t('security:secondStep.code')} />}
        {data?.passkey && passkeysWork() && (
          <div>
            <Button icon={<Fingerprint size={16} />} onClick={() => void signByPasskey()}>
              {t('security:secondStep.usePasskey')}
            </Button>
          </div>
        )}
        {ways.includes('adp') && <a href={startAdpSignIn.path}>{t('security:confirm.withAdp')}</a>}
        <FormAlert failure={entry.failure ?? failure ?? (error ? readFailure(error) : null)} />
      </form>
    </Dialog>
  );
}
