// The event log for people and programs, in the caller's scope.
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { listEvents as endpoint } from '@onward/contract/integrations/webhooks';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import * as events from './events.queries.ts';
import { subjectNames } from './subject-names.ts';

const LIMIT = 50;

export async function listEvents(
  { tx, access }: CompanyCall,
  { limit = LIMIT, subject_id: subjectId, ...query }: QueryOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const found = await events.listEvents(tx, access, { ...query, ...(subjectId && { subjectId }), limit });
  const shown = found.slice(0, limit);
  const names = await subjectNames(
    tx,
    access,
    shown.map(({ id }) => id),
  );
  return {
    events: shown.map(({ created_at, ...event }) => ({
      ...event,
      subject_name: names.get(event.id) ?? null,
      created_at: created_at.toISOString(),
    })),
    has_more: found.length > limit,
  };
}
