// Creates one job per location, in batches so that progress can be shown (JOB-005, JOB-010).
import type { BulkResults } from '@onward/contract/positions/positions';
import { BULK_POSITIONS_MAX } from '@onward/domain/positions/transitions';

export interface NewPosition {
  template: number | null;
  title: string;
  department: number | null;
  locations: number[];
  process: number | null;
}

export const BLANK: NewPosition = { template: null, title: '', department: null, locations: [], process: null };

export type NewPositionProblem = 'title' | 'locations' | 'tooMany';

export function newPositionProblems({ title, locations }: NewPosition): {
  title?: NewPositionProblem;
  locations?: NewPositionProblem;
} {
  return {
    ...(title.trim() === '' && { title: 'title' as const }),
    ...(locations.length === 0 && { locations: 'locations' as const }),
    ...(locations.length > BULK_POSITIONS_MAX && { locations: 'tooMany' as const }),
  };
}

const AT_ONCE = 10;

export const inBatches = <Item>(items: readonly Item[], size = AT_ONCE): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

type Results = BulkResults['results'];

interface Creating {
  create: (locationIds: number[]) => Promise<Results>;
  /** Called after each batch. */
  onProgress: (done: number) => void;
  whyNot: (error: unknown) => Pick<Results[number], 'error_code' | 'message'>;
}

/** If a batch fails, the jobs created so far are reported, and the others as failed. */
export async function createInBatches(
  locations: readonly number[],
  { create, onProgress, whyNot }: Creating,
): Promise<Results> {
  const results: Results = [];
  for (const batch of inBatches(locations)) {
    try {
      results.push(...(await create(batch)));
    } catch (error) {
      if (results.length === 0) throw error;
      const refused = { ok: false, position_key: null, position_id: null, ...whyNot(error) };
      return [...results, ...locations.slice(results.length).map((id) => ({ id, ...refused }))];
    }
    onProgress(results.length);
  }
  return results;
}
