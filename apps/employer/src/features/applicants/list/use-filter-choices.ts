// The filters a list of applicants offers on its screen, each with its label and options. A filter that is set in the
// address always has its chip (APP-008).
import { hasStatusHint } from '@onward/domain/applicants/stages/stage-statuses';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { useTranslation } from 'react-i18next';
import type { FilterOption } from '../../../design/lists/FilterChip.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { KNOWN_SOURCES, useSourceText } from '../../positions/parts/sources.ts';
import {
  ALL_STAGE_STATUSES,
  type ApplicantFilter,
  type ApplicantListState,
  isTakenByScreen,
  type ListPlace,
  STARS,
} from '../applicants.list.ts';
import { type FilterChoice, useProgressChoices } from './use-progress-choices.ts';

/** A choice of two days, stored as two filters. */
export interface DaysChoice {
  from: ApplicantFilter;
  to: ApplicantFilter;
  label: string;
}

const EVERY_STATUS = APPLICANT_STATUSES.join(',');

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function useFilterChoices(
  place: ListPlace,
  rowSources: readonly string[],
  chosen: ApplicantListState['filters'],
): FilterChoice[] {
  const { t } = useTranslation();
  const { brands, locations, departments, positions } = useStartup();
  const { screen } = place;
  const sourceText = useSourceText();
  const sources = new Set([...KNOWN_SOURCES, ...rowSources, ...(chosen.source ? [chosen.source] : [])]);
  const progress = useProgressChoices(chosen);
  const inAll = screen === 'all_applicants';
  const inPosition = screen === 'position_applicants';

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
  const isNew: FilterChoice = {
    filter: 'is_new',
    label: t('applicants:list.progress.is_new'),
    options: [{ value: 'true', label: t('applicants:list.progress.isNewChosen') }],
  };
  const locationNames = new Map(locations.map(({ id, name }) => [id, name]));
  const job: FilterChoice = {
    filter: 'position_key',
    label: t('applicants:list.progress.position_key'),
    options: (positions ?? []).map(({ digest_key, title, location_id }) => ({
      value: digest_key,
      label: [title, locationNames.get(location_id)].filter(Boolean).join(', '),
    })),
  };
  const stageType: FilterChoice = {
    filter: 'stage_type',
    label: t('applicants:columns.stage'),
    options: STAGE_TYPES.map((value) => ({ value, label: t(`hiring-processes:stageTypes.${value}`) })),
  };
  const stageStatus: FilterChoice = {
    filter: 'stage_status',
    label: t('applicants:columns.stage_status'),
    options: ALL_STAGE_STATUSES.map((value) => ({
      value,
      label: t(`applicants:stageStatuses.${value}`),
      hint: statusHint(value),
    })),
  };
  // One status may belong to stages of several types; the filter finds all of them.
  function statusHint(status: string): string | undefined {
    if (status === 'not_submitted') return t('applicants:statusHints.anyStage');
    return hasStatusHint('scheduling', status) ? t(`applicants:statusHints.scheduling.${status}`) : undefined;
  }
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

  const offered = [
    ...(inAll ? [status] : []),
    stageStatus,
    source,
    isNew,
    ...(inPosition ? [] : [job, stageType, ...places]),
    rating,
    ...(inAll ? [stayInTouch, ...progress] : []),
  ];
  const others = [status, job, stageType, ...places, stayInTouch, ...progress].filter(
    (choice) => chosen[choice.filter] !== undefined && !offered.some(({ filter }) => filter === choice.filter),
  );
  return [...offered, ...others].filter(({ filter }) => !isTakenByScreen(place, filter));
}

export function useDaysChoices(chosen: ApplicantListState['filters']): DaysChoice[] {
  const { t } = useTranslation();
  const hired: DaysChoice = { from: 'hired_from', to: 'hired_to', label: t('applicants:list.progress.hired') };
  return [
    { from: 'applied_from', to: 'applied_to', label: t('applicants:list.progress.applied') },
    ...(chosen.hired_from || chosen.hired_to ? [hired] : []),
  ];
}
