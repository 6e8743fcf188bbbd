// Tries out a process before it is used: choose an applicant and a start, then see what would happen in each stage
// (JOB-025, JOB-030).

import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { weekdayMomentText } from '../../../platform/language/time-text.ts';
import type { ProcessDraft } from '../process/process-draft.ts';
import { dryRunQuery, type TriedOn } from './dry-run.api.ts';
import { Timeline } from './Timeline.tsx';
import styles from './TryOutDrawer.module.css';
import { WhomToTry } from './WhomToTry.tsx';

interface Props {
  open: boolean;
  process: HiringProcessTemplate;
  draft: ProcessDraft;
  onClose: () => void;
}

export function TryOutDrawer({ open, process, draft, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [on, setOn] = useState<TriedOn>(() => ({ applicationId: null, positionKey: null, startsAt: new Date() }));
  const { data, isError, isPending, refetch } = useQuery({ ...dryRunQuery(process.id, draft, on), enabled: open });
  return (
    <SideDrawer open={open} width="review" title={t('hiring-processes:dryRun.title')} onClose={onClose}>
      <p className={styles.note}>{t('hiring-processes:dryRun.note')}</p>
      <WhomToTry process={process} on={on} onChange={setOn} />
      <div aria-live="polite" aria-busy={isPending}>
        {isError && <ErrorBlock title={t('hiring-processes:dryRun.failed')} onRetry={() => void refetch()} />}
        {isPending && <SkeletonRows rows={5} />}
        {data && !isError && (
          <>
            <p className={styles.assumed}>
              {t('hiring-processes:dryRun.assumed', {
                name: data.person.name,
                time: weekdayMomentText(i18n.language, on.startsAt, data.person.time_zone),
                zone: data.person.time_zone.replaceAll('_', ' '),
              })}
            </p>
            <Timeline run={data} draft={draft} />
          </>
        )}
      </div>
    </SideDrawer>
  );
}
