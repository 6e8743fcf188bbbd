// Three good times first, then the days with free times, and the times of one day.
import { bestTimes } from '@onward/domain/interviews/best-times';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { clockOf, daysOf, partsOf } from './times.ts';
import type { ZoneChoice } from './use-zone.ts';
import { ZoneField } from './ZoneField.tsx';

interface TimePickerProps {
  slots: readonly string[];
  zone: ZoneChoice;
  chosen: string | null;
  onChoose(slot: string): void;
}

export function TimePicker({ slots, zone, chosen, onChoose }: TimePickerProps) {
  const { t, language } = useTexts();
  const clock = clockOf(language, zone.zone);
  const days = daysOf(slots, zone.zone);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === openDay) ?? days[0];
  const best = bestTimes(
    slots.map((slot) => Date.parse(slot)),
    zone.zone,
  ).map((start) => new Date(start).toISOString());
  const time = (slot: string, text: string) => (
    <button
      key={slot}
      class="time"
      type="button"
      value={slot}
      aria-pressed={slot === chosen}
      aria-label={clock.whole(slot)}
      onClick={() => onChoose(slot)}
    >
      {slot === chosen && <Icon name="check" size={18} />}
      {text}
    </button>
  );
  return (
    <>
      <section class="stack-small" aria-labelledby="best-times">
        <div class="times-head">
          <h2 id="best-times">{t('interviews:booking.best')}</h2>
          <ZoneField choice={zone} />
        </div>
        <div class="times times-best">{best.map((slot) => time(slot, clock.whole(slot)))}</div>
      </section>
      <section class="stack-small" aria-labelledby="more-times">
        <h2 id="more-times">{t('interviews:booking.more')}</h2>
        <div class="days">
          {days.map(({ day, starts }) => {
            const [first = ''] = starts;
            const { weekday, date } = clock.dayParts(first);
            return (
              <button
                key={day}
                class="day"
                type="button"
                aria-pressed={day === shown?.day}
                onClick={() => setOpenDay(day)}
              >
                <span>{weekday}</span>
                <strong>{date}</strong>
                <span>{t('interviews:booking.open', { count: starts.length })}</span>
              </button>
            );
          })}
        </div>
        {shown && (
          <>
            <p class="day-name" aria-live="polite">
              <strong>{clock.longDay(shown.starts[0] ?? '')}</strong>
            </p>
            {partsOf(shown.starts, zone.zone).map(({ part, starts }) => (
              <div key={part} class="stack-small">
                <h3>{t(`interviews:booking.parts.${part}`)}</h3>
                <div class="times">{starts.map((slot) => time(slot, clock.time(slot)))}</div>
              </div>
            ))}
          </>
        )}
      </section>
    </>
  );
}
