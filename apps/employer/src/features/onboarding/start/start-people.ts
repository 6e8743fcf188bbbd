// The people of a start: who is chosen, their first days, and who is ready.
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import type { Readiness } from '@onward/contract/onboarding/onboarding-processes';

export type PersonKey = `employee ${number}` | `application ${number}`;

export interface StartPerson {
  key: PersonKey;
  candidate: OnboardingCandidate;
  isChosen: boolean;
  /** Empty when it is unknown yet. */
  startDate: string;
}

export const keyOf = ({ employee_id, application_id }: OnboardingCandidate): PersonKey =>
  employee_id === null ? `application ${application_id ?? 0}` : `employee ${employee_id}`;

/** Keeps what was entered for people who are listed already. */
export function mergePeople(
  people: readonly StartPerson[],
  found: readonly OnboardingCandidate[],
  isChosen: boolean,
): StartPerson[] {
  const known = new Set(people.map(({ key }) => key));
  const added = found
    .filter((candidate) => !known.has(keyOf(candidate)))
    .map((candidate) => ({
      key: keyOf(candidate),
      candidate,
      isChosen,
      startDate: candidate.start_date ?? '',
    }));
  return [...people, ...added];
}

export type ReadyState = 'checking' | 'ready' | 'not_ready' | 'no_location';

/** A person without a location is checked when the onboarding starts. */
export function readyState(
  { candidate }: Pick<StartPerson, 'candidate'>,
  readiness: ReadonlyMap<number, Readiness | undefined>,
): ReadyState {
  if (!candidate.location) return 'no_location';
  const found = readiness.get(candidate.location.id);
  if (!found) return 'checking';
  return found.can_start ? 'ready' : 'not_ready';
}

export const canStart = (state: ReadyState): boolean => state === 'ready' || state === 'no_location';

/** As the endpoints take a person. */
export const personBody = ({ candidate, startDate }: StartPerson) => ({
  ...(candidate.employee_id === null
    ? { application_id: candidate.application_id ?? 0 }
    : { employee_id: candidate.employee_id }),
  ...(startDate && { start_date: startDate }),
});
