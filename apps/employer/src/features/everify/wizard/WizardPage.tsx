// Sets up an E-Verify account in five steps, or shows one that can no longer be changed (EVF-002..007, design 12).
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ACCOUNT_LOOKS } from '../account-looks.ts';
import { accountQuery } from '../accounts.api.ts';
import { EDIT_EVERIFY } from '../demands.ts';
import { AccountFacts } from '../entry/AccountFacts.tsx';
import { AccountWizard } from './AccountWizard.tsx';
import styles from './WizardPage.module.css';

export default function WizardPage() {
  const { id = 'new' } = useParams();
  if (id === 'new') return <AccountWizard key="new" account={null} />;
  return <SavedAccount key={id} id={Number(id) || 0} />;
}

function SavedAccount({ id }: { id: number }) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may(EDIT_EVERIFY);
  const { data: account, error, refetch } = useQuery(accountQuery(id));
  if (account?.status === 'draft' && mayEdit) return <AccountWizard account={account} />;
  if (account) return <ViewedAccount account={account} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('everify:wizard.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}

function ViewedAccount({ account }: { account: EverifyCompany }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={account.company_name || t('everify:accounts.unnamed')}
        titleOnPhone
        divided
        crumbs={[
          { label: t('shell:pages.company'), to: paths.company() },
          { label: t('shell:modules.uscis_integration'), to: paths.company('everify') },
        ]}
        beside={<Pill {...ACCOUNT_LOOKS[account.status]}>{t(`everify:accounts.statuses.${account.status}`)}</Pill>}
      />
      <PageBody>
        <div className={styles.viewed}>
          <AccountFacts entry={account} />
        </div>
      </PageBody>
    </>
  );
}
