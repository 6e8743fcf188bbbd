// Schedules from the calendar: first the applicant who waits for a time, then the time.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { listApplications } from '@onward/contract/applicants/applications';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { api } from '../../../platform/api.ts';
import { AssignTimeDialog } from '../parts/AssignTimeDialog.tsx';
import { assignMeeting, slotsQuery } from '../parts/meetings.api.ts';
import styles from './ScheduleDialog.module.css';

const MOST = 20;

const waitingQuery = (query: string) =>
  queryOptions({
    queryKey: ['applicants', 'waiting-for-a-time', query] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(listApplications, {
          query: {
            page: 1,
            per_page: MOST,
            status: 'in_progress',
            stage_type: 'scheduling',
            stage_status: 'not_submitted,request_reschedule',
            ...(query && { query }),
          },
          signal,
          silent: true,
        })
      ).applications,
    placeholderData: keepPreviousData,
  });

interface Props {
  open: boolean;
  onClose: () => void;
}

export function ScheduleDialog({ open, onClose }: Props) {
  const [chosen, setChosen] = useState<ApplicationRow | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <>
      <WaitingDialog open={open && !chosen} onClose={close} onChoose={setChosen} />
      {chosen && <TimeOf key={chosen.id} applicant={chosen} open={open} onClose={close} />}
    </>
  );
}

const nameOf = ({ first_name, last_name }: ApplicationRow): string => `${first_name} ${last_name}`;

interface WaitingProps extends Props {
  onChoose: (applicant: ApplicationRow) => void;
}

function WaitingDialog({ open, onClose, onChoose }: WaitingProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data: waiting = [], isPending } = useQuery({
    ...waitingQuery(useDeferredValue(typed.trim())),
    enabled: open,
  });
  return (
    <Dialog open={open} title={t('interviews:schedule.who')} onClose={onClose}>
      <Input
        autoFocus
        value={typed}
        aria-label={t('interviews:schedule.searchWaiting')}
        placeholder={t('interviews:schedule.searchWaiting')}
        onChange={({ target }) => setTyped(target.value)}
      />
      {waiting.length === 0 && !isPending && (
        <EmptyState kind="nothing_to_do" title={t('interviews:schedule.nobodyWaits')} />
      )}
      <ul className={styles.people}>
        {waiting.map((applicant) => (
          <li key={applicant.id}>
            <button type="button" className={styles.person} onClick={() => onChoose(applicant)}>
              <Avatar name={nameOf(applicant)} size={34} />
              <span>
                <strong>{nameOf(applicant)}</strong>
                <span className={styles.meta}>
                  {[applicant.position.title, applicant.position_stage.name].join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function TimeOf({ applicant, open, onClose }: Props & { applicant: ApplicationRow }) {
  const { t } = useTranslation();
  const stageId = applicant.position_stage.id;
  const { data } = useQuery(slotsQuery(stageId));
  if (!data) return null;
  return (
    <AssignTimeDialog
      open={open}
      title={t('interviews:dialogs.assign_time.title', { who: applicant.first_name })}
      submitLabel={t('interviews:dialogs.assign_time.title', { who: applicant.first_name })}
      defaults={data.usual}
      stageId={stageId}
      onClose={onClose}
      onAssign={async (time) => {
        await assignMeeting({ application_id: applicant.id, ...time });
        toasts.success(t('interviews:meeting.done.assign_time', { name: nameOf(applicant) }));
      }}
    />
  );
}
