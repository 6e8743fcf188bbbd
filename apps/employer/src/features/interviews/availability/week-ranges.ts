// Changes to the open hours of a week; spans of a day never overlap.
import { minutesOf, type TimeRange, timeOf, type WeeklyRange } from '@onward/domain/interviews/availability';
import { SLOT_STEP_MINUTES } from '@onward/domain/interviews/slots';

export interface Span {
  from: number;
  to: number;
}

/** Monday first. */
export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
export const DAY_MINUTES = 24 * 60;
export const spanOf = ({ start, end }: TimeRange): Span => ({ from: minutesOf(start) ?? 0, to: minutesOf(end) ?? 0 });
const rangeOf = ({ from, to }: Span): TimeRange => ({ start: timeOf(from), end: timeOf(to) });
export const snapped = (minutes: number): number =>
  Math.min(DAY_MINUTES, Math.max(0, Math.round(minutes / SLOT_STEP_MINUTES) * SLOT_STEP_MINUTES));

export const spansOfDay = (week: readonly WeeklyRange[], weekday: number): Span[] =>
  week
    .filter((range) => range.weekday === weekday)
    .map(spanOf)
    .toSorted((a, b) => a.from - b.from);

/** Replaces the spans of a day; spans that touch are merged. */
function withDay(week: readonly WeeklyRange[], weekday: number, spans: readonly Span[]): WeeklyRange[] {
  const others = week.filter((range) => range.weekday !== weekday);
  return [...others, ...merged(spans).map((span) => ({ weekday, ...rangeOf(span) }))].toSorted(
    (a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start),
  );
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

export const addSpan = (week: readonly WeeklyRange[], weekday: number, span: Span): WeeklyRange[] =>
  withDay(week, weekday, [...spansOfDay(week, weekday), span]);

export const removeSpan = (week: readonly WeeklyRange[], weekday: number, { from }: Span): WeeklyRange[] =>
  withDay(
    week,
    weekday,
    spansOfDay(week, weekday).filter((span) => span.from !== from),
  );

export const changeSpan = (week: readonly WeeklyRange[], weekday: number, before: Span, after: Span): WeeklyRange[] =>
  addSpan(removeSpan(week, weekday, before), weekday, after);

export const copyDay = (week: readonly WeeklyRange[], from: number, to: readonly number[]): WeeklyRange[] =>
  to.reduce((copied, weekday) => withDay(copied, weekday, spansOfDay(week, from)), [...week]);

export const hoursOf = (week: readonly WeeklyRange[], weekday: number): number =>
  spansOfDay(week, weekday).reduce((sum, { from, to }) => sum + to - from, 0) / 60;
