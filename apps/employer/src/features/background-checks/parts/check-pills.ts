// How the states of a background check are shown everywhere.
import type { CheckStatus } from '@onward/domain/background-checks/states';
import {
  CircleDashed,
  CirclePause,
  CircleX,
  FileX2,
  Hourglass,
  MailWarning,
  MessageSquareWarning,
  ShieldCheck,
  ShieldX,
  TriangleAlert,
} from 'lucide-react';
import type { PillLook } from '../../../design/status/Pill.tsx';

export const CHECK_PILLS: Record<CheckStatus, PillLook> = {
  not_ordered: { tone: 'neutral', icon: CircleDashed },
  invitation_sent: { tone: 'blue', icon: Hourglass },
  pending: { tone: 'blue', icon: Hourglass },
  suspended: { tone: 'amber', icon: CirclePause },
  clear: { tone: 'green', icon: ShieldCheck },
  consider: { tone: 'amber', icon: TriangleAlert },
  pre_adverse_action: { tone: 'amber', icon: MailWarning },
  dispute: { tone: 'amber', icon: MessageSquareWarning },
  final_adverse_action: { tone: 'red', icon: ShieldX },
  canceled: { tone: 'neutral', icon: CircleX },
  expired: { tone: 'neutral', icon: CircleX },
};

export const REFUSED_PILL: PillLook = { tone: 'amber', icon: FileX2 };

/** The key of its text. Interviews also have a status `pending`, which means something else. */
export const checkStatusKey = (status: CheckStatus): string => (status === 'pending' ? 'check_pending' : status);
