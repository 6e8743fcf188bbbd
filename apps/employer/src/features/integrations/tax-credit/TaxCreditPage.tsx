// A tax credit provider: connecting it, its companies, testing, and disconnecting (INT-010, INT-013).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { BadgeCheck, Hand, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IntegrationFrame } from '../parts/IntegrationFrame.tsx';
import { ConnectionProblem } from '../parts/payroll/ConnectionProblem.tsx';
import styles from '../parts/payroll/PayrollConnection.module.css';
import { useIntegration } from '../parts/use-integration.ts';
import { AccountForm } from './AccountForm.tsx';
import { TaxCreditSettings } from './TaxCreditSettings.tsx';

export default function TaxCreditPage({ nickname }: { nickname: TaxCreditNickname }) {
  const { t } = useTranslation();
  const found = useIntegration(nickname);
  return (
    <IntegrationFrame of={found} title={t('shell:pages.taxCredit')} notOffered={t('integrations:taxCredit.off')}>
      {(integration) => <Content nickname={nickname} integration={integration} mayEdit={!found.refusal} />}
    </IntegrationFrame>
  );
}

interface Props {
  nickname: TaxCreditNickname;
  integration: Integration;
  mayEdit: boolean;
}

function Content({ nickname, integration, mayEdit }: Props) {
  const { id, connected_at } = integration;
  if (id === null || connected_at === null) {
    return <Introduction nickname={nickname} integration={integration} mayEdit={mayEdit} />;
  }
  return (
    <>
      <ConnectionProblem integration={integration} repairAt={null} />
      <TaxCreditSettings nickname={nickname} integration={{ ...integration, id }} mayEdit={mayEdit} />
    </>
  );
}

const POINTS = [
  ['sent', BadgeCheck],
  ['voluntary', Hand],
  ['safe', ShieldCheck],
] as const;

function Introduction({ nickname, integration, mayEdit }: Props) {
  const { t } = useTranslation();
  const { name } = integration;
  return (
    <section className={styles.intro} aria-label={name}>
      <p>{t('integrations:taxCredit.intro', { name })}</p>
      <ul className={styles.points}>
        {POINTS.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={18} aria-hidden="true" />
            {t(`integrations:taxCredit.points.${key}`)}
          </li>
        ))}
      </ul>
      {mayEdit && <AccountForm nickname={nickname} integration={integration} />}
    </section>
  );
}
