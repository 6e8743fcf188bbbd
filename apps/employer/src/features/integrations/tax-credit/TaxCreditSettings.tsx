// A connected tax credit provider: its companies, credentials, and disconnecting (INT-005, INT-010, INT-013).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DisconnectButton } from '../DisconnectButton.tsx';
import { ChooseCompany } from '../parts/ChooseCompany.tsx';
import styles from '../parts/payroll/PayrollConnection.module.css';
import { TestButton } from '../parts/TestButton.tsx';
import { AccountForm } from './AccountForm.tsx';

interface Props {
  nickname: TaxCreditNickname;
  integration: Integration & { id: number };
  mayEdit: boolean;
}

export function TaxCreditSettings({ nickname, integration, mayEdit }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { name, account, status } = integration;
  const [replacing, setReplacing] = useState(false);
  const asksKey = replacing || status === 'error';
  return (
    <div className={styles.settings}>
      {status === 'active' && (
        <ChooseCompany
          integration={integration}
          mayEdit={mayEdit}
          words={{
            title: t('integrations:taxCredit.companies.title', { name }),
            text: t(`integrations:taxCredit.companies.${nickname}Text`),
            notLoaded: t('integrations:taxCredit.companies.notLoaded'),
            none: t('integrations:taxCredit.companies.none', { name }),
            save: t('integrations:taxCredit.companies.save'),
            saved: t('integrations:taxCredit.companies.saved'),
          }}
        />
      )}
      <section className={styles.card} aria-labelledby={`${id}-credentials`}>
        <h2 id={`${id}-credentials`}>{t('integrations:taxCredit.credentials')}</h2>
        <p>{t('integrations:taxCredit.credentialsText', { name })}</p>
        {account !== null && !(mayEdit && asksKey) && (
          <dl className={styles.facts}>
            <div>
              <dt>{t('integrations:taxCredit.account')}</dt>
              <dd>{account}</dd>
            </div>
          </dl>
        )}
        {mayEdit &&
          (asksKey ? (
            <AccountForm nickname={nickname} integration={integration} onConnected={() => setReplacing(false)} />
          ) : (
            <div>
              <Button onClick={() => setReplacing(true)}>{t('integrations:taxCredit.replace')}</Button>
            </div>
          ))}
      </section>
      {mayEdit && (
        <section className={styles.card} aria-labelledby={`${id}-connection`}>
          <h2 id={`${id}-connection`}>{t('integrations:taxCredit.connection')}</h2>
          <p>{t('integrations:taxCredit.connectionText', { name })}</p>
          <div className={styles.buttons}>
            <TestButton id={integration.id} />
            <DisconnectButton id={integration.id} name={name} text={t('integrations:taxCredit.disconnectText')} />
          </div>
        </section>
      )}
    </div>
  );
}
