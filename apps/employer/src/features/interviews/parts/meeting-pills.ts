// Icon and color of an interview by its state and type.
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import type { MeetingStatus } from '@onward/domain/interviews/meeting-states';
import {
  CalendarCheck2,
  CalendarClock,
  CalendarX2,
  CircleCheck,
  Clock3,
  Ellipsis,
  type LucideIcon,
  MapPin,
  Phone,
  RotateCcw,
  UserX,
  Video,
} from 'lucide-react';
import type { PillLook } from '../../../design/status/Pill.tsx';

export const MEETING_PILLS: Record<MeetingStatus | 'proposed', PillLook> = {
  proposed: { tone: 'amber', icon: CalendarClock },
  pending: { tone: 'amber', icon: Clock3 },
  confirmed: { tone: 'teal', icon: CalendarCheck2 },
  request_reschedule: { tone: 'violet', icon: RotateCcw },
  cancelled: { tone: 'neutral', icon: CalendarX2 },
  completed: { tone: 'green', icon: CircleCheck },
  no_show: { tone: 'red', icon: UserX },
};

export const MEETING_TYPE_ICONS: Record<MeetingType, LucideIcon> = {
  phone_call: Phone,
  onsite_interview: MapPin,
  video_conference: Video,
  other: Ellipsis,
};
