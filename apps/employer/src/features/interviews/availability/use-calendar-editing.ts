// Edits a calendar: unsaved changes, and changes someone else saves in the meantime (SCH-005).

import { errorCodes } from '@onward/contract/errors';
import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { type CalendarRules, refreshCalendars, updateCalendar } from '../parts/calendars.api.ts';

const FIELDS = [
  'time_zone',
  'availabilities',
  'exceptions',
  'buffer_minutes',
  'min_notice_hours',
  'max_days_ahead',
] as const;

const rulesOf = (calendar: StaffCalendar): CalendarRules => ({
  time_zone: calendar.time_zone,
  availabilities: calendar.availabilities,
  exceptions: calendar.exceptions,
  buffer_minutes: calendar.buffer_minutes,
  min_notice_hours: calendar.min_notice_hours,
  max_days_ahead: calendar.max_days_ahead,
  version: calendar.version,
});

/** The number of fields that differ. */
const changesBetween = (one: CalendarRules, other: CalendarRules): number =>
  FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field])).length;

export function useCalendarEditing(calendar: StaffCalendar) {
  const { t } = useTranslation();
  const [base, setBase] = useState(() => rulesOf(calendar));
  const [rules, setRules] = useState(base);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = changesBetween(base, rules);
  const newer = calendar.version > base.version;
  useCableEvent('company', ({ event }) => {
    if (event === 'calendar_changed') void refreshCalendars();
  });

  const change = (values: Partial<CalendarRules>) => setRules((current) => ({ ...current, ...values }));
  const startFrom = (stored: CalendarRules) => {
    setBase(stored);
    setRules(stored);
    setFailure(null);
  };
  const takeTheirs = () => startFrom(rulesOf(calendar));
  const keepMine = () => {
    setBase(rulesOf(calendar));
    change({ version: calendar.version });
  };
  // Applied at once when there are no unsaved changes to lose.
  if (newer && changes === 0 && !busy) takeTheirs();

  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      startFrom(rulesOf(await updateCalendar(calendar.company_staff_id, rules)));
      toasts.success(t('interviews:availability.saved'));
    } catch (error) {
      const refused = takeFailure(error);
      setFailure(refused);
      if (refused.code === errorCodes.conflict) await refreshCalendars();
    }
    setBusy(false);
  };
  const discard = () => setRules(base);
  return { rules, changes, newer, busy, failure, change, takeTheirs, keepMine, save, discard };
}
