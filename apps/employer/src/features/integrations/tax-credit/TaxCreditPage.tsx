// A tax credit provider: connecting it, its companies, testing, and disconnecting (INT-010, INT-013).
import type { Integration } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { BadgeCheck, Hand, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectionPill } from '../parts/ConnectionPill.tsx';
import { ConnectionProblem } from '../parts/payroll/ConnectionProblem.tsx';
import styles from '../parts/payroll/PayrollConnection.module.css';
import { ReadOnlyNote } from '../parts/ReadOnlyNote.tsx';
import { useIntegration } from '../parts/use-integration.ts';
import { AccountForm } from './AccountForm.tsx';
import { TaxCreditSettings } from './TaxCreditSettings.tsx';

export default function TaxCreditPage({ nickname }: { nickname: TaxCreditNickname }) {
  const { t } = useTranslation();
  const { integration, error, refetch, refusal } = useIntegration(nickname);
  return (
    <>
      <PageHeader
        title={integration?.name ?? t('shell:pages.taxCredit')}
        titleOnPhone
        crumbs={[{ label: t('shell:company.panels.integrations'), to: paths.company('integrations') }]}
        beside={integration && <ConnectionPill status={integration.status} />}
      />
      <PageBody>
        <ReadOnlyNote reason={refusal} />
        {integration ? (
          <Content nickname={nickname} integration={integration} mayEdit={!refusal} />
        ) : integration === null ? (
          <p>{t('integrations:taxCredit.off')}</p>
        ) : error ? (
          <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        )}
      </PageBody>
    </>
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
