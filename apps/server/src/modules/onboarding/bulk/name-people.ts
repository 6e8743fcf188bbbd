// Who a batch is about, with their names as they are now; people outside the caller's scope don't exist for them.

import type { BodyOf } from '@onward/contract/endpoint';
import type { startSeveral } from '@onward/contract/onboarding/onboarding-batches';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listCandidates } from '../running/list-candidates.ts';
import type { NewPerson } from './batches.queries.ts';

type Given = BodyOf<typeof startSeveral>['people'][number];

/** `fieldOf` names the field of somebody who doesn't exist. */
export async function namePeople(
  { tx, access }: CompanyCall,
  people: readonly Given[],
  fieldOf: (place: number, key: 'employee_id' | 'application_id') => string,
): Promise<NewPerson[]> {
  const idsOf = (ids: (number | undefined)[]) => ids.filter((id) => id !== undefined).join(',') || undefined;
  const { candidates } = await listCandidates(
    tx,
    access,
    {
      employee_ids: idsOf(people.map(({ employee_id }) => employee_id)) ?? '0',
      application_ids: idsOf(people.map(({ application_id }) => application_id)) ?? '0',
    },
    { perPage: people.length * 2, offset: 0 },
  );
  return people.map(({ employee_id, application_id, start_date }, place) => {
    const found = candidates.find((one) =>
      employee_id === undefined ? one.application_id === application_id : one.employee_id === employee_id,
    );
    const key = employee_id === undefined ? 'application_id' : 'employee_id';
    if (!found) throw fieldInvalid(fieldOf(place, key), 'unknown_record');
    return {
      employee_id: found.employee_id,
      application_id: found.application_id,
      name: found.name,
      start_date: start_date ?? null,
    };
  });
}
