// The setup dialogs: the QR code for the authenticator app, then the recovery codes.
import { isSixDigitCode } from '@onward/domain/identity/second-factors';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../design/codes/QrCode.tsx';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { CodeField } from '../second-step/CodeField.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import styles from './SetupDialogs.module.css';
import type { FactorSetup, StartedFactor } from './use-factor-setup.ts';

export const SetupDialogs = ({ setup }: { setup: FactorSetup }) => (
  <>
    {setup.authenticator && (
      <AuthenticatorDialog
        key={setup.authenticator.second_factor.id}
        started={setup.authenticator}
        onConfirm={setup.confirmAuthenticator}
        onClose={setup.cancel}
      />
    )}
    {setup.recoveryCodes && <RecoveryCodesDialog codes={setup.recoveryCodes} onClose={setup.closeRecoveryCodes} />}
  </>
);

interface Props {
  started: StartedFactor;
  onConfirm: (code: string) => Promise<void>;
  onClose: () => void;
}

function AuthenticatorDialog({ started, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const entry = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isSixDigitCode(code) ? null : t('security:problems.code') }),
    submit: ({ code }) => onConfirm(code),
  });
  return (
    <Dialog
      open
      title={t('security:setUp.authenticatorTitle')}
      width="form"
      dirty={entry.busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={entry.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" htmlType="submit" form={formId} loading={entry.busy}>
            {t('security:setUp.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={entry.onSubmit} noValidate>
        <ol className={styles.steps}>
          <li>{t('security:setUp.scan')}</li>
          <li>{t('security:setUp.typeCode')}</li>
        </ol>
        <div className={styles.picture}>
          <QrCode text={started.uri ?? ''} label={t('security:setUp.picture')} />
        </div>
        <CopyField label={t('security:setUp.secret')} value={started.secret ?? ''} />
        <CodeField field={entry.field('code')} label={t('security:secondStep.code')} />
      </form>
    </Dialog>
  );
}
