// How background checks appear in an applicant's activity (APP-013).
import {
  BadgeCheck,
  CirclePause,
  CirclePlay,
  CircleX,
  CloudAlert,
  FileCheck2,
  FileX2,
  Hourglass,
  MailWarning,
  MessageSquareWarning,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldX,
  TriangleAlert,
} from 'lucide-react';
import { detailText, type RoomHistory } from '../../../platform/history-entry.ts';

export const checkHistory: RoomHistory<'background-checks'> = {
  title: (action, t) => t(`background-checks:history.${action}`),
  entries: {
    check_ordered: { icon: ShieldQuestionMark, tone: 'blue', details: ({ package: name }) => detailText(name) },
    check_not_ordered: { icon: ShieldAlert, tone: 'amber' },
    check_consented: { icon: FileCheck2, tone: 'teal' },
    check_refused: { icon: FileX2, tone: 'amber' },
    check_failed: { icon: CloudAlert, tone: 'red' },
    check_expired: { icon: Hourglass, tone: 'amber' },
    check_canceled: { icon: CircleX, tone: 'neutral' },
    check_suspended: { icon: CirclePause, tone: 'amber' },
    check_resumed: { icon: CirclePlay, tone: 'blue' },
    check_clear: { icon: ShieldCheck, tone: 'green' },
    check_consider: { icon: TriangleAlert, tone: 'amber' },
    check_accepted: { icon: BadgeCheck, tone: 'green' },
    check_pre_adverse: { icon: MailWarning, tone: 'amber' },
    check_disputed: { icon: MessageSquareWarning, tone: 'amber' },
    check_final_adverse: { icon: ShieldX, tone: 'red' },
  },
};
