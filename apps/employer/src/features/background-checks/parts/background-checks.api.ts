// Reads background checks and decides about them; ordering is an action on applicants.
import {
  type ApplicationCheck,
  acceptApplicationCheck,
  type CHECK_LETTERS,
  cancelApplicationCheck,
  disputeApplicationCheck,
  finishAdverseAction,
  getCheckLetter,
  getCheckReport,
  listApplicationChecks,
  listCheckOptions,
  noteCheckDecision,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import type { BodyOf } from '@onward/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const CHECKS = 'application-background-checks';
const OPTIONS = 'background-check-options';

export const checksQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [CHECKS, applicationId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listApplicationChecks, { params: { id: applicationId }, signal })).application_background_checks,
  });

/** Read anew each time, because packages and checks change outside this page. */
export const checkOptionsQuery = (applicationIds: readonly number[], locationId: number | null) =>
  queryOptions({
    queryKey: [OPTIONS, applicationIds, locationId] as const,
    queryFn: ({ signal }) =>
      api.call(listCheckOptions, {
        body: { application_ids: [...applicationIds], ...(locationId !== null && { location_id: locationId }) },
        signal,
        silent: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const refreshChecks = (): Promise<void> =>
  Promise.all([CHECKS, OPTIONS].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))).then(() => undefined);

/** The events of a check without further facts. */
const SIMPLE = { cancel: cancelApplicationCheck, accept: acceptApplicationCheck, finish: finishAdverseAction } as const;
export type SimpleDecision = keyof typeof SIMPLE;

export async function decideCheck(id: number, decision: SimpleDecision): Promise<void> {
  await api.call(SIMPLE[decision], { params: { id }, silent: true });
  await refreshChecks();
}

export async function sendFirstNotice(id: number, body: BodyOf<typeof startAdverseAction>): Promise<void> {
  await api.call(startAdverseAction, { params: { id }, body, silent: true });
  await refreshChecks();
}

export async function recordDispute(id: number, statement: string | null): Promise<void> {
  await api.call(disputeApplicationCheck, { params: { id }, body: { statement }, silent: true });
  await refreshChecks();
}

export async function saveDecisionNote(id: number, decision_note: string | null): Promise<void> {
  await api.call(noteCheckDecision, { params: { id }, body: { decision_note } });
  await refreshChecks();
}

export type CheckFile = 'report' | (typeof CHECK_LETTERS)[number];

export const checkFile = ({ id }: Pick<ApplicationCheck, 'id'>, file: CheckFile): Promise<Blob> =>
  file === 'report'
    ? api.file(getCheckReport, { params: { id } })
    : api.file(getCheckLetter, { params: { id, letter: file } });
