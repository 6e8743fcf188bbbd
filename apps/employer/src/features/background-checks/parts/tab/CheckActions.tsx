// What those who may order checks can do with this one now.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { decideFinalNotice } from '@onward/domain/background-checks/adverse-action';
import { type CheckEvent, moveCheck } from '@onward/domain/background-checks/states';
import { Button } from 'antd';
import { BellRing, CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import type { SimpleDecision } from '../background-checks.api.ts';
import { useCheckDates } from '../use-check-dates.ts';
import styles from './CheckTab.module.css';
import { DecideDialog } from './DecideDialog.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import { FirstNoticeDialog } from './FirstNoticeDialog.tsx';

interface Props {
  check: ApplicationCheck;
  firstName: string;
  onRemind: (() => void) | null;
  orderAgain: ReactNode;
}

export function CheckActions({ check, firstName, onRemind, orderAgain }: Props) {
  const { t } = useTranslation();
  const decided = useDialog<SimpleDecision>();
  const noticed = useDialog<ApplicationCheck>();
  const disputed = useDialog<ApplicationCheck>();
  const { status } = check;
  const can = (event: CheckEvent): boolean => moveCheck(status, event).allowed;
  return (
    <>
      <div className={styles.actions}>
        {can('accept') && (
          <Button
            type="primary"
            icon={<CircleCheck size={16} aria-hidden="true" />}
            onClick={() => decided.show('accept')}
          >
            {t('background-checks:decide.accept.button')}
          </Button>
        )}
        {can('start_adverse_action') && (
          <Button onClick={() => noticed.show(check)}>{t('background-checks:notice.button')}</Button>
        )}
        {status === 'pre_adverse_action' && (
          <Button onClick={() => disputed.show(check)}>
            {t('background-checks:dispute.button', { name: firstName })}
          </Button>
        )}
        {can('finish_adverse_action') && <FinalNotice check={check} onSend={() => decided.show('finish')} />}
        {status === 'invitation_sent' && onRemind && (
          <Button icon={<BellRing size={16} aria-hidden="true" />} onClick={onRemind}>
            {t('applicants:actions.names.send_reminder')}
          </Button>
        )}
        {can('cancel') && (
          <Button danger onClick={() => decided.show('cancel')}>
            {t('background-checks:decide.cancel.button')}
          </Button>
        )}
        {can('order') && orderAgain}
      </div>
      {decided.subject && (
        <DecideDialog
          key={`decide ${decided.visit}`}
          check={check}
          decision={decided.subject}
          firstName={firstName}
          open={decided.open}
          onClose={decided.close}
        />
      )}
      {noticed.subject && (
        <FirstNoticeDialog
          key={`notice ${noticed.visit}`}
          check={noticed.subject}
          firstName={firstName}
          open={noticed.open}
          onClose={noticed.close}
        />
      )}
      {disputed.subject && (
        <DisputeDialog
          key={`dispute ${disputed.visit}`}
          check={disputed.subject}
          firstName={firstName}
          open={disputed.open}
          onClose={disputed.close}
        />
      )}
    </>
  );
}

/** The final notice, or from when it can be sent. */
function FinalNotice({ check, onSend }: { check: ApplicationCheck; onSend: () => void }) {
  const { t } = useTranslation();
  const { date, today } = useCheckDates();
  const endsOn = check.adverse_action?.waits_until ?? null;
  if (decideFinalNotice(check.status, endsOn, today(check)).allowed)
    return (
      <Button danger onClick={onSend}>
        {t('background-checks:decide.finish.button')}
      </Button>
    );
  return (
    <span className={styles.locked}>
      <Lock size={14} aria-hidden="true" />
      {t('background-checks:tab.finalAfter', { day: endsOn ? date(endsOn) : '' })}
    </span>
  );
}
