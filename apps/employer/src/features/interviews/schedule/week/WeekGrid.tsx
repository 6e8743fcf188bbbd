// Days side by side with their hours: open hours plain, others hatched, with interviews and the current time.

import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import type { Meeting } from '@onward/contract/interviews/meetings';
import { openTime } from '@onward/domain/interviews/slots';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, dateText, longDateText, timeText } from '../../../../platform/language/time-text.ts';
import { dayKey } from '../../parts/meeting-times.ts';
import { BusyBlocks } from './BusyBlocks.tsx';
import { hoursShown, type PlacedMeeting, placeMeetings } from './lanes.ts';
import { MeetingBlock } from './MeetingBlock.tsx';
import { useDragToMove } from './use-drag-to-move.ts';
import styles from './WeekGrid.module.css';

const HOUR_PX = 64;
const MINUTE_MS = 60_000;
const TWO_LINES_PX = 42;

interface Props {
  days: readonly string[];
  today: string;
  now: Date;
  meetings: readonly Meeting[];
  calendar: StaffCalendar | undefined;
  openId: number | null;
  mayMove: (meeting: Meeting) => boolean;
  onOpen: (meeting: Meeting) => void;
  onMove: (meeting: Meeting, startsAt: Date) => void;
}

const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();
const minutesInto = (day: string, moment: string | number): number =>
  (new Date(moment).getTime() - startOf(day)) / MINUTE_MS;

export function WeekGrid({ days, today, now, meetings, calendar, openId, mayMove, onOpen, onMove }: Props) {
  const { i18n } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  const columns = days.map((day) => ({
    day,
    items: meetings
      .filter(({ starts_at }) => dayKey(new Date(starts_at)) === day)
      .map((meeting) => ({
        meeting,
        from: minutesInto(day, meeting.starts_at),
        to: minutesInto(day, meeting.ends_at),
        isCancelled: meeting.status === 'cancelled',
      })),
  }));
  const hours = hoursShown(columns.flatMap(({ items }) => items));
  const drag = useDragToMove({ field, days, hours, hourPx: HOUR_PX, onMove });
  useScrollToNow(field, hours.from);
  const hourLines = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  const top = (minutes: number) => ((minutes - hours.from * 60) / 60) * HOUR_PX;
  return (
    <div className={styles.frame} data-days={days.length}>
      <div className={styles.heads} aria-hidden="true">
        <span />
        {days.map((day) => (
          <span key={day} className={styles.head} data-today={day === today}>
            {weekday(i18n.language, day)} <strong>{Number(day.slice(8))}</strong>
          </span>
        ))}
      </div>
      <div className={styles.scroll}>
        <div className={styles.field} ref={field} style={{ height: hourLines.length * HOUR_PX }}>
          <div className={styles.hours} aria-hidden="true">
            {hourLines.map((hour) => (
              <span key={hour} style={{ top: (hour - hours.from) * HOUR_PX }}>
                {hour > hours.from && hourText(i18n.language, hour)}
              </span>
            ))}
          </div>
          {columns.map(({ day, items }) => (
            <section
              key={day}
              className={styles.day}
              data-today={day === today}
              aria-label={longDay(i18n.language, day)}
            >
              {openSpans(calendar, day).map(({ from, to }) => (
                <span
                  key={from}
                  className={styles.open}
                  style={{ top: Math.max(0, top(from)), height: top(to) - Math.max(0, top(from)) }}
                />
              ))}
              <BusyBlocks
                busy={calendar?.busy_times ?? []}
                startOfDay={startOf(day)}
                top={top}
                bottom={hourLines.length * HOUR_PX}
              />
              {placeMeetings(items).map(({ item, ...place }) => (
                <MeetingBlock
                  key={item.meeting.id}
                  meeting={item.meeting}
                  isOpen={item.meeting.id === openId}
                  isShort={top(item.to) - top(item.from) < TWO_LINES_PX}
                  box={{
                    top: top(item.from),
                    height: Math.max(26, top(item.to) - top(item.from)),
                    ...across(place),
                  }}
                  onOpen={() => onOpen(item.meeting)}
                  onGrab={mayMove(item.meeting) ? (event) => drag.grab(event, item.meeting) : undefined}
                />
              ))}
              {drag.ghost?.day === day && (
                <span
                  className={styles.ghost}
                  style={{ top: top(drag.ghost.from), height: (drag.ghost.minutes / 60) * HOUR_PX }}
                >
                  {clockText(i18n.language, drag.ghost.startsAt)}
                </span>
              )}
              {day === today && <span className={styles.now} style={{ top: top(minutesInto(day, now.getTime())) }} />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Wide enough to be hit with a finger. */
const STRIP_PX = 24;

function across({ lane, lanes, aside, besideStrip }: Omit<PlacedMeeting<unknown>, 'item'>): CSSProperties {
  if (aside) return { right: 0, width: STRIP_PX };
  const room = besideStrip ? `(100% - ${STRIP_PX}px)` : '100%';
  return { left: `calc(${room} * ${lane / lanes})`, width: `calc(${room} / ${lanes})` };
}

/** In minutes of the day, in the user's time zone; the whole day where the interviews are not of one calendar. */
function openSpans(calendar: StaffCalendar | undefined, day: string) {
  if (!calendar) return [{ from: 0, to: 24 * 60 }];
  const from = startOf(day);
  return openTime(calendar, { from, to: from + 24 * 60 * MINUTE_MS }).map((span) => ({
    from: (span.from - from) / MINUTE_MS,
    to: (span.to - from) / MINUTE_MS,
  }));
}

/** Shows the working hours first. */
function useScrollToNow(field: React.RefObject<HTMLDivElement | null>, firstHour: number): void {
  useEffect(() => {
    field.current?.parentElement?.scrollTo({ top: Math.max(0, (8 - firstHour) * HOUR_PX) });
  }, [field, firstHour]);
}

const hourText = (language: string, hour: number): string =>
  timeText(language, new Date(2026, 0, 1, hour), { hour: 'numeric' });
const weekday = (language: string, day: string): string => dateText(language, day, { weekday: 'short' });
const longDay = (language: string, day: string): string => longDateText(language, day);
