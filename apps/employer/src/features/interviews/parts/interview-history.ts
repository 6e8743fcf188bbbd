// How interviews appear in an applicant's activity (APP-013).

import { CalendarCheck, CalendarClock, CalendarPlus, CalendarX, RotateCcw, UserX } from 'lucide-react';
import { detailText, type HistoryDetail, type RoomHistory } from '../../../platform/history-entry.ts';
import { exactText } from '../../../platform/language/time-text.ts';

export const interviewHistory: RoomHistory<'interviews'> = {
  title: (action, t) => t(`interviews:history.${action}`),
  entries: {
    meeting_booked: { icon: CalendarPlus, tone: 'blue', details: timeAndReason },
    times_proposed: { icon: CalendarClock, tone: 'amber', details: timeAndReason },
    proposal_declined: { icon: CalendarX, tone: 'neutral', details: timeAndReason },
    proposal_withdrawn: { icon: RotateCcw, tone: 'neutral', details: timeAndReason },
    meeting_assigned: { icon: CalendarPlus, tone: 'blue', details: timeAndReason },
    meeting_confirmed: { icon: CalendarCheck, tone: 'blue', details: timeAndReason },
    meeting_changed: { icon: CalendarClock, tone: 'blue', details: timeAndReason },
    reschedule_requested: { icon: RotateCcw, tone: 'violet', details: timeAndReason },
    meeting_cancelled: { icon: CalendarX, tone: 'neutral', details: timeAndReason },
    meeting_completed: { icon: CalendarCheck, tone: 'green' },
    meeting_no_show: { icon: UserX, tone: 'red' },
  },
};

function timeAndReason({ starts_at, reason }: HistoryDetail, language: string): string {
  return [starts_at ? exactText(language, detailText(starts_at)) : '', detailText(reason)].filter(Boolean).join(', ');
}
