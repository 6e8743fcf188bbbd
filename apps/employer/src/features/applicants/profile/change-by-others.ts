// Whether the newest lines of the history are somebody else's, and whose.
import type { ApplicationHistory } from '@onward/contract/applicants/application';

/** The name of a colleague, empty for the applicant or a rule, null when the reader did it or nothing is new. */
export function changeByOthers(
  histories: readonly Pick<ApplicationHistory, 'id' | 'actor' | 'staff_name'>[],
  newestKnown: number,
  ownName: string,
): string | null {
  const others = histories.find(
    ({ id, actor, staff_name }) => id > newestKnown && !(actor === 'staff' && staff_name === ownName),
  );
  if (!others) return null;
  return others.actor === 'staff' ? (others.staff_name ?? '') : '';
}
