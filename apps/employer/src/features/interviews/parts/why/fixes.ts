// What a suggested fix changes in a calendar; rules are only ever relaxed.
import type { SlotRule } from '@onward/domain/interviews/slots';
import type { CalendarRules } from '../calendars.api.ts';

export type FixableRule = Extract<SlotRule, 'notice' | 'buffer' | 'range'>;

export interface Fix {
  rule: FixableRule;
  value: number;
}

const FIELDS = {
  notice: 'min_notice_hours',
  buffer: 'buffer_minutes',
  range: 'max_days_ahead',
} as const satisfies Record<FixableRule, keyof CalendarRules>;

export const isFixable = (rule: SlotRule): rule is FixableRule => rule in FIELDS;

/** Null when the calendar is already at least as relaxed. */
export function relaxed(calendar: CalendarRules, fixes: readonly Fix[]): CalendarRules | null {
  const { time_zone, availabilities, exceptions, version } = calendar;
  const changed: CalendarRules = {
    time_zone,
    availabilities,
    exceptions,
    version,
    buffer_minutes: calendar.buffer_minutes,
    min_notice_hours: calendar.min_notice_hours,
    max_days_ahead: calendar.max_days_ahead,
  };
  for (const { rule, value } of fixes) {
    const field = FIELDS[rule];
    changed[field] = rule === 'range' ? Math.max(changed[field], value) : Math.min(changed[field], value);
  }
  const differs = Object.values(FIELDS).some((field) => changed[field] !== calendar[field]);
  return differs ? changed : null;
}
