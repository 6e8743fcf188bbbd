// API calls for the board of all locations, and for the people behind its numbers.
import { listAnalyticsRecords } from '@onward/contract/analytics/analytics';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { type ApplicationFilters, listApplications } from '@onward/contract/applicants/applications';
import { listEmployees } from '@onward/contract/employees/employees';
import type { ResponseOf } from '@onward/contract/endpoint';
import { listI9Forms } from '@onward/contract/everify/i9-forms';
import {
  exportCompanyDashboard,
  getCompanyDashboard,
  getDashboard,
  LOCATION_HEALTH_ORDER_FIELDS,
} from '@onward/contract/home/home';
import type { SendEmailParams } from '@onward/domain/applicants/actions/catalog/send-message';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { paths } from '../../../platform/routing/paths.ts';
import type { NumberList } from './number-lists.ts';

export type DashboardField = (typeof LOCATION_HEALTH_ORDER_FIELDS)[number];
export type Dashboard = ResponseOf<typeof getCompanyDashboard>;

export type HiringNumbers = ResponseOf<typeof getDashboard>;

const NUMBERS = 'dashboard-numbers';
const BOARD = 'company-dashboard';
const PEOPLE = 'company-dashboard-people';
const PEOPLE_SHOWN = 5;

/** Most urgent first. */
export const DASHBOARD_LIST: ListShape<DashboardField> = {
  orderFields: LOCATION_HEALTH_ORDER_FIELDS,
  defaultOrder: { field: 'not_contacted', direction: 'desc' },
};

export const dashboardQuery = (list: ListState<DashboardField> & { brandId: number | null }) =>
  listQuery(BOARD, list, ({ query, order, page, brandId }, signal) =>
    api.call(getCompanyDashboard, {
      query: {
        page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(order),
        ...(query ? { query } : {}),
        ...(brandId ? { brand_id: brandId } : {}),
      },
      signal,
      loadsPage: true,
    }),
  );

/** Every location the filters leave, not only those of the page. */
export const exportBoard = ({ query, order, brandId }: ListState<DashboardField> & { brandId: number | null }) =>
  api.file(exportCompanyDashboard, {
    query: {
      order: orderParameter(order),
      ...(query ? { query } : {}),
      ...(brandId ? { brand_id: brandId } : {}),
    },
  });

export const refreshBoard = coalesce(() => queryClient.invalidateQueries({ queryKey: [BOARD] }));

/** Of all brands without a nickname. */
export const hiringNumbersQuery = (brand: string | undefined) =>
  queryOptions({
    queryKey: [NUMBERS, brand ?? null] as const,
    queryFn: ({ signal }) => api.call(getDashboard, { query: brand ? { brand } : {}, signal, loadsPage: true }),
  });

export const refreshHiringNumbers = coalesce(() => queryClient.invalidateQueries({ queryKey: [NUMBERS] }));

export interface ListedPerson {
  id: number;
  name: string;
  about: string;
  /** When they applied, the interview starts, the offer was sent, or the form is due. */
  at: string | null;
  to: string;
}

/** The first people of the list behind a number. */
export const peopleQuery = (companyId: number, list: NumberList) =>
  queryOptions({
    queryKey: [PEOPLE, companyId, list] as const,
    queryFn: ({ signal }) => loadPeople(companyId, list, signal),
  });

async function loadPeople(companyId: number, list: NumberList, signal: AbortSignal): Promise<ListedPerson[]> {
  const page = { page: 1, per_page: PEOPLE_SHOWN };
  switch (list.kind) {
    case 'applicants': {
      const query = { ...page, order: 'applied_at asc', ...list.filters };
      const { applications } = await api.call(listApplications, { query, signal });
      return applications.map(({ id, first_name, last_name, position, applied_at }) => ({
        id,
        name: [first_name, last_name].filter(Boolean).join(' '),
        about: position.title,
        at: applied_at,
        to: paths.applicant(id),
      }));
    }
    case 'interviews': {
      const query = { ...page, ...list.filters };
      const params = { panel: 'interview_outcomes' } as const;
      const { records } = await api.call(listAnalyticsRecords, { params, query, signal });
      return records.map(({ id, application_id, name, position_title, at }) => ({
        id,
        name,
        about: position_title,
        at,
        to: paths.applicant(application_id),
      }));
    }
    case 'onboarding': {
      const query = { ...page, ...list.filters };
      const { employees } = await api.call(listEmployees, { params: { id: companyId }, query, signal });
      return employees.map(({ id, name, position }) => ({
        id,
        name,
        about: position ?? '',
        at: null,
        to: paths.employeeProfile(id),
      }));
    }
    case 'i9': {
      const { i9_forms } = await api.call(listI9Forms, {
        query: { ...page, order: 'due_on asc', ...list.filters },
        signal,
      });
      return i9_forms.map(({ id, employee, due_on }) => ({
        id,
        name: employee.name,
        about: '',
        at: due_on,
        to: paths.employeeProfile(employee.id),
      }));
    }
  }
}

/** Silent: the dialog keeps the text and shows why it was not sent. */
export const textEverybody = async (selection: ApplicationFilters, params: SendEmailParams): Promise<void> => {
  await api.call(performApplicationAction, {
    body: { action_type: ACTION_CODES.send_sms, selection, params, screen: 'all_applicants' },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  void refreshBoard();
};
