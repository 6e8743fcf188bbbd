// API calls of the analytics page: panels, their files, and the people behind a number.
import {
  type AnalyticsFilters,
  exportAnalyticsPanel,
  getAnalyticsPanel,
  listAnalyticsRecords,
} from '@onward/contract/analytics/analytics';
import { type ApplicationFilters, listApplications } from '@onward/contract/applicants/applications';
import { type EmployeeFilters, listEmployees } from '@onward/contract/employees/employees';
import type { AnalyticsPanel, PeoplePanel } from '@onward/domain/analytics/panels';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const PANEL = 'analytics';
const PEOPLE = 'analytics-people';
const PEOPLE_PAGE = 20;

export const panelQuery = (panel: AnalyticsPanel, filters: AnalyticsFilters) =>
  queryOptions({
    queryKey: [PANEL, panel, filters] as const,
    queryFn: ({ signal }) =>
      api.call(getAnalyticsPanel, { params: { panel }, query: filters, signal, loadsPage: true }),
    placeholderData: keepPreviousData,
  });

export const exportPanel = (panel: AnalyticsPanel, filters: AnalyticsFilters): Promise<Blob> =>
  api.file(exportAnalyticsPanel, { params: { panel }, query: filters });

interface Paged {
  current_page: number;
  total_pages: number;
}

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ current_page, total_pages }: Paged) =>
    current_page < total_pages ? current_page + 1 : undefined,
};

export const applicantsQuery = (filters: ApplicationFilters) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE, 'applications', filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listApplications, {
        query: { page: pageParam, per_page: PEOPLE_PAGE, ...filters },
        signal,
        loadsPage: true,
      }),
    ...paging,
  });

export const employeesQuery = (company: number, filters: EmployeeFilters) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE, 'employees', company, filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listEmployees, {
        params: { id: company },
        query: { page: pageParam, per_page: PEOPLE_PAGE, ...filters },
        signal,
        loadsPage: true,
      }),
    ...paging,
  });

export const recordsQuery = (panel: PeoplePanel, filters: AnalyticsFilters & { key: string }) =>
  infiniteQueryOptions({
    queryKey: [PEOPLE, panel, filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listAnalyticsRecords, {
        params: { panel },
        query: { page: pageParam, per_page: PEOPLE_PAGE, ...filters },
        signal,
        loadsPage: true,
      }),
    ...paging,
  });
