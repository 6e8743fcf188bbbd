// What the page shows now, and how the numbers of its panels link to their people.
import type { AnalyticsFilters } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import type { EntryPart } from '@onward/domain/analytics/people-behind';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { analyticsAddress, type ShownPeople } from './analytics.address.ts';
import { type NamedEntry, useEntryName } from './panels/use-entry-texts.ts';

export interface PanelView {
  filters: AnalyticsFilters;
  linkTo: (panel: AnalyticsPanel, key: string, part?: EntryPart) => string;
  isChosen: (panel: AnalyticsPanel, key: string, part?: EntryPart) => boolean;
  /** A number with its words, e.g. `Onsite interview: 354 applicants`. */
  textOf: (panel: AnalyticsPanel, entry: NamedEntry, count: number) => string;
}

export function usePanelView(filters: AnalyticsFilters, people: ShownPeople | null): PanelView {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  return {
    filters,
    linkTo: (panel, key, part = 'all') => analyticsAddress(filters, { panel, key, part }),
    isChosen: (panel, key, part) =>
      people?.panel === panel && people.key === key && (part === undefined || people.part === part),
    textOf: (panel, entry, count) =>
      t('analytics:numberOf', {
        name: nameOf(panel, entry),
        number: t(`analytics:counted.${panel}`, { count, number: figure(count) }),
      }),
  };
}
