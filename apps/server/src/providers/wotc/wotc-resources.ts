// Resources of a tax credit provider with the fields we use, and the checks that an answer really is one of them.
import { fieldsIn, idIn, isFields, rowsIn, textIn } from '../payroll/read-answer.ts';

export interface WotcCompany {
  id: string;
  name: string;
}

/** The answers of Form 8850 with what the state agency wants to know; they are never logged. */
export interface ScreeningDraft {
  first_name: string;
  last_name: string;
  ssn: string;
  birth_date: string | null;
  street: string;
  city: string;
  state: string;
  postal_code: string;
  county: string;
  phone: string;
  /** The numbers of the boxes that were ticked. */
  boxes: number[];
  signed_name: string;
  signed_on: string;
  offered_on: string | null;
  hired_on: string | null;
  started_on: string | null;
  employer_name: string;
  employer_ein: string;
}

/** Null when it is no list of companies. */
export function readCompanies(bytes: Buffer): WotcCompany[] | null {
  const listed = fieldsIn(bytes)?.companies;
  if (!Array.isArray(listed) || !listed.every(isFields)) return null;
  const companies = rowsIn(listed).flatMap(({ key, name }) => {
    const id = idIn(key);
    return id === null ? [] : [{ id, name: textIn(name).trim() || id }];
  });
  return companies.length === listed.length ? companies : null;
}

/** The provider's id of the screening; null when the answer is about another one. */
export function readScreening(bytes: Buffer, reference: string): string | null {
  const fields = fieldsIn(bytes);
  return fields?.reference === reference ? idIn(fields.screening_id) : null;
}

const FIELD = /^[a-z_]{1,60}$/;
const CODE = /^[A-Z_]{1,60}$/;

export function readErrors(bytes: Buffer): { fields: string[]; codes: string[] } {
  const errors = rowsIn(fieldsIn(bytes)?.errors);
  return {
    fields: [...new Set(errors.map(({ field }) => textIn(field)).filter((field) => FIELD.test(field)))],
    codes: errors.map(({ code }) => textIn(code)).filter((code) => CODE.test(code)),
  };
}
