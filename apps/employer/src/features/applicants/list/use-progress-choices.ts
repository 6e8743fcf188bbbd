// Filters by how far applicants got. Numbers of analytics and of the location board link here with stages, so those are
// shown only while they are set; the others can be chosen too.
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { FilterOption } from '../../../design/lists/FilterChip.tsx';
import type { ApplicantFilter, ApplicantListState } from '../applicants.list.ts';
import { useReasonOptions } from '../parts/rejection-reasons.ts';

export interface FilterChoice {
  filter: ApplicantFilter;
  label: string;
  options: FilterOption[];
}

const STAGES = ['stage_id', 'reached_stage', 'stopped_stage'] as const;
const STAGE_TYPES = ['reached_stage_type', 'stopped_stage_type'] as const;

export function useProgressChoices(chosen: ApplicantListState['filters']): FilterChoice[] {
  const { t } = useTranslation();
  // Links with a stage say what it is called.
  const [address] = useSearchParams();
  const reasons = useReasonOptions();
  const label = (filter: ApplicantFilter) => t(`applicants:list.progress.${filter}`);
  const onlySet = (filter: ApplicantFilter, textOf: (value: string) => string): FilterChoice[] => {
    const value = chosen[filter];
    return value === undefined ? [] : [{ filter, label: label(filter), options: [{ value, label: textOf(value) }] }];
  };
  const flag = (filter: ApplicantFilter, text: string): FilterChoice => ({
    filter,
    label: label(filter),
    options: [{ value: 'true', label: text }],
  });
  return [
    ...STAGES.flatMap((filter) =>
      onlySet(filter, () => address.get('stage_name') ?? t('applicants:list.progress.stage')),
    ),
    ...STAGE_TYPES.flatMap((filter) => onlySet(filter, (value) => t(`hiring-processes:stageTypes.${value}`))),
    {
      filter: 'rejection_reason',
      label: label('rejection_reason'),
      options: reasons,
    },
    ...onlySet('no_source', () => t('applicants:list.progress.noSourceChosen')),
    flag('not_contacted', t('applicants:list.progress.notContactedChosen')),
    flag('has_open_offer', t('applicants:list.progress.openOfferChosen')),
  ];
}
