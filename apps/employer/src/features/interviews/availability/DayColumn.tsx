// The open hours of one weekday as blocks, and the block that is being drawn.
import type { WeeklyRange } from '@onward/domain/interviews/availability';
import { useTranslation } from 'react-i18next';
import { HoursBlock } from './HoursBlock.tsx';
import styles from './HoursGrid.module.css';
import { topOf } from './hours-scale.ts';
import type { Drawing } from './use-drawing.ts';
import { useWeekTexts } from './use-week-texts.ts';
import { addSpan, changeSpan, hoursOf, removeSpan, type Span, spansOfDay } from './week-ranges.ts';

interface Props {
  weekday: number;
  week: readonly WeeklyRange[];
  canEdit: boolean;
  drawing: Drawing;
  onChange: (week: WeeklyRange[]) => void;
  onOpen: (span: Span) => void;
}

export function DayColumn({ weekday, week, canEdit, drawing, onChange, onOpen }: Props) {
  const { t } = useTranslation();
  const { dayName, hourName } = useWeekTexts();
  const day = dayName(weekday, 'long');
  const ghost = drawing.ghost?.weekday === weekday ? drawing.ghost : null;
  return (
    <section
      className={styles.day}
      data-off={hoursOf(week, weekday) === 0}
      aria-label={day}
      onPointerDown={
        canEdit ? (event) => drawing.draw(event, weekday, (span) => onChange(addSpan(week, weekday, span))) : undefined
      }
    >
      {spansOfDay(week, weekday).map((span) => {
        const from = hourName(span.from);
        const to = hourName(span.to);
        const change = (after: Span) => onChange(changeSpan(week, weekday, span, after));
        return (
          <HoursBlock
            key={span.from}
            span={ghost?.of === span.from ? ghost.span : span}
            top={topOf}
            canEdit={canEdit}
            label={t('interviews:availability.block', { day, from, to })}
            from={from}
            to={to}
            onChange={change}
            onOpen={() => onOpen(span)}
            onRemove={() => onChange(removeSpan(week, weekday, span))}
            onStretch={(event, edge) => drawing.stretch(event, { weekday, span, edge }, change)}
          />
        );
      })}
      {ghost && ghost.of === null && (
        <span
          className={styles.ghost}
          style={{ top: topOf(ghost.span.from), height: topOf(ghost.span.to) - topOf(ghost.span.from) }}
        >
          {hourName(ghost.span.from)} – {hourName(ghost.span.to)}
        </span>
      )}
    </section>
  );
}
