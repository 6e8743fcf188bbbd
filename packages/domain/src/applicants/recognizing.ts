// Recognizes an applicant as a known person, a possible duplicate, or someone new (CAR-010, AHD-002).

export interface GivenContact {
  email: string | null;
  phone: string | null;
  region_number: string | null;
}

/** A record with the same phone or email; merged records count as the person they were merged into. */
export interface KnownContact extends GivenContact {
  person_id: number;
}

/**
 * How far the entered contact details can be trusted: anyone can type a number into a public form, staff know whom they
 * add, and opening a texted link proves the number.
 */
export type Trust = 'form' | 'phone_proven' | 'staff';

export type Recognition =
  | { kind: 'known'; personId: number }
  | { kind: 'possible_duplicate'; of: number }
  | { kind: 'new' };

const samePhone = (one: GivenContact, other: GivenContact): boolean =>
  one.phone !== null && one.phone === other.phone && one.region_number === other.region_number;

const sameEmail = (one: GivenContact, other: GivenContact): boolean => one.email !== null && one.email === other.email;

/** Phone and email both match; a missing email matches a missing email. */
const sameContact = (one: GivenContact, other: GivenContact): boolean =>
  (samePhone(one, other) || (one.phone === null && other.phone === null)) &&
  (sameEmail(one, other) || (one.email === null && other.email === null));

/**
 * Matches by phone before email, because hourly workers keep their number while families often share an email address.
 */
export function recognizePerson(known: readonly KnownContact[], given: GivenContact, trust: Trust): Recognition {
  const byPhone = known.find((one) => samePhone(one, given));
  const byEmail = known.find((one) => sameEmail(one, given));
  const same = known.find((one) => sameContact(one, given));
  const trusted = trust === 'staff' ? (byPhone ?? byEmail) : trust === 'phone_proven' ? byPhone : undefined;
  const person = same ?? trusted;
  if (person) return { kind: 'known', personId: person.person_id };
  const alike = byPhone ?? byEmail;
  return alike ? { kind: 'possible_duplicate', of: alike.person_id } : { kind: 'new' };
}
