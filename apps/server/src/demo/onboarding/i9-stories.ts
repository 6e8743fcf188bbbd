// The Forms I-9 of the demo: most on time, some due today or late, and some permissions to work that end soon.
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import type { EmployeeRow } from '../../modules/employees/employees.service.ts';
import type { DemoStory } from './onboarding-stories.ts';

/** The company has not looked at the papers yet. */
export const waitsForSection2 = (story: DemoStory): boolean => story.state === 'need_attention' && story.tasks === 2;

/** Days from today on which those start who have not done Section 1. */
const STARTS = [2, -1, 5, 1, 8, 3, 12, 4, 0, 6] as const;
/** The same for those whose papers are to be looked at; three business days later it is late. */
const EXAMINED = [-3, -1, -6, 0, -1, -4] as const;

/** Two of the ten stories wait for the employee. */
const STORY_EVERY = 5;

/** The government has questions only about people who have just started; it confirmed all others long ago. */
const waitsForEverify = (number: number): boolean => number % 7 === 2 || number % 7 === 3;
const RECENT_DAYS = 3;
const CONFIRMED_DIGITS = 6;
const ASKED_DIGITS = [7, 8, 6, 9, 8, 7] as const;

/** Null for those who have been working for long. */
export function firstDayOf(story: DemoStory, number: number, today: string): string | null {
  const place = Math.floor(number / STORY_EVERY);
  if (waitsForSection2(story)) return dayAfter(today, EXAMINED[place % EXAMINED.length] ?? 0);
  const isBefore = story.state === 'not_started' || (story.state === 'in_progress' && story.tasks === 1);
  if (isBefore) return dayAfter(today, STARTS[(number + place) % STARTS.length] ?? 0);
  return waitsForEverify(number) ? dayAfter(today, -(number % RECENT_DAYS)) : null;
}

/** Days until the permission of the demo's few permitted workers ends. */
const PERMITS = [8, 26, 61, 85, 300] as const;
const PERMITTED_EVERY = 6;

const permitOf = (number: number, today: string): string | null =>
  number % PERMITTED_EVERY === 2
    ? dayAfter(today, PERMITS[Math.floor(number / PERMITTED_EVERY) % PERMITS.length] ?? 0)
    : null;

/** The last digit decides what the sandbox of E-Verify answers. */
function demoSsn(id: number, number: number): string {
  const asked = ASKED_DIGITS[id % ASKED_DIGITS.length] ?? 0;
  return `2194${String(1000 + id).slice(-4)}${waitsForEverify(number) ? asked : id % CONFIRMED_DIGITS}`;
}

/** Residents show the card whose photo the government compares. */
const PHOTO_DIGIT = '7';
const isResident = (id: number, number: number): boolean =>
  number % PERMITTED_EVERY === 4 || demoSsn(id, number).endsWith(PHOTO_DIGIT);

/** A few of those who have just started lost their card and showed a receipt. */
const hasReceipt = (number: number): boolean => number % 14 === 10;

export function section1Answers({ id, name, email, phone }: EmployeeRow, number: number, today: string): FormAnswers {
  const [first_name = '', ...rest] = name.split(' ');
  const until = permitOf(number, today);
  return {
    last_name: rest.join(' '),
    first_name,
    date_of_birth: `${1975 + (number % 30)}-0${1 + (number % 9)}-1${number % 10}`,
    ssn: demoSsn(id, number),
    ...(email && { email }),
    ...(phone && { phone }),
    street_address: `${100 + number} Candler Park Dr`,
    city: 'Atlanta',
    state: 'GA',
    postal_code: '30307',
    ...(until
      ? {
          work_status: 'alien_authorized_to_work',
          work_until: until,
          identifier: 'alien_number',
          alien_number: `A2${String(10_000_000 + id)}`,
        }
      : { work_status: isResident(id, number) ? 'lawful_permanent_resident' : 'us_citizen' }),
    ...(!until && isResident(id, number) && { alien_number: `A0${String(20_000_000 + id)}` }),
  };
}

export function section2Answers(employee: EmployeeRow, number: number, today: string): FormAnswers {
  const until = permitOf(number, today);
  const certified = {
    first_day: employee.start_date ?? employee.hired_date,
    signer_title: 'HR director',
    examined: 'in_person',
  };
  if (until) {
    const card = { a_document: 'i766', a_issuer: 'USCIS', a_number: `MSC${String(1_000_000_000 + employee.id)}` };
    return { papers: 'a', ...card, a_expires: until, ...certified };
  }
  if (isResident(employee.id, number)) {
    const card = { a_document: 'i551', a_issuer: 'USCIS', a_number: `SRC${String(2_000_000_000 + employee.id)}` };
    return { papers: 'a', ...card, a_expires: dayAfter(today, 1500), ...certified };
  }
  return {
    papers: 'b_and_c',
    b_document: 'drivers_license',
    b_issuer: 'State of Georgia',
    b_number: String(58_000_000 + employee.id),
    b_expires: dayAfter(today, 900),
    c_document: 'ss_card',
    c_issuer: 'Social Security Administration',
    ...(hasReceipt(number) ? { c_receipt: 'replacement' } : { c_number: demoSsn(employee.id, number) }),
    ...certified,
  };
}
