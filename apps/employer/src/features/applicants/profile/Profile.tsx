// One applicant, on a page of its own or in the panel beside a list: head, stages, tabs and the side (APP-012).

import type { Application } from '@onward/contract/applicants/application';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { Channel } from '@onward/domain/messages/channels';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { DataIntegrityModal } from '../../../design/overlays/DataIntegrityModal.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { Present } from '../../presence/parts/Present.tsx';
import { usePresence } from '../../presence/parts/use-presence.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import type { Target } from '../applicants.api.ts';
import { usePersonEntries } from '../persons/use-person-entries.tsx';
import { ActivityTab } from './activity/ActivityTab.tsx';
import { ApplicationTab } from './application/ApplicationTab.tsx';
import { EditContactDialog } from './editing/EditContactDialog.tsx';
import { FeedbackTab } from './feedback/FeedbackTab.tsx';
import { ProfileActions } from './head/ProfileActions.tsx';
import { ProfileHead } from './head/ProfileHead.tsx';
import { StageStepper } from './head/StageStepper.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import styles from './Profile.module.css';
import { refreshProfile } from './profile.api.ts';
import { NextStep } from './rail/NextStep.tsx';
import { ProfileRail } from './rail/ProfileRail.tsx';
import { ScheduleTab } from './schedule/ScheduleTab.tsx';
import { PROFILE_TABS, type ProfileTab, tabAddress, tabOf } from './tabs.ts';

const SCREEN = 'applicant_profile';
const MESSAGES = { feature: 'messages', module: 'messaging' } as const;
const CHANNELS_OF: Partial<Record<ActionName, Channel>> = { send_email: 'email', send_sms: 'sms' };

interface Props {
  applicant: Application;
  /** Who changed it a moment ago. */
  changedBy: string | null;
  /** Crumbs and the steps through the list. */
  above?: ReactNode;
}

export function Profile({ applicant, changedBy, above }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const access = useAccess();
  // Without the module there are no interviews anywhere (SCH-003), nor messages (MSG-001).
  const closed = { schedule: !access.may({ module: 'scheduling' }), messages: !access.may(MESSAGES) };
  const tabs = PROFILE_TABS.filter((key) => !(key in closed && closed[key as keyof typeof closed]));
  const asked = tabOf(address);
  const tab = tabs.includes(asked) ? asked : 'application';
  const target = useMemo<Target>(() => ({ kind: 'rows', rows: [applicant] }), [applicant]);
  const offered = useOfferedActions(target, SCREEN);
  const { start, run, dialogs } = useApplicantActions(SCREEN, { onDone: refreshProfile });
  const edited = useDialog<Application>();
  const [wanted, setWanted] = useState<{ channel: Channel; asked: number } | null>(null);
  const { ApplicantThread } = useRoomParts();
  const person = usePersonEntries(applicant);
  const people = usePresence('application', applicant.id, edited.open ? 'editing' : 'viewing');
  const present = <Present people={people} />;

  /** One person is written to in their thread. */
  const writeBy = (channel: Channel) => {
    setWanted((before) => ({ channel, asked: (before?.asked ?? 0) + 1 }));
    void navigate(tabAddress(address, 'messages'));
  };
  const startAction = (action: ActionName) => {
    // The tab has the place to write, with mentions; a dialog would only be a smaller one.
    if (action === 'add_note') void navigate(tabAddress(address, 'notes'));
    else if (CHANNELS_OF[action]) writeBy(CHANNELS_OF[action]);
    else start(action, target);
  };
  const moveTo = (stage_id: number) =>
    run('move_to_stage', target, { stage_id }).catch((error: unknown) => passOnError(error, performApplicationAction));

  const counts: Partial<Record<ProfileTab, number>> = {
    messages: applicant.unread_messages_count,
    notes: applicant.notes_count,
    feedback: applicant.feedbacks_count,
  };
  const parts: Record<ProfileTab, ReactNode> = {
    application: <ApplicationTab applicant={applicant} onCompare={person.compare} />,
    messages: (
      <Suspense>
        <ApplicantThread applicationId={applicant.id} wanted={wanted} />
      </Suspense>
    ),
    notes: <NotesTab applicationId={applicant.id} />,
    feedback: <FeedbackTab applicationId={applicant.id} />,
    schedule: (
      <ScheduleTab
        applicant={applicant}
        onAssign={offered.actions.includes('assign_time') ? () => start('assign_time', target) : null}
      />
    ),
    activity: <ActivityTab applicationId={applicant.id} />,
  };

  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <ProfileHead
          applicant={applicant}
          above={above}
          present={present}
          actions={
            <ProfileActions
              applicant={applicant}
              offered={offered}
              onStart={startAction}
              onEdit={() => edited.show(applicant)}
              personEntries={person.entries}
            />
          }
        />
        <StageStepper applicant={applicant} />
        <p className={styles.changed} role="status">
          {changedBy !== null && <ChangedBy name={changedBy} />}
        </p>
        <TabsRow
          label={t('applicants:profile.tabsLabel')}
          active={tab}
          items={tabs.map((key) => ({
            key,
            label: t(`applicants:profile.tabs.${key}`),
            to: tabAddress(address, key),
            ...(counts[key] ? { count: counts[key] } : {}),
          }))}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.part} data-tab={tab}>
          {parts[tab]}
        </div>
        <ProfileRail
          applicant={applicant}
          activityTo={tabAddress(address, 'activity')}
          next={
            <NextStep
              applicant={applicant}
              offered={offered}
              onMoveTo={moveTo}
              onHire={() => start('mark_hired', target)}
            />
          }
        />
      </div>
      {dialogs}
      {person.dialogs}
      {edited.subject && (
        <EditContactDialog
          key={edited.visit}
          applicant={edited.subject}
          present={present}
          open={edited.open}
          onClose={edited.close}
        />
      )}
      {applicant.position.status === 'deleted' && <MissingPosition key={applicant.id} />}
    </article>
  );
}

function ChangedBy({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <RefreshCw size={13} aria-hidden="true" />
      {name ? t('applicants:profile.changedBy', { name }) : t('applicants:profile.changed')}
    </>
  );
}

/** The job is gone, so a part of what this page shows is missing (PLT-048). */
function MissingPosition() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <DataIntegrityModal open={open} text={t('applicants:profile.positionDeleted')} onClose={() => setOpen(false)} />
  );
}
