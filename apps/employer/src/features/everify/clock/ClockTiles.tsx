// How much is late, due, and about to expire; a tile filters the rows (AHD-011, design 58b).
import type { Urgency } from '@onward/domain/everify/i9-clock';
import { AlarmClock, CalendarClock, CircleAlert, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountTiles } from '../../../design/status/CountTiles.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
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
  const tiles = TILES.map(({ urgency, ...look }) => ({
    ...look,
    key: urgency,
    label: t(`everify-clock:clock.tiles.${urgency}`),
    text: t(`everify-clock:clock.tileTexts.${urgency}`),
    figure: counts ? figure(counts[urgency]) : '–',
  }));
  return (
    <CountTiles
      label={t('everify-clock:clock.overview')}
      tiles={tiles}
      chosen={TILES.find(({ urgency }) => urgency === chosen)?.urgency}
      onChoose={(urgency) => onChange({ filters: chosen === urgency ? others : { ...others, urgency } })}
    />
  );
}
