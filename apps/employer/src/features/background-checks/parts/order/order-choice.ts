// What the dialog suggests from the options of the server.
import type { CheckOptions, OfferedPackage } from '@onward/contract/background-checks/application-checks';

/** The packages that can be ordered for at least one of them. */
export const availablePackages = (packages: readonly OfferedPackage[]): OfferedPackage[] =>
  packages.filter(({ available_for }) => available_for > 0);

/** The package to order: the chosen one while it is offered, otherwise the usual or the first one. */
export function chosenPackage(
  { packages, usual_package }: Pick<CheckOptions, 'packages' | 'usual_package'>,
  slug: string | null,
): OfferedPackage | null {
  const available = availablePackages(packages);
  const find = (wanted: string | null) => available.find((one) => one.slug === wanted);
  return find(slug) ?? find(usual_package) ?? available[0] ?? null;
}

/** How the invitations go out; several people may be reached in different ways. */
export function waysTo(
  people: Pick<CheckOptions['people'][number], 'channels'>[],
): 'both' | 'email' | 'sms' | 'either' {
  const ways = new Set(people.map(({ channels }) => [...channels].sort().join(' ')));
  if (ways.size > 1) return 'either';
  const [way] = ways;
  if (way === 'email sms') return 'both';
  return way === 'sms' ? 'sms' : 'email';
}

/** The location all of them would work at; null when they differ. */
export function sharedLocation(people: CheckOptions['people']): { id: number; name: string } | null {
  const [first] = people;
  if (!first || people.some(({ location_id }) => location_id !== first.location_id)) return null;
  return { id: first.location_id, name: first.location_name };
}

/** The choices of the select; the location of the job is one of them even if nothing can be ordered there. */
export function locationChoices(
  locations: CheckOptions['locations'],
  own: { id: number; name: string },
): { value: number; label: string }[] {
  const choices = locations.map(({ id, name, place }) => ({
    value: id,
    // Many locations are named after their city.
    label: place.startsWith(name) ? place : [name, place].filter(Boolean).join(', '),
  }));
  return choices.some(({ value }) => value === own.id) ? choices : [{ value: own.id, label: own.name }, ...choices];
}
