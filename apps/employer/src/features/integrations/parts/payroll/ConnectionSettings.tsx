// A connected payroll provider: its state, company, credentials, and disconnecting (INT-005, INT-010, INT-011).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisconnectButton } from '../../DisconnectButton.tsx';
import { ChooseCompany } from '../ChooseCompany.tsx';
import { TestButton } from '../TestButton.tsx';
import { ConsentWay } from './ConsentWay.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './PayrollConnection.module.css';

interface Props {
  provider: PayrollProvider;
  integration: Integration & { id: number };
  mayEdit: boolean;
}

export function ConnectionSettings({ provider, integration, mayEdit }: Props) {
  const { t } = useTranslation();
  const { id, name, config, status } = integration;
  const [replacing, setReplacing] = useState(false);
  const isReplacing = replacing || status === 'error';
  const facts = (['default_company_id', 'template_code', 'payroll_group'] as const).flatMap((key) => {
    const value = config[key];
    return value ? [{ key, value }] : [];
  });
  return (
    <div className={styles.settings}>
      {provider === 'paychex' && (
        <ChooseCompany
          integration={integration}
          mayEdit={mayEdit}
          words={{
            title: t('payroll:company.title', { name }),
            text: t(config.default_company_id ? 'payroll:company.text' : 'payroll:company.choose', { name }),
            notLoaded: t('payroll:company.notLoaded'),
            none: t('payroll:company.none', { name }),
            save: t('payroll:company.save'),
            saved: t('payroll:company.saved'),
          }}
        />
      )}
      <section className={styles.card} aria-labelledby="payroll-credentials">
        <h2 id="payroll-credentials">{t('payroll:settings.credentials')}</h2>
        <p>{t('payroll:settings.credentialsText', { name })}</p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ key, value }) => (
              <div key={key}>
                <dt>{t(`payroll:settings.facts.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {mayEdit &&
          (isReplacing ? (
            <>
              {status === 'error' && <ConsentWay integration={integration} />}
              <CredentialsForm provider={provider} integration={integration} onConnected={() => setReplacing(false)} />
            </>
          ) : (
            <div>
              <Button onClick={() => setReplacing(true)}>{t('payroll:connect.replace')}</Button>
            </div>
          ))}
      </section>
      {mayEdit && (
        <section className={styles.card} aria-labelledby="payroll-connection">
          <h2 id="payroll-connection">{t('payroll:settings.connection')}</h2>
          <p>{t('payroll:settings.connectionText', { name })}</p>
          <div className={styles.buttons}>
            <TestButton id={id} />
            <DisconnectButton id={id} name={name} text={t('payroll:settings.disconnectText', { name })} />
          </div>
        </section>
      )}
    </div>
  );
}
