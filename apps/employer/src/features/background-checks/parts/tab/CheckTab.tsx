// The background checks of an applicant: the newest one with what can be done, and earlier ones (CHK-005, CHK-006).
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import type { CheckTabProps } from '../../../../platform/room-parts.ts';
import { checksQuery } from '../background-checks.api.ts';
import { CheckPill } from '../CheckPill.tsx';
import OrderCheckDialog from '../order/OrderCheckDialog.tsx';
import { useCheckDates } from '../use-check-dates.ts';
import { useLiveChecks } from '../use-live-checks.ts';
import { CheckCard } from './CheckCard.tsx';
import styles from './CheckTab.module.css';
import { PackageCards } from './PackageCards.tsx';

export default function CheckTab({ application, onOrder: order, onRemind }: CheckTabProps) {
  const { t } = useTranslation();
  const { id, first_name: firstName, last_name, position, status } = application;
  // Nothing is ordered for applicants who were hired or rejected.
  const onOrder = status === 'in_progress' ? order : null;
  const { data: checks, isError, refetch } = useQuery(checksQuery(id));
  const mayDecide = useAccess().may({
    permission: 'order_background_check',
    module: 'background_check',
    writes: true,
  });
  const ordered = useDialog<{ chosen: string | null }>();
  useLiveChecks();
  if (isError) return <ErrorBlock title={t('background-checks:tab.failed')} onRetry={() => void refetch()} />;
  if (!checks) return <SkeletonRows />;
  const [current, ...earlier] = checks;
  return (
    <div className={styles.tab}>
      {!current && onOrder && (
        <PackageCards applicationId={id} firstName={firstName} onOrder={(chosen) => ordered.show({ chosen })} />
      )}
      {!current && !onOrder && (
        <EmptyState
          kind="first_use"
          title={t('background-checks:tab.none')}
          text={t(mayDecide ? 'background-checks:tab.notYet' : 'background-checks:tab.notAllowed')}
        />
      )}
      {current && (
        <CheckCard
          key={current.id}
          check={current}
          firstName={firstName}
          mayDecide={mayDecide}
          onRemind={onRemind}
          orderAgain={
            onOrder && (
              <Button
                type="primary"
                icon={<ShieldCheck size={16} aria-hidden="true" />}
                onClick={() => ordered.show({ chosen: current.package })}
              >
                {t('background-checks:tab.orderAgain')}
              </Button>
            )
          }
        />
      )}
      {earlier.length > 0 && <EarlierChecks checks={earlier} />}
      {ordered.subject && onOrder && (
        <OrderCheckDialog
          key={ordered.visit}
          people={[{ id, name: `${firstName} ${last_name}`.trim(), firstName }]}
          about={`${position.title}, ${position.location.name}`}
          chosen={ordered.subject.chosen}
          open={ordered.open}
          onClose={ordered.close}
          onRun={onOrder}
        />
      )}
    </div>
  );
}

function EarlierChecks({ checks }: { checks: readonly ApplicationCheck[] }) {
  const { t } = useTranslation();
  const { day } = useCheckDates();
  return (
    <section>
      <h2 className={styles.heading}>{t('background-checks:tab.earlier')}</h2>
      <ul className={styles.earlier}>
        {checks.map((check) => (
          <li key={check.id}>
            <strong>{check.package_name}</strong>
            <span className={styles.meta}>{day(check.ordered_at)}</span>
            <CheckPill status={check.status} isRefused={check.refused_at !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
