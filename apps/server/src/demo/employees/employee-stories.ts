// Who works in the largest demo company: a few hundred people at its locations, the same every time.
import type { EmployeeStatus } from '@onward/domain/employees/statuses';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import type { EmploymentType } from '@onward/domain/positions/postings';
import { FIRST_NAMES, LAST_NAMES } from '../applicants/applicant-texts.ts';
import { createChance } from '../chance.ts';

export interface DemoEmployee {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string;
  locationId: number | null;
  departmentId: number | null;
  jobTitle: string;
  employmentType: EmploymentType;
  hiredDate: string;
  status: EmployeeStatus;
  endDate: string | null;
  /** Null when it is still missing, which is an open issue. */
  ssn: string | null;
  dateOfBirth: string;
  payRate: number | null;
  hasAddress: boolean;
  gender: string;
  /** Days until each of these documents expires; negative for expired ones. */
  documents: { name: string; daysLeft: number }[];
}

export interface DemoPlace {
  locationId: number;
  departmentIds: readonly number[];
  titles: readonly string[];
}

const PEOPLE = 300;
const SUSPENDED_EVERY = 33;
const LEFT_EVERY = 6;
const SEED = 41;

/** The sandbox's payroll providers refuse people of this name. */
export const REFUSED_NAME = 'Refuse';
const REFUSED = [2, 44];

const DOCUMENTS = ['Food handler card', 'Driver license', 'CPR certificate', 'Work permit'];

export function employeesOf(places: readonly DemoPlace[], today: string): DemoEmployee[] {
  const chance = createChance(SEED);
  return Array.from({ length: PEOPLE }, (_, number): DemoEmployee => {
    const place = places[number % places.length];
    const firstName = chance.pick(FIRST_NAMES);
    const picked = chance.pick(LAST_NAMES);
    const lastName = REFUSED.includes(number) ? REFUSED_NAME : picked;
    const status: EmployeeStatus =
      number % SUSPENDED_EVERY === 7 ? 'suspended' : number % LEFT_EVERY === 5 ? 'terminated' : 'active';
    // The newest come first in the list: they are the ones with something still missing.
    const daysHere = number < 40 ? Math.floor(number * 0.9) : Math.floor(chance.between(40, 1400));
    const hiredDate = dayAfter(today, -daysHere - (status === 'terminated' ? 60 : 0));
    const isComplete = number >= 40 || chance.happens(0.6);
    return {
      firstName,
      lastName,
      email: number % 17 === 3 ? null : `${firstName}.${lastName}.${number}@people.example`.toLowerCase(),
      phone: `678555${String(1000 + number)}`,
      locationId: number === 28 ? null : (place?.locationId ?? null),
      departmentId: place && place.departmentIds.length > 0 ? chance.pick(place.departmentIds) : null,
      jobTitle: place ? chance.pick(place.titles) : 'Team Member',
      employmentType: chance.happens(0.7) ? 'part_time' : 'full_time',
      hiredDate,
      status,
      endDate: status === 'terminated' ? dayAfter(hiredDate, Math.floor(chance.between(20, 60))) : null,
      ssn: isComplete || chance.happens(0.5) ? ssnOf(number) : null,
      dateOfBirth: `${1966 + (number % 40)}-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')}`,
      payRate: isComplete || chance.happens(0.5) ? 13 + Math.round(chance.between(0, 32)) / 4 : null,
      hasAddress: isComplete || chance.happens(0.5),
      gender: 'undisclosed',
      documents: documentsOf(number),
    };
  });
}

/** In an area that is never issued to people the demo could meet. */
const ssnOf = (number: number): string => `219${String(10 + (number % 80))}${String(1000 + number)}`;

/** A few are close to their last day, and one has passed it. */
function documentsOf(number: number): DemoEmployee['documents'] {
  if (number % 5 !== 0) return [];
  const name = DOCUMENTS[(number / 5) % DOCUMENTS.length] ?? 'Permit';
  const soon = [20, 5, -3, 45, 58][(number / 5) % 50];
  return [{ name, daysLeft: soon ?? 200 + number }];
}
