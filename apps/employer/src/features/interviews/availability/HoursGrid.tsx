// The weekly open hours as blocks that are drawn, resized and removed with the mouse or the keyboard (SCH-004).
import type { WeeklyRange } from '@onward/domain/interviews/availability';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { DayColumn } from './DayColumn.tsx';
import { DayHead } from './DayHead.tsx';
import styles from './HoursGrid.module.css';
import { FIRST_HOUR, HOUR_PX, LAST_HOUR, topOf } from './hours-scale.ts';
import { SpanDialog } from './SpanDialog.tsx';
import { useDrawing } from './use-drawing.ts';
import { useWeekTexts } from './use-week-texts.ts';
import { changeSpan, type Span, WEEKDAYS } from './week-ranges.ts';

interface Props {
  week: readonly WeeklyRange[];
  canEdit: boolean;
  onChange: (week: WeeklyRange[]) => void;
}

const HOURS = Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => FIRST_HOUR + index);

export function HoursGrid({ week, canEdit, onChange }: Props) {
  const { dayName, hourName } = useWeekTexts();
  const drawing = useDrawing({ firstHour: FIRST_HOUR, hourPx: HOUR_PX });
  const edited = useDialog<{ weekday: number; span: Span }>();
  return (
    <div className={styles.frame}>
      <div className={styles.heads}>
        <span />
        {WEEKDAYS.map((weekday) => (
          <DayHead key={weekday} weekday={weekday} week={week} canEdit={canEdit} onChange={onChange} />
        ))}
      </div>
      <div className={styles.scroll}>
        <div className={styles.field} style={{ height: HOURS.length * HOUR_PX }}>
          <div className={styles.hours} aria-hidden="true">
            {HOURS.map((hour) => (
              <span key={hour} style={{ top: topOf(hour * 60) }}>
                {hour > FIRST_HOUR && hourName(hour * 60)}
              </span>
            ))}
          </div>
          {WEEKDAYS.map((weekday) => (
            <DayColumn
              key={weekday}
              weekday={weekday}
              week={week}
              canEdit={canEdit}
              drawing={drawing}
              onChange={onChange}
              onOpen={(span) => edited.show({ weekday, span })}
            />
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
