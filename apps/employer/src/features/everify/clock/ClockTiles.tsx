// How much is late, due, and about to expire; a tile filters the rows (AHD-011, design 58b).
import type { Urgency } from '@onward/domain/everify/i9-clock';
import { AlarmClock, CalendarClock, CircleAlert, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import styles from './ClockTiles.module.css';
import type { ClockFilter, ClockGroup, ClockState } from './clock.list.ts';

const TILES = [
  { urgency: 'late', tone: 'red', icon: CircleAlert },
  { urgency: 'today', tone: 'red', icon: AlarmClock },
  { urgency: 'soon', tone: 'amber', icon: Clock3 },
  { urgency: 'expiring', tone: 'amber', icon: CalendarClock },
] as const;

interface Props {
  list: ClockState;
  counts: Record<Exclude<Urgency, 'later'>, number> | undefined;
  onChange: ChangeList<ClockGroup, ClockFilter>;
}

export function ClockTiles({ list, counts, onChange }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { urgency: chosen, ...others } = list.filters;
  return (
    <ul className={styles.tiles} aria-label={t('everify-clock:clock.overview')}>
      {TILES.map(({ urgency, tone, icon: Icon }) => (
        <li key={urgency}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={chosen === urgency}
            onClick={() => onChange({ filters: chosen === urgency ? others : { ...others, urgency } })}
          >
            <span className={styles.label} data-tone={tone}>
              <Icon size={16} aria-hidden="true" />
              {t(`everify-clock:clock.tiles.${urgency}`)}
            </span>
            <span className={styles.line}>
              <b className={styles.number}>{counts ? figure(counts[urgency]) : '–'}</b>
              <span className={styles.text}>{t(`everify-clock:clock.tileTexts.${urgency}`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
