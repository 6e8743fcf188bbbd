// The locations that scheduling stages are tied to: they exist, and their interviewers may see one of them (AHD-007,
// SCH-006).
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { findStaffAt } from '../../staff/staff.service.ts';
import { findLocations } from './processes.queries.ts';
import type { ProcessEntry, StageEntry } from './read-entry.ts';

type Tied = Pick<StageEntry, 'config'>;

const locationsOf = (stages: readonly Tied[]): number[] => stages.flatMap(({ config }) => config.location_ids ?? []);
const interviewersOf = (stages: readonly Tied[]): number[] =>
  stages.flatMap(({ config }) => config.interviewer_ids ?? []);

/** What the stored process already names stays allowed, so that it can be saved after a location or a scope changed. */
export async function checkPlaces(
  tx: Transaction,
  access: CompanyAccess,
  { stages, problems }: ProcessEntry,
  stored: readonly Tied[],
): Promise<void> {
  const known = await findLocations(tx, access, locationsOf(stages));
  const namedLocations = new Set([...known.map(({ id }) => id), ...locationsOf(stored)]);
  const namedStaff = new Set(interviewersOf(stored));
  for (const [index, { config }] of stages.entries()) {
    const tied = config.location_ids ?? [];
    if (tied.some((id) => !namedLocations.has(id))) {
      problems[`stages.${index}.config.location_ids`] = [{ key: 'fields.unknown_record' }];
    }
    const added = (config.interviewer_ids ?? []).filter((id) => !namedStaff.has(id));
    if (tied.length === 0 || added.length === 0) continue;
    const seeing = new Set<number>();
    for (const location of known.filter(({ id }) => tied.includes(id))) {
      for (const id of await findStaffAt(tx, access.companyId, added, location)) seeing.add(id);
    }
    if (added.some((id) => !seeing.has(id))) {
      problems[`stages.${index}.config.interviewer_ids`] = [{ key: 'fields.interviewer_elsewhere' }];
    }
  }
}
