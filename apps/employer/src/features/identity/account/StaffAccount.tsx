// The account of another team member, or the reason why it can't be opened (IDN-034, IDN-037).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { staffQuery } from '../identity.api.ts';
import styles from './StaffAccount.module.css';
import { StaffForm } from './StaffForm.tsx';

export function StaffAccount({ id }: { id: number }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { data: staff, error, refetch } = useQuery(staffQuery(id));
  return (
    <>
      <PageHeader
        title={staff?.name ?? t('shell:pages.account')}
        crumbs={[{ label: t('shell:pages.company'), to: paths.company() }, { label: t('identity:account.staff') }]}
        beside={staff && <span className={styles.role}>{roleLabel(staff.company_role.name)}</span>}
        divided
      />
      <PageBody>
        {error && (
          <ErrorBlock
            title={t('identity:account.staffNotLoaded')}
            message={readFailure(error).message}
            onRetry={() => void refetch()}
          />
        )}
        {!staff && !error && <SkeletonRows rows={3} avatar={false} />}
        {staff && <StaffForm staff={staff} />}
      </PageBody>
    </>
  );
}
