// Why can’t they book? Shows which rule removes how many times, and what would bring some back (AHD-006).

import { FEW_SLOTS } from '@onward/domain/interviews/slots';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { momentText } from '../../../../platform/language/time-text.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { applyFixes, type Diagnosis, diagnosisQuery } from './diagnosis.api.ts';
import type { Fix } from './fixes.ts';
import { RuleRow } from './RuleRow.tsx';
import styles from './WhyNotDrawer.module.css';

interface Props {
  stageId: number;
  positionKey: string;
  processId: number | null;
  open: boolean;
  onClose: () => void;
}

export function WhyNotDrawer({ stageId, positionKey, processId, open, onClose }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({ ...diagnosisQuery(stageId, positionKey), enabled: open });
  const [fixes, setFixes] = useState<Fix[]>([]);
  const [busy, setBusy] = useState(false);
  const mayEdit = useMayEdit();
  const editable = data?.interviewers.filter(({ id }) => mayEdit(id)).map(({ id }) => id) ?? [];

  const toggle = (fix: Fix) =>
    setFixes((chosen) =>
      chosen.some(({ rule }) => rule === fix.rule) ? chosen.filter(({ rule }) => rule !== fix.rule) : [...chosen, fix],
    );
  const apply = async () => {
    setBusy(true);
    try {
      await applyFixes(fixes, editable);
      setFixes([]);
      toasts.success(t('interviews:why.applied'));
    } catch (error) {
      toasts.error(takeFailure(error).message || t('interviews:why.notApplied'));
    }
    setBusy(false);
  };
  return (
    <SideDrawer
      open={open}
      title={t('interviews:why.title')}
      beside={data && <span className={styles.stage}>{data.stage_name}</span>}
      onClose={onClose}
      footerNote={
        <a
          className={styles.see}
          href={`/booking/${stageId}/preview?position_key=${encodeURIComponent(positionKey)}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={15} aria-hidden="true" /> {t('interviews:why.see')}
        </a>
      }
      actions={
        <Button type="primary" disabled={fixes.length === 0} loading={busy} onClick={apply}>
          {t('interviews:why.apply', { count: fixes.length })}
        </Button>
      }
    >
      {isError && <ErrorBlock title={t('interviews:why.failed')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows />}
      {data && (
        <div className={styles.body}>
          <Summary data={data} />
          <h2 className={styles.heading}>{t('interviews:why.takesAway')}</h2>
          <p className={styles.sum}>
            <span>{t('interviews:why.possible')}</span> <strong>{data.possible}</strong>
          </p>
          <ul className={styles.rules}>
            {data.rules.map((rule, index) => (
              <RuleRow
                key={rule.rule}
                rule={rule}
                before={data.possible - data.rules.slice(0, index).reduce((sum, { removed }) => sum + removed, 0)}
                possible={data.possible}
                processId={processId}
                stageId={stageId}
                isChosen={fixes.some((fix) => fix.rule === rule.rule)}
                mayEdit={mayEdit}
                onToggle={toggle}
              />
            ))}
          </ul>
          <p className={styles.sum}>
            <span>{t('interviews:why.left')}</span> <strong>{data.left}</strong>
          </p>
        </div>
      )}
    </SideDrawer>
  );
}

/** Everyone may edit their own calendar; those of others need a permission. */
function useMayEdit() {
  const user = useCurrentUser();
  const { may } = useAccess();
  const others = may({ permission: 'edit_all_calendars', writes: true });
  return (staffId: number): boolean => !user.is_read_only && (others || staffId === user.id);
}

function Summary({ data }: { data: Diagnosis }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.summary} data-few={data.left < FEW_SLOTS}>
      <p className={styles.big}>
        <strong>{data.left}</strong> {t('interviews:why.slotsLeft', { count: data.left })}{' '}
        <span>{t('interviews:why.ofPossible', { count: data.possible })}</span>
      </p>
      <p>
        {t('interviews:why.waiting', { count: data.waiting_applicants })}
        {data.told_at && ` ${t('interviews:why.told', { time: momentText(i18n.language, data.told_at) })}`}
      </p>
    </div>
  );
}
