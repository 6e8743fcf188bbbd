// The week that repeats: open hours as blocks that are drawn, stretched and taken away, by hand or by keys (SCH-004).
import type { WeeklyRange } from '@onward/domain/interviews/availability';
import { Button, Dropdown } from 'antd';
import { Copy, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HoursBlock } from './HoursBlock.tsx';
import styles from './HoursGrid.module.css';
import { SpanDialog } from './SpanDialog.tsx';
import { useDrawing } from './use-drawing.ts';
import { addSpan, changeSpan, copyDay, hoursOf, removeSpan, type Span, spansOfDay } from './week-ranges.ts';

const HOUR_PX = 48;
const FIRST_HOUR = 6;
const LAST_HOUR = 23;
/** Monday first. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const USUAL: Span = { from: 9 * 60, to: 17 * 60 };

interface Props {
  week: readonly WeeklyRange[];
  canEdit: boolean;
  onChange: (week: WeeklyRange[]) => void;
}

const topOf = (minutes: number): number => ((minutes - FIRST_HOUR * 60) / 60) * HOUR_PX;

export function HoursGrid({ week, canEdit, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  const drawing = useDrawing({ firstHour: FIRST_HOUR, hourPx: HOUR_PX });
  const edited = useDialog<{ weekday: number; span: Span }>();
  const dayName = (weekday: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday: style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 1, 1 + weekday)),
    );
  const hourName = (minutes: number) =>
    new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-US' : i18n.language, {
      hour: 'numeric',
      ...(minutes % 60 > 0 && { minute: '2-digit' }),
      timeZone: 'UTC',
    }).format(new Date(minutes * 60_000));
  const marks = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index);
  return (
    <div className={styles.frame}>
      <div className={styles.heads}>
        <span />
        {WEEKDAYS.map((weekday) => (
          <div key={weekday} className={styles.head}>
            <strong>{dayName(weekday, 'short')}</strong>
            <span className={styles.sum}>
              {hoursOf(week, weekday) > 0
                ? t('interviews:availability.hours', { hours: hoursOf(week, weekday) })
                : t('interviews:availability.off')}
            </span>
            {canEdit && (
              <span className={styles.tools}>
                <Button
                  type="text"
                  size="small"
                  icon={<Plus size={14} />}
                  aria-label={t('interviews:availability.add', { day: dayName(weekday, 'long') })}
                  onClick={() => onChange(addSpan(week, weekday, freeSpan(spansOfDay(week, weekday))))}
                />
                {hoursOf(week, weekday) > 0 && (
                  <Dropdown
                    trigger={['click']}
                    autoFocus
                    menu={{
                      items: [
                        { key: 'workdays', label: t('interviews:availability.toWorkdays') },
                        { key: 'all', label: t('interviews:availability.toAll') },
                        ...WEEKDAYS.filter((other) => other !== weekday).map((other) => ({
                          key: String(other),
                          label: t('interviews:availability.toDay', { day: dayName(other, 'long') }),
                        })),
                      ],
                      onClick: ({ key }) => onChange(copyDay(week, weekday, targetsOf(key))),
                    }}
                  >
                    <Button
                      type="text"
                      size="small"
                      icon={<Copy size={14} />}
                      aria-label={t('interviews:availability.copy', { day: dayName(weekday, 'long') })}
                    />
                  </Dropdown>
                )}
              </span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.scroll}>
        <div className={styles.field} ref={field} style={{ height: marks.length * HOUR_PX }}>
          <div className={styles.hours} aria-hidden="true">
            {marks.map((hour) => (
              <span key={hour} style={{ top: topOf(hour * 60) }}>
                {hour > FIRST_HOUR && hourName(hour * 60)}
              </span>
            ))}
          </div>
          {WEEKDAYS.map((weekday) => (
            <section
              key={weekday}
              className={styles.day}
              data-off={hoursOf(week, weekday) === 0}
              aria-label={dayName(weekday, 'long')}
              onPointerDown={
                canEdit
                  ? (event) => drawing.draw(event, weekday, (span) => onChange(addSpan(week, weekday, span)))
                  : undefined
              }
            >
              {spansOfDay(week, weekday).map((span) => (
                <HoursBlock
                  key={span.from}
                  span={
                    drawing.ghost?.weekday === weekday && drawing.ghost.of === span.from ? drawing.ghost.span : span
                  }
                  top={topOf}
                  canEdit={canEdit}
                  label={t('interviews:availability.block', {
                    day: dayName(weekday, 'long'),
                    from: hourName(span.from),
                    to: hourName(span.to),
                  })}
                  from={hourName(span.from)}
                  to={hourName(span.to)}
                  onChange={(after) => onChange(changeSpan(week, weekday, span, after))}
                  onOpen={() => edited.show({ weekday, span })}
                  onRemove={() => onChange(removeSpan(week, weekday, span))}
                  onStretch={(event, edge) =>
                    drawing.stretch(event, { weekday, span, edge }, (after) =>
                      onChange(changeSpan(week, weekday, span, after)),
                    )
                  }
                />
              ))}
              {drawing.ghost?.weekday === weekday && drawing.ghost.of === null && (
                <span
                  className={styles.ghost}
                  style={{
                    top: topOf(drawing.ghost.span.from),
                    height: topOf(drawing.ghost.span.to) - topOf(drawing.ghost.span.from),
                  }}
                >
                  {hourName(drawing.ghost.span.from)} – {hourName(drawing.ghost.span.to)}
                </span>
              )}
            </section>
          ))}
        </div>
      </div>
      {edited.subject && (
        <SpanDialog
          key={edited.visit}
          open={edited.open}
          title={dayName(edited.subject.weekday, 'long')}
          span={edited.subject.span}
          onClose={edited.close}
          onChange={(after) => {
            const { weekday, span } = edited.subject ?? { weekday: 0, span: after };
            onChange(changeSpan(week, weekday, span, after));
          }}
        />
      )}
    </div>
  );
}

/** Working hours where there are none yet, else an hour after the last. */
function freeSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return USUAL;
  const from = Math.min(last.to + 60, 23 * 60);
  return { from, to: Math.min(from + 60, 24 * 60) };
}

function targetsOf(key: string): number[] {
  if (key === 'workdays') return [1, 2, 3, 4, 5];
  return key === 'all' ? [...WEEKDAYS] : [Number(key)];
}
