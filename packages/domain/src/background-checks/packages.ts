// Packages of a background check: what they search, and how long that usually takes (CHK-002).

export interface CheckPackage {
  slug: string;
  name: string;
  /** In cents, per applicant. */
  price: number;
  /** In business days. */
  turnaround: Turnaround;
  screenings: readonly string[];
}

export interface Turnaround {
  min_days: number;
  max_days: number;
}

/** The slowest search decides; the provider itself names no time. */
const SLOW: readonly { screenings: readonly string[]; takes: Turnaround }[] = [
  {
    screenings: [
      'motor_vehicle_report',
      'education_verification',
      'employment_verification',
      'license_verification',
      'drug_screening',
    ],
    takes: { min_days: 2, max_days: 4 },
  },
  {
    screenings: ['county_criminal_search', 'state_criminal_search', 'federal_criminal_search', 'credit_report'],
    takes: { min_days: 1, max_days: 3 },
  },
];

export const usualTurnaround = (screenings: readonly string[]): Turnaround =>
  SLOW.find((group) => group.screenings.some((one) => screenings.includes(one)))?.takes ?? { min_days: 1, max_days: 1 };

export const NODE_STATUSES = ['pending', 'active', 'disabled'] as const;
export type NodeStatus = (typeof NODE_STATUSES)[number];

export interface NodeChoice {
  available_packages: readonly string[];
  default_package: string | null;
}

export type NodeDecision =
  | { allowed: true }
  | { allowed: false; field: 'available_packages' | 'default_package'; reason: 'unknown_package' | 'not_available' };

/** Only packages of the account can be offered, and the default must be one of the offered ones. */
export function decideNodeChoice(known: readonly string[], choice: NodeChoice): NodeDecision {
  if (choice.available_packages.some((slug) => !known.includes(slug)))
    return { allowed: false, field: 'available_packages', reason: 'unknown_package' };
  const { default_package: usual } = choice;
  if (usual === null || choice.available_packages.includes(usual)) return { allowed: true };
  return {
    allowed: false,
    field: 'default_package',
    reason: known.includes(usual) ? 'not_available' : 'unknown_package',
  };
}

/** After packages were removed at the provider: what is left of a choice. */
export function keepKnown(known: readonly string[], { available_packages, default_package }: NodeChoice): NodeChoice {
  const left = available_packages.filter((slug) => known.includes(slug));
  return {
    available_packages: left,
    default_package: default_package !== null && left.includes(default_package) ? default_package : null,
  };
}

export type StatusDecision = { allowed: true } | { allowed: false; reason: 'set_by_provider' };

/** Whether the provider knows a place is its own fact: people only switch a place off and on again. */
export function decideNodeStatus(status: NodeStatus, wanted: NodeStatus): StatusDecision {
  const isSwitch = wanted === 'disabled' || (wanted === 'active' && status === 'disabled');
  return wanted === status || isSwitch ? { allowed: true } : { allowed: false, reason: 'set_by_provider' };
}

export interface NodePlace {
  custom_id: string | null;
  status: NodeStatus;
}

/**
 * Where a location belongs in the provider's account: the place with its store number. An account without places takes
 * orders for every location; a location without a place waits until the provider has one.
 */
export function placeNode(
  places: readonly { custom_id: string }[],
  storeNumber: string | null,
  status: NodeStatus | null,
): NodePlace {
  const number = storeNumber?.toLowerCase();
  const place = places.find(({ custom_id }) => custom_id.toLowerCase() === number);
  const isKnown = place !== undefined || places.length === 0;
  return {
    custom_id: place?.custom_id ?? null,
    status: status === 'disabled' ? 'disabled' : isKnown ? 'active' : 'pending',
  };
}
