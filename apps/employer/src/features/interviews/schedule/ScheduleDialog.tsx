// Schedules from the calendar: first the applicant, then the time. Somebody who is not in an interview stage moves there
// with it.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { moveToStage } from '@onward/domain/applicants/actions/catalog/move-to-stage';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Radio } from 'antd';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { AssignTimeDialog } from '../parts/AssignTimeDialog.tsx';
import { assignMeeting, slotsQuery } from '../parts/meetings.api.ts';
import { elsewhereQuery, interviewStagesQuery, waitingQuery } from './people-to-schedule.api.ts';
import styles from './ScheduleDialog.module.css';

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
  const isWaiting = chosen?.position_stage.stage_type === 'scheduling';
  return (
    <>
      <PeopleDialog open={open && !chosen} onClose={close} onChoose={setChosen} />
      {chosen && isWaiting && (
        <TimeOf key={chosen.id} applicant={chosen} stageId={chosen.position_stage.id} open={open} onClose={close} />
      )}
      {chosen && !isWaiting && <MovedFirst key={chosen.id} applicant={chosen} open={open} onClose={close} />}
    </>
  );
}

const nameOf = ({ first_name, last_name }: ApplicationRow): string => `${first_name} ${last_name}`;

interface PeopleProps extends Props {
  onChoose: (applicant: ApplicationRow) => void;
}

function PeopleDialog({ open, onClose, onChoose }: PeopleProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const mayMove = useAccess().may(moveToStage.demand);
  const { data: waiting = [], isPending, isFetching } = useQuery({ ...waitingQuery(wanted), enabled: open });
  const searched = open && mayMove && wanted !== '';
  const { data: found = [], isFetching: isSearching } = useQuery({ ...elsewhereQuery(wanted), enabled: searched });
  const elsewhere = searched ? found : [];
  const takeOnlyMatch = (): void => {
    const [only, another] = [...waiting, ...elsewhere];
    const isCurrent = wanted === typed.trim() && !isFetching && !isSearching;
    if (wanted && isCurrent && only && !another) onChoose(only);
  };
  return (
    <Dialog open={open} title={t('interviews:schedule.who')} onClose={onClose}>
      <Input
        autoFocus
        value={typed}
        aria-label={t('interviews:schedule.search')}
        placeholder={t('interviews:schedule.search')}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={takeOnlyMatch}
      />
      {waiting.length + elsewhere.length === 0 && !isPending && (
        <EmptyState
          kind="nothing_to_do"
          title={
            wanted ? t('interviews:schedule.nobodyFound', { query: wanted }) : t('interviews:schedule.nobodyWaits')
          }
        />
      )}
      <div className={styles.found}>
        <People label={t('interviews:schedule.waitForTime')} people={waiting} onChoose={onChoose} />
        <People label={t('interviews:schedule.elsewhere')} people={elsewhere} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

interface PeopleListProps {
  label: string;
  people: readonly ApplicationRow[];
  onChoose: (applicant: ApplicationRow) => void;
}

function People({ label, people, onChoose }: PeopleListProps) {
  if (people.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.people} aria-label={label}>
        {people.map((applicant) => (
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
    </>
  );
}

interface TimeProps extends Props {
  applicant: ApplicationRow;
}

/** Asks for the stage where the job has several for interviews. */
function MovedFirst({ applicant, open, onClose }: TimeProps) {
  const { t } = useTranslation();
  const { data: stages } = useQuery(interviewStagesQuery(applicant.id));
  const [chosenId, setChosenId] = useState<number | null>(null);
  if (!stages) return null;
  const chosen = stages.find(({ id }) => id === chosenId) ?? stages[0];
  if (!chosen) return <NoInterviewStage applicant={applicant} open={open} onClose={onClose} />;
  const who = applicant.first_name;
  return (
    <TimeOf key={chosen.id} applicant={applicant} stageId={chosen.id} open={open} onClose={onClose}>
      <p role="note" className={styles.note}>
        {t('interviews:schedule.movesFirst', { who, from: applicant.position_stage.name, to: chosen.name })}
      </p>
      {stages.length > 1 && (
        <Radio.Group
          aria-label={t('interviews:schedule.stage')}
          value={chosen.id}
          onChange={({ target }) => setChosenId(target.value)}
          options={stages.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </TimeOf>
  );
}

function NoInterviewStage({ applicant, open, onClose }: TimeProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      width="confirm"
      title={t('interviews:schedule.noStage', { job: applicant.position.title })}
      onClose={onClose}
      actions={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('shell:ok')}
        </Button>
      }
    >
      {t('interviews:schedule.noStageText')}
    </Dialog>
  );
}

function TimeOf({
  applicant,
  stageId,
  open,
  onClose,
  children,
}: TimeProps & { stageId: number; children?: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useQuery(slotsQuery(stageId));
  if (!data) return null;
  const title = t('interviews:dialogs.assign_time.title', { who: applicant.first_name });
  return (
    <AssignTimeDialog
      open={open}
      title={title}
      submitLabel={title}
      defaults={data.usual}
      stageId={stageId}
      onClose={onClose}
      onAssign={async (time) => {
        await assignMeeting({ application_id: applicant.id, stage_id: stageId, ...time });
        toasts.success(t('interviews:meeting.done.assign_time', { name: nameOf(applicant) }));
      }}
    >
      {children}
    </AssignTimeDialog>
  );
}
