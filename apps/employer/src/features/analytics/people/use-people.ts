// Loads the people behind a number from the list they are in, page by page, in one shape.
import type { AnalyticsFilters } from '@onward/contract/analytics/analytics';
import { type AnalyticsPanel, isPeoplePanel } from '@onward/domain/analytics/panels';
import type { PeopleBehind } from '@onward/domain/analytics/people-behind';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { applicantsQuery, employeesQuery, recordsQuery } from '../analytics.api.ts';
import { usePeriodText } from '../use-period-text.ts';
import { placesOf } from './shown-people.ts';

export interface Person {
  id: number;
  name: string;
  place: string;
  status: string | null;
  to: string;
}

interface Wanted {
  panel: AnalyticsPanel;
  behind: PeopleBehind;
  /** With the days of the panel. */
  filters: AnalyticsFilters;
  positionId: number | undefined;
}

export interface People {
  /** Undefined while they load. */
  people: Person[] | undefined;
  total: number;
  exact: boolean;
  error: unknown;
  hasMore: boolean;
  loading: boolean;
  loadMore: () => void;
  retry: () => void;
}

export function usePeople(wanted: Wanted): People {
  const applicants = useApplicants(wanted);
  const employees = useEmployees(wanted);
  const records = useRecords(wanted);
  return { applications: applicants, employees, records }[wanted.behind.list];
}

function useApplicants({ behind, filters }: Wanted): People {
  const { t } = useTranslation();
  const wanted = behind.list === 'applications' ? { ...behind.filters, ...placesOf(filters) } : {};
  const query = useInfiniteQuery({ ...applicantsQuery(wanted), enabled: behind.list === 'applications' });
  const pages = query.data?.pages;
  return {
    people: pages?.flatMap(({ applications }) =>
      applications.map(({ id, first_name, last_name, position, position_stage, status }) => ({
        id,
        name: [first_name, last_name].filter(Boolean).join(' '),
        place: [position.location.name, position.title].join(', '),
        status: status === 'in_progress' ? position_stage.name : t(`applicants:statuses.${status}`),
        to: paths.applicant(id),
      })),
    ),
    total: pages?.[0]?.total_count ?? 0,
    exact: pages?.[0]?.total_is_exact ?? true,
    ...stateOf(query),
  };
}

function useEmployees({ behind, filters, positionId }: Wanted): People {
  const { company } = useCurrentUser();
  const { position_key: _key, ...places } = placesOf(filters);
  const wanted =
    behind.list === 'employees'
      ? { ...behind.filters, ...places, ...(positionId && { position_id: String(positionId) }) }
      : {};
  const query = useInfiniteQuery({ ...employeesQuery(company.id, wanted), enabled: behind.list === 'employees' });
  const pages = query.data?.pages;
  return {
    people: pages?.flatMap(({ employees }) =>
      employees.map(({ id, name, location, position }) => ({
        id,
        name,
        place: [location, position].filter(Boolean).join(', '),
        status: null,
        to: paths.employeeProfile(id),
      })),
    ),
    total: pages?.[0]?.total_count ?? 0,
    exact: pages?.[0]?.total_is_exact ?? true,
    ...stateOf(query),
  };
}

function useRecords({ panel, behind, filters }: Wanted): People {
  const { t } = useTranslation();
  const { day } = usePeriodText();
  const asked = isPeoplePanel(panel) ? panel : 'interview_outcomes';
  const key = behind.list === 'records' ? behind.key : 'all';
  const query = useInfiniteQuery({
    ...recordsQuery(asked, { ...filters, key }),
    enabled: behind.list === 'records',
  });
  const pages = query.data?.pages;
  return {
    people: pages?.flatMap(({ records }) =>
      records.map(({ id, application_id, name, location_name, status, at }) => ({
        id,
        name,
        place: [location_name, day(at.slice(0, 10))].join(', '),
        status: t(`applicants:stageStatuses.${status}`),
        to: paths.applicant(application_id),
      })),
    ),
    total: pages?.[0]?.total_count ?? 0,
    exact: true,
    ...stateOf(query),
  };
}

interface Query {
  error: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

const stateOf = ({ error, hasNextPage, isFetching, fetchNextPage, refetch }: Query) => ({
  error,
  hasMore: hasNextPage,
  loading: isFetching,
  loadMore: () => void fetchNextPage(),
  retry: () => void refetch(),
});
