// Confirms a decision that needs no further facts: cancel, accept, or send the final notice.
import { type ApplicationCheck, acceptApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { decideCheck, type SimpleDecision } from '../background-checks.api.ts';

import { OtherName } from './OtherName.tsx';

interface Props {
  check: Pick<ApplicationCheck, 'id' | 'status' | 'other_name'>;
  decision: SimpleDecision;
  firstName: string;
  open: boolean;
  onClose: () => void;
}

export function DecideDialog({ check, decision, firstName, open, onClose }: Props) {
  const { t } = useTranslation();
  // Nothing was searched yet, so nothing is charged.
  const isFree = decision === 'cancel' && check.status === 'invitation_sent';
  const confirm = () =>
    decideCheck(check.id, decision).then(
      () => {
        toasts.success(t(`background-checks:decide.${decision}.done`));
        onClose();
      },
      (error: unknown) => {
        onClose();
        passOnError(error, acceptApplicationCheck);
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t(`background-checks:decide.${decision}.title`, { name: firstName })}
      text={
        <>
          {t(isFree ? 'background-checks:decide.cancel.free' : `background-checks:decide.${decision}.text`, {
            name: firstName,
          })}
          {decision !== 'cancel' && <OtherName check={check} firstName={firstName} />}
        </>
      }
      confirmLabel={t(`background-checks:decide.${decision}.button`)}
      {...(decision === 'cancel' && { cancelLabel: t('background-checks:decide.keep') })}
      danger={decision !== 'accept'}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
