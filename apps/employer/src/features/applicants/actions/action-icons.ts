// Each action by its picture.
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import {
  ArrowRightToLine,
  BadgeCheck,
  BadgeX,
  BellRing,
  Briefcase,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Moon,
  Printer,
  Share2,
  StickyNote,
  UserCheck,
  UserX,
} from 'lucide-react';

export const ACTION_ICONS: Partial<Record<ActionName, LucideIcon>> = {
  move_to_stage: ArrowRightToLine,
  send_email: Mail,
  send_sms: MessageSquareText,
  send_email_inactive: Mail,
  send_sms_inactive: MessageSquareText,
  add_note: StickyNote,
  reject: UserX,
  un_reject: UserCheck,
  share_applicant: Share2,
  move_to_position: Briefcase,
  send_reminder: BellRing,
  mark_hired: BadgeCheck,
  mark_not_hired: BadgeX,
  print_applicant: Printer,
  mark_inactive: Moon,
  reject_applicant: UserX,
  unreject_applicant: UserCheck,
};
