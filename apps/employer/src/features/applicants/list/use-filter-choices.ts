// The filters a list of applicants offers on its screen, each with its label and options.
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { useTranslation } from 'react-i18next';
import type { FilterOption } from '../../../design/lists/FilterChip.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { KNOWN_SOURCES, useSourceText } from '../../positions/parts/sources.ts';
import { ALL_STAGE_STATUSES, type ApplicantListState, type ListPlace, STARS } from '../applicants.list.ts';
import { type FilterChoice, useProgressChoices } from './use-progress-choices.ts';

const EVERY_STATUS = APPLICANT_STATUSES.join(',');

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function useFilterChoices(
  { screen, fixed }: ListPlace,
  rowSources: readonly string[],
  chosen: ApplicantListState['filters'],
): FilterChoice[] {
  const { t } = useTranslation();
  const { brands, locations, departments } = useStartup();
  const sourceText = useSourceText();
  const sources = new Set([...KNOWN_SOURCES, ...rowSources, ...(chosen.source ? [chosen.source] : [])]);
  const progress = useProgressChoices(chosen);
  const inAll = screen === 'all_applicants';

  const severalStatuses = (text: string): string =>
    text === EVERY_STATUS
      ? t('applicants:list.everyStatus')
      : text
          .split(',')
          .map((word) => t(`applicants:statuses.${word}`))
          .join(', ');

  const status: FilterChoice = {
    filter: 'status',
    label: t('applicants:columns.status'),
    options: [
      ...APPLICANT_STATUSES.filter((value) => value !== 'inactive').map((value) => ({
        value,
        label: t(`applicants:statuses.${value}`),
      })),
      ...(chosen.status?.includes(',') ? [{ value: chosen.status, label: severalStatuses(chosen.status) }] : []),
    ],
  };
  const stageStatus: FilterChoice = {
    filter: 'stage_status',
    label: t('applicants:columns.stage_status'),
    options: ALL_STAGE_STATUSES.map((value) => ({ value, label: t(`applicants:stageStatuses.${value}`) })),
  };
  const source: FilterChoice = {
    filter: 'source',
    label: t('applicants:columns.source'),
    options: [...sources].map((value) => ({ value, label: sourceText(value) })),
  };
  const places: FilterChoice[] = [
    { filter: 'brand', label: t('positions:fields.brand'), options: optionsOf(brands) },
    { filter: 'location_id', label: t('positions:fields.location'), options: optionsOf(locations) },
    { filter: 'department_id', label: t('positions:fields.department'), options: optionsOf(departments) },
  ];
  const rating: FilterChoice = {
    filter: 'rating',
    label: t('applicants:columns.rating'),
    options: STARS.map((value) => ({ value, label: t('applicants:list.atLeast', { count: Number(value) }) })),
  };
  const stayInTouch: FilterChoice = {
    filter: 'stay_in_touch',
    label: t('applicants:columns.stay_in_touch'),
    options: [{ value: 'true', label: t('applicants:persons.invite.filter') }],
  };

  const choices = [
    ...(inAll ? [status] : []),
    stageStatus,
    source,
    ...(screen === 'position_applicants' ? [] : places),
    rating,
    ...(inAll ? [stayInTouch] : []),
    ...(inAll ? progress : []),
  ];
  // A filter that the page already sets, such as its brand, is not offered again.
  return choices.filter(({ filter }) => !(filter in fixed));
}
