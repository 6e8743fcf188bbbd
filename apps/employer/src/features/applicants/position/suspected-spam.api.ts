// Applications of a job that look like spam.
import { deleteSuspectedSpam, letInSuspectedSpam, listSuspectedSpam } from '@onward/contract/careers/suspected-spam';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshApplicants } from '../applicants.api.ts';

const KEY = 'suspected-spam';

export const suspectedSpamQuery = (positionKey: string) =>
  queryOptions({
    queryKey: [KEY, positionKey] as const,
    queryFn: ({ signal }) =>
      api.call(listSuspectedSpam, { params: { position_key: positionKey }, signal, silent: true }),
  });

const refresh = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: [KEY] });

export async function letIn(id: number): Promise<void> {
  await api.call(letInSuspectedSpam, { params: { id } });
  void refreshApplicants();
  await refresh();
}

export async function removeSpam(id: number): Promise<void> {
  await api.call(deleteSuspectedSpam, { params: { id } });
  await refresh();
}
