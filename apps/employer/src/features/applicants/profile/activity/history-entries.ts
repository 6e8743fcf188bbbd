// Icon and color of every history entry; other rooms bring theirs.
import type { ApplicationHistory } from '@onward/contract/applicants/application';
import { type HistoryAction, type HistoryRoom, historyRoom } from '@onward/domain/applicants/history';
import type { TFunction } from 'i18next';
import {
  ArrowRightLeft,
  ArrowRightToLine,
  BadgeCheck,
  Ban,
  BellRing,
  ClipboardCheck,
  CopyPlus,
  Eraser,
  FilePlus,
  FileText,
  FileX,
  Link2Off,
  ListChecks,
  Merge,
  MessageSquareText,
  Moon,
  PencilLine,
  Printer,
  RotateCcw,
  Send,
  Share2,
  Star,
  StickyNote,
  Sun,
  TimerReset,
  Trash2,
  Undo2,
  UserCheck,
  UserPlus,
  UserX,
  Zap,
} from 'lucide-react';
import type { HistoryEntry, RoomHistory } from '../../../../platform/history-entry.ts';
import { checkHistory } from '../../../background-checks/parts/check-history.ts';
import { interviewHistory } from '../../../interviews/parts/interview-history.ts';
import { messageHistory } from '../../../messages/parts/message-history.ts';
import { offerHistory } from '../../../offers/parts/offer-history.ts';
import { onboardingHistory } from '../../../onboarding/parts/onboarding-history.ts';

const APPLICANT_ENTRIES: RoomHistory<'applicants'>['entries'] = {
  applied: { icon: FileText, tone: 'neutral' },
  applied_again: { icon: FileText, tone: 'neutral' },
  added: { icon: UserPlus, tone: 'neutral' },
  imported: { icon: UserPlus, tone: 'neutral' },
  moved_stage: { icon: ArrowRightToLine, tone: 'blue' },
  moved_position: { icon: ArrowRightLeft, tone: 'blue' },
  copied_to_position: { icon: CopyPlus, tone: 'blue' },
  came_from_position: { icon: CopyPlus, tone: 'neutral' },
  rejected: { icon: UserX, tone: 'red' },
  un_rejected: { icon: RotateCcw, tone: 'blue' },
  hired: { icon: BadgeCheck, tone: 'green' },
  not_hired: { icon: RotateCcw, tone: 'neutral' },
  inactivated: { icon: Moon, tone: 'neutral' },
  reactivated: { icon: Sun, tone: 'blue' },
  undone: { icon: Undo2, tone: 'neutral' },
  edited: { icon: PencilLine, tone: 'neutral' },
  merged: { icon: Merge, tone: 'neutral' },
  do_not_rehire: { icon: Ban, tone: 'red' },
  may_be_rehired: { icon: UserCheck, tone: 'neutral' },
  invited: { icon: Send, tone: 'violet' },
  invitation_withdrawn: { icon: Undo2, tone: 'neutral' },
  rated: { icon: Star, tone: 'amber' },
  note_added: { icon: StickyNote, tone: 'teal' },
  note_deleted: { icon: Trash2, tone: 'neutral' },
  feedback_given: { icon: MessageSquareText, tone: 'teal' },
  feedback_deleted: { icon: Trash2, tone: 'neutral' },
  remarks_deleted: { icon: Trash2, tone: 'red' },
  shared: { icon: Share2, tone: 'teal' },
  share_revoked: { icon: Link2Off, tone: 'neutral' },
  printed: { icon: Printer, tone: 'neutral' },
  file_added: { icon: FilePlus, tone: 'neutral' },
  file_deleted: { icon: FileX, tone: 'neutral' },
  form_submitted: { icon: ClipboardCheck, tone: 'teal' },
  quiz_submitted: { icon: ListChecks, tone: 'teal' },
  quiz_time_extended: { icon: TimerReset, tone: 'neutral' },
  reminder_sent: { icon: BellRing, tone: 'neutral' },
  erased: { icon: Eraser, tone: 'red' },
};

const ENTRIES: Record<HistoryAction, HistoryEntry> = {
  ...APPLICANT_ENTRIES,
  ...interviewHistory.entries,
  ...messageHistory.entries,
  ...offerHistory.entries,
  ...checkHistory.entries,
  ...onboardingHistory.entries,
};

export const entryOf = (action: HistoryAction): HistoryEntry => ENTRIES[action];

/** Everything a rule did has the automation icon. */
export const iconOf = ({ action, actor }: Pick<ApplicationHistory, 'action' | 'actor'>): HistoryEntry =>
  actor === 'automation' ? { icon: Zap, tone: 'violet' } : ENTRIES[action];

const TITLES: { [Room in HistoryRoom]: RoomHistory<Room>['title'] } = {
  applicants: (action, t) => t(`applicants:history.${action}`),
  interviews: interviewHistory.title,
  messages: messageHistory.title,
  offers: offerHistory.title,
  'background-checks': checkHistory.title,
  onboarding: onboardingHistory.title,
};

/** Titles that need no details. */
export const titleOf = (action: HistoryAction, t: TFunction): string => TITLES[historyRoom(action)](action as never, t);
