// What a payroll connection does, what to ask the provider for, and the form (INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { BadgeCheck, ListChecks, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsentWay } from './ConsentWay.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './PayrollConnection.module.css';

const POINTS = [
  ['once', BadgeCheck],
  ['check', ListChecks],
  ['safe', ShieldCheck],
] as const;

interface Props {
  provider: PayrollProvider;
  integration: Integration;
  mayEdit: boolean;
  onConnected: () => void;
}

export function ConnectPayroll({ provider, integration, mayEdit, onConnected }: Props) {
  const { t } = useTranslation();
  const { name } = integration;
  return (
    <div className={styles.connect}>
      <section className={styles.intro} aria-label={name}>
        <p>{t('payroll:connect.intro', { name })}</p>
        <ul className={styles.points}>
          {POINTS.map(([key, Icon]) => (
            <li key={key}>
              <Icon size={18} aria-hidden="true" />
              {t(`payroll:connect.points.${key}`, { name })}
            </li>
          ))}
        </ul>
        {integration.status === 'error' && (
          <p className={styles.refused} role="alert">
            {integration.error_message}
          </p>
        )}
        {mayEdit && <ConsentWay integration={integration} />}
        {mayEdit && <CredentialsForm provider={provider} integration={integration} onConnected={onConnected} />}
      </section>
      <AskFor provider={provider} name={name} />
    </div>
  );
}

function AskFor({ provider, name }: { provider: PayrollProvider; name: string }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.ask} aria-labelledby="payroll-ask">
      <h2 id="payroll-ask">{t('payroll:connect.askTitle', { name })}</h2>
      <ol>
        {(['access', 'rights', 'keys'] as const).map((step) => (
          <li key={step}>{t(`payroll:connect.ask.${provider}.${step}`)}</li>
        ))}
      </ol>
    </aside>
  );
}
