// Finds out from the newest history entries whether someone else changed the applicant.
import type { ApplicationHistory } from '@onward/contract/applicants/application';

/** The name of a team member, empty for the applicant or a rule, null when the user did it or nothing is new. */
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
