// Each thing that happens to an applicant by its picture and tone.
import type { ApplicationHistory } from '@onward/contract/applications';
import type { HistoryAction } from '@onward/domain/applicants/histories';
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
  type LucideIcon,
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
  Trash2,
  Undo2,
  UserCheck,
  UserPlus,
  UserX,
  Zap,
} from 'lucide-react';
import type { Tone } from '../../../../design/theme/tokens.ts';

interface Look {
  icon: LucideIcon;
  tone: Tone;
}

const LOOKS: Record<HistoryAction, Look> = {
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
  reminder_sent: { icon: BellRing, tone: 'neutral' },
  erased: { icon: Eraser, tone: 'red' },
};

/** What a rule did carries the sign of automation, whatever it was. */
export const lookOf = ({ action, actor }: Pick<ApplicationHistory, 'action' | 'actor'>): Look =>
  actor === 'automation' ? { icon: Zap, tone: 'violet' } : LOOKS[action];
