// API calls of the privacy panel.
import { exportPerson } from '@onward/contract/applicants/persons';
import { getEqualOpportunityCounts } from '@onward/contract/privacy/equal-opportunity';
import {
  closePrivacyRequest,
  createPrivacyRequest,
  findPrivacyPeople,
  listLegalHolds,
  listPrivacyRequests,
  type PrivacyPerson,
  placeLegalHold,
  releaseLegalHold,
} from '@onward/contract/privacy/people';
import {
  getRetention,
  getRetentionRun,
  listDueRecords,
  listRetentionRuns,
  previewRetention,
  type Retention,
  setRetention,
} from '@onward/contract/privacy/retention';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { EeoPeriod } from '@onward/domain/privacy/equal-opportunity-counts';
import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@onward/domain/privacy/requests';
import type { RetentionKind, RetentionOutcome, RetentionRule } from '@onward/domain/privacy/retention';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const RETENTION = 'retention';
const PEOPLE = 'privacy people';

// ---- Retention ----

export const retentionQuery = queryOptions({
  queryKey: [RETENTION],
  queryFn: ({ signal }) => api.call(getRetention, { signal, loadsPage: true }),
  select: ({ retention }) => retention,
});

/** What the next run would remove with rules that are not saved yet. */
export const previewQuery = (rules: readonly RetentionRule[]) =>
  queryOptions({
    queryKey: [RETENTION, 'preview', rules],
    queryFn: ({ signal }) => api.call(previewRetention, { body: { rules: [...rules] }, signal }),
    placeholderData: keepPreviousData,
    enabled: rules.length > 0,
  });

/** Silent: the panel shows a conflict at its place. */
export async function saveRetention(rules: readonly RetentionRule[], version: number): Promise<Retention> {
  const { retention } = await api.call(setRetention, { body: { rules: [...rules], version }, silent: true });
  await refreshPrivacy();
  return retention;
}

export const refreshPrivacy = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [RETENTION] }),
    queryClient.invalidateQueries({ queryKey: [PEOPLE] }),
  ]);

const pageOf = (page: number) => ({ page, per_page: DEFAULT_PAGE_SIZE });

export const dueQuery = (kind: RetentionKind, keepMonths: number | null, page: number) =>
  queryOptions({
    queryKey: [RETENTION, 'due', kind, keepMonths, page],
    queryFn: ({ signal }) =>
      api.call(listDueRecords, {
        params: { kind },
        query: { ...pageOf(page), ...(keepMonths !== null && { keep_months: keepMonths }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const runsQuery = (page: number) =>
  queryOptions({
    queryKey: [RETENTION, 'runs', page],
    queryFn: ({ signal }) => api.call(listRetentionRuns, { query: pageOf(page), signal }),
    placeholderData: keepPreviousData,
  });

export const runQuery = (id: number, outcome: RetentionOutcome | null, page: number) =>
  queryOptions({
    queryKey: [RETENTION, 'run', id, outcome, page],
    queryFn: ({ signal }) =>
      api.call(getRetentionRun, { params: { id }, query: { ...pageOf(page), ...(outcome && { outcome }) }, signal }),
    placeholderData: keepPreviousData,
  });

// ---- People ----

export const peopleQuery = (query: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'found', query],
    queryFn: ({ signal }) => api.call(findPrivacyPeople, { query: { query }, signal }),
    enabled: query.trim() !== '',
    placeholderData: keepPreviousData,
  });

export const saveCopy = (personId: number): Promise<Blob> => api.file(exportPerson, { params: { id: personId } });

export const holdsQuery = queryOptions({
  queryKey: [PEOPLE, 'holds'],
  queryFn: ({ signal }) => api.call(listLegalHolds, { query: { per_page: 100 }, signal }),
});

/** Silent: the dialog shows why it was refused. */
export async function placeHold({ person_id, employee_id }: PrivacyPerson, reason: string): Promise<void> {
  const subject = person_id === null ? { employee_id: employee_id ?? 0 } : { person_id };
  await api.call(placeLegalHold, { body: { ...subject, reason }, silent: true });
  await refreshPrivacy();
}

export async function releaseHold(id: number): Promise<void> {
  await api.call(releaseLegalHold, { params: { id } });
  await refreshPrivacy();
}

export const requestsQuery = (closed: boolean, page: number) =>
  queryOptions({
    queryKey: [PEOPLE, 'requests', closed, page],
    queryFn: ({ signal }) => api.call(listPrivacyRequests, { query: { ...pageOf(page), closed }, signal }),
    placeholderData: keepPreviousData,
  });

interface NewRequest {
  person_id: number;
  kind: PrivacyRequestKind;
  received_on: string;
  note: string;
}

/** Silent: the dialog shows why it was refused. */
export async function noteRequest(request: NewRequest): Promise<string> {
  const { privacy_request } = await api.call(createPrivacyRequest, { body: request, silent: true });
  await refreshPrivacy();
  return privacy_request.due_on;
}

export async function closeRequest(
  id: number,
  outcome: PrivacyRequestOutcome,
  { reason = '', silent = false } = {},
): Promise<void> {
  await api.call(closePrivacyRequest, { params: { id }, body: { outcome, reason }, silent });
  await refreshPrivacy();
}

// ---- Equal opportunity ----

export const equalOpportunityQuery = (period: EeoPeriod) =>
  queryOptions({
    queryKey: ['equal opportunity', period],
    queryFn: ({ signal }) => api.call(getEqualOpportunityCounts, { query: { period }, signal }),
    select: ({ counts }) => counts,
    placeholderData: keepPreviousData,
  });
