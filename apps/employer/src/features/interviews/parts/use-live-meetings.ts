// Reloads interviews when someone else, or an applicant, changes them.
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshLinks } from './calendar-links.api.ts';
import { refreshCalendars } from './calendars.api.ts';
import { refreshMeetings } from './meetings.api.ts';

export function useLiveMeetings(): void {
  useCableEvent('applications', ({ event }) => {
    if (event === 'meeting_changed' || event === 'application_updated') void refreshMeetings();
  });
  useCableEvent('company', ({ event }) => {
    if (event !== 'calendar_changed') return;
    void refreshCalendars();
    void refreshLinks();
  });
}
