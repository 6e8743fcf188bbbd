// The head of one weekday: its sum of hours, adding a span, and copying the day to others.
import type { WeeklyRange } from '@onward/domain/interviews/availability';
import { Button, Dropdown } from 'antd';
import { Copy, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './HoursGrid.module.css';
import { useWeekTexts } from './use-week-texts.ts';
import { addSpan, copyDay, hoursOf, type Span, spansOfDay, WEEKDAYS } from './week-ranges.ts';

const USUAL: Span = { from: 9 * 60, to: 17 * 60 };

interface Props {
  weekday: number;
  week: readonly WeeklyRange[];
  canEdit: boolean;
  onChange: (week: WeeklyRange[]) => void;
}

export function DayHead({ weekday, week, canEdit, onChange }: Props) {
  const { t } = useTranslation();
  const { dayName } = useWeekTexts();
  const hours = hoursOf(week, weekday);
  const day = dayName(weekday, 'long');
  return (
    <div className={styles.head}>
      <strong>{dayName(weekday, 'short')}</strong>
      <span className={styles.sum}>
        {hours > 0 ? t('interviews:availability.hours', { hours }) : t('interviews:availability.off')}
      </span>
      {canEdit && (
        <span className={styles.tools}>
          <Button
            type="text"
            size="small"
            icon={<Plus size={14} />}
            aria-label={t('interviews:availability.add', { day })}
            onClick={() => onChange(addSpan(week, weekday, freeSpan(spansOfDay(week, weekday))))}
          />
          {hours > 0 && (
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
                aria-label={t('interviews:availability.copy', { day })}
              />
            </Dropdown>
          )}
        </span>
      )}
    </div>
  );
}

/** Usual working hours on an empty day, otherwise one hour that starts an hour after the last span. */
function freeSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1);
  if (!last) return USUAL;
  const from = Math.min(last.to + 60, 23 * 60);
  return { from, to: Math.min(from + 60, 24 * 60) };
}

function targetsOf(key: string): readonly number[] {
  if (key === 'workdays') return [1, 2, 3, 4, 5];
  return key === 'all' ? WEEKDAYS : [Number(key)];
}
