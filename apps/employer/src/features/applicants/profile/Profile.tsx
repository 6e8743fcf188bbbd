// One applicant, on its own page or in the panel next to a list: header, stages, tabs and sidebar (APP-012).

import type { Application } from '@onward/contract/applicants/application';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { Channel } from '@onward/domain/messages/channels';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DataIntegrityModal } from '../../../design/overlays/DataIntegrityModal.tsx';
import { expectTyping } from '../../../design/overlays/typing.ts';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { Present } from '../../presence/parts/Present.tsx';
import { usePresence } from '../../presence/parts/use-presence.ts';
import { useOfferedActions } from '../actions/offered-actions.ts';
import { useApplicantActions } from '../actions/use-applicant-actions.tsx';
import type { Target } from '../applicants.api.ts';
import { usePersonEntries } from '../persons/use-person-entries.tsx';
import { EditContactDialog } from './editing/EditContactDialog.tsx';
import { ProfileActions } from './head/ProfileActions.tsx';
import { ProfileHead } from './head/ProfileHead.tsx';
import { StageStepper } from './head/StageStepper.tsx';
import styles from './Profile.module.css';
import { refreshProfile } from './profile.api.ts';
import { ProfileRail } from './rail/ProfileRail.tsx';
import { RailCards } from './rail/RailCards.tsx';
import { TabContent } from './TabContent.tsx';
import type { ProfileTab } from './tabs.ts';
import { useProfileTab } from './use-profile-tab.ts';

const SCREEN = 'applicant_profile';
const CHANNELS_OF: Partial<Record<ActionName, Channel>> = { send_email: 'email', send_sms: 'sms' };

interface Props {
  applicant: Application;
  /** The team member who just changed this applicant. */
  changedBy: string | null;
  /** Breadcrumbs and the previous/next buttons of the list. */
  above?: ReactNode;
}

export function Profile({ applicant, changedBy, above }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tabs, tab, addressOf } = useProfileTab(applicant);
  const target = useMemo<Target>(() => ({ kind: 'rows', rows: [applicant] }), [applicant]);
  const offered = useOfferedActions(target, SCREEN);
  const { start, run, dialogs } = useApplicantActions(SCREEN, { onDone: refreshProfile });
  const edited = useDialog<Application>();
  const [replyRequest, setReplyRequest] = useState<{ channel: Channel; count: number } | null>(null);
  const [noteRequests, setNoteRequests] = useState(0);
  const person = usePersonEntries(applicant);
  const people = usePresence('application', applicant.id, edited.open ? 'editing' : 'viewing');
  const present = <Present people={people} />;

  /** Messages to one person are written in their thread, not in a dialog. */
  const writeBy = (channel: Channel) => {
    expectTyping();
    setReplyRequest((before) => ({ channel, count: (before?.count ?? 0) + 1 }));
    void navigate(addressOf('messages'));
  };
  /** The notes tab has a full editor with mentions, so no dialog is needed. */
  const writeNote = () => {
    expectTyping();
    setNoteRequests((count) => count + 1);
    void navigate(addressOf('notes'));
  };
  const startAction = (action: ActionName) => {
    if (action === 'add_note') writeNote();
    else if (CHANNELS_OF[action]) writeBy(CHANNELS_OF[action]);
    else start(action, target);
  };
  const moveTo = (stage_id: number) =>
    run('move_to_stage', target, { stage_id }).catch((error: unknown) => passOnError(error, performApplicationAction));

  const startIfOffered = (action: ActionName) =>
    offered.actions.includes(action) ? () => start(action, target) : null;
  const counts = countsOf(applicant);
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
            to: addressOf(key),
            ...(counts[key] ? { count: counts[key] } : {}),
          }))}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.part} data-tab={tab}>
          <TabContent
            tab={tab}
            applicant={applicant}
            replyRequest={replyRequest}
            noteRequests={noteRequests}
            onCompare={person.compare}
            onAssign={startIfOffered('assign_time')}
            onOffer={startIfOffered('send_signing_request')}
            onOrderCheck={
              offered.actions.includes('order_background_check')
                ? (params) => run('order_background_check', target, params)
                : null
            }
            onRemind={applicant.status === 'in_progress' ? startIfOffered('send_reminder') : null}
          />
        </div>
        <ProfileRail
          applicant={applicant}
          activityTo={addressOf('activity')}
          next={<RailCards applicant={applicant} offered={offered} onStart={startAction} onMoveTo={moveTo} />}
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

const countsOf = (applicant: Application): Partial<Record<ProfileTab, number>> => ({
  tasks: applicant.tasks_count,
  messages: applicant.unread_messages_count,
  notes: applicant.notes_count,
  feedback: applicant.feedbacks_count,
});

function ChangedBy({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <RefreshCw size={13} aria-hidden="true" />
      {name ? t('applicants:profile.changedBy', { name }) : t('applicants:profile.changed')}
    </>
  );
}

/** The job was deleted, so this page cannot show everything (PLT-048). */
function MissingPosition() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  return (
    <DataIntegrityModal open={open} text={t('applicants:profile.positionDeleted')} onClose={() => setOpen(false)} />
  );
}
