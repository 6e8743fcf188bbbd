// Invites people who agreed to hear about other jobs.
import { inviteToJob, previewJobInvitation, undoJobInvitation } from '@onward/contract/applicants/rediscovery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { named, refreshApplicants, type Target } from '../applicants.api.ts';

const PREVIEW = 'job-invitation-preview';

export const invitationPreviewQuery = (target: Target, positionKey: string) =>
  queryOptions({
    queryKey: [PREVIEW, named(target), positionKey] as const,
    queryFn: ({ signal }) =>
      api.call(previewJobInvitation, { body: { ...named(target), position_key: positionKey }, signal, silent: true }),
    retry: false,
  });

/** Silent: the dialog shows the error next to its field. */
export async function invite(target: Target, wanted: { position_key: string; message: string }) {
  const answer = await api.call(inviteToJob, {
    body: { ...named(target), ...wanted },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  await changed();
  return answer;
}

export async function withdrawInvitation(id: number): Promise<number> {
  const { withdrawn_count } = await api.call(undoJobInvitation, { params: { id } });
  await changed();
  return withdrawn_count;
}

async function changed(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [PREVIEW] });
  await refreshApplicants();
}
