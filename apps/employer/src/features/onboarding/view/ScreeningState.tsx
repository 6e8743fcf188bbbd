// Where a tax credit questionnaire is: at the provider, on its way, or why it has not left (INT-013, ONB-048).
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import { Button } from 'antd';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { sendScreeningAgain } from '../actions.api.ts';
import { START } from '../demands.ts';
import styles from './ActionRow.module.css';

type Screening = NonNullable<EmployeeAction['screening']>;

export function ScreeningState({ actionId, screening }: { actionId: number; screening: Screening }) {
  const { t } = useTranslation();
  const maySend = useAccess().may(START);
  const { status, provider, problem } = screening;
  if (status === 'sent' || problem === null) {
    const Icon = status === 'sent' ? CircleCheck : Clock3;
    return (
      <span className={styles.screening} data-status={status}>
        <Icon size={13} aria-hidden="true" />
        {t(`onboarding:screening.${status === 'sent' ? 'sent' : 'waiting'}`, { provider })}
      </span>
    );
  }
  return (
    <span className={status === 'failed' ? styles.failed : styles.screening} data-status={status}>
      <CircleAlert size={13} aria-hidden="true" />
      <span>
        {t(`onboarding:screening.${status === 'failed' ? 'failed' : 'waits'}`, { provider })}{' '}
        {t(`onboarding:screening.problems.${problem}`, { provider })}
      </span>
      {maySend && <AgainButton actionId={actionId} provider={provider} />}
    </span>
  );
}

function AgainButton({ actionId, provider }: { actionId: number; provider: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    // The shared handler shows why it was refused.
    await sendScreeningAgain(actionId).catch(() => null);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t('onboarding:screening.againName', { provider })}
      onClick={() => void send()}
    >
      {t('onboarding:screening.again')}
    </Button>
  );
}
