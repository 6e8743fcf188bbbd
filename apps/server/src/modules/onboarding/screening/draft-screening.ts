// What is sent of a questionnaire: its answers with what the record knows of the person.
import { WOTC_BOXES } from '@onward/domain/onboarding/forms/wotc';
import type { ScreeningDraft } from '../../../providers/wotc/wotc-resources.ts';
import type { FilledForm } from '../filing/filled-form.ts';
import type { OpenForm } from '../forms/open-form.ts';

/** Null when the record or the form lacks what every provider needs. */
export function draftScreening(
  { information, employee }: Pick<OpenForm, 'information' | 'employee'>,
  { answers, person, employer, dates, signature }: FilledForm,
): ScreeningDraft | null {
  const { city, state, postal_code: postalCode } = information;
  const isComplete = person.firstName && person.lastName && person.street && city && state && postalCode;
  if (!isComplete || !person.ssn || !signature) return null;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    ssn: person.ssn.replace(/\D/g, ''),
    birth_date: person.birthDate,
    street: person.street,
    city,
    state,
    postal_code: postalCode,
    county: typeof answers.county === 'string' ? answers.county : '',
    phone: employee.phone ?? '',
    boxes: WOTC_BOXES.flatMap((box, index) => (answers[box] === true ? [index + 1] : [])),
    signed_name: signature.name,
    signed_on: signature.day,
    offered_on: dates.offered,
    hired_on: dates.hired,
    started_on: dates.started,
    employer_name: employer.name,
    employer_ein: employer.ein,
  };
}
