// E-Verify's resources with the fields we use, and the checks that an answer really is one of them.
import { isCaseNumber } from '@onward/domain/everify/case-rules';
import { CASE_STATUSES, type CaseStatus } from '@onward/domain/everify/case-states';
import { type Fields, fieldsIn, idIn, isFields, rowsIn, textIn } from '../payroll/read-answer.ts';
import { unreadable } from './everify-http.ts';

export interface CompanyRegistration {
  /** Ours; a second registration with it is the same company. */
  employer_reference: string;
  legal_name: string;
  doing_business_as_name: string;
  employer_identification_number: string;
  employee_count_range: string;
  naics_code: string;
  employer_category_code: string;
  business_description_code: string;
  verifying_type_code: string;
  physical_address: object;
  mailing_address: object;
  hiring_sites: { state_code: string; site_count: number }[];
  point_of_contact: object;
  signatory: object;
}

/** The numbers of the person go to E-Verify only; they are never logged. */
export interface CaseData {
  client_company_id: string;
  employer_case_id: string;
  case_creator_name: string;
  case_creator_phone_number: string;
  case_creator_email_address: string;
  first_name: string;
  last_name: string;
  middle_initial: string;
  other_last_names: string;
  date_of_birth: string;
  ssn: string;
  employee_email_address: string;
  citizenship_status_code: string;
  alien_number: string;
  i94_number: string;
  foreign_passport_number: string;
  country_code: string;
  date_of_hire: string;
  document_a_type_code: string;
  document_a_number: string;
  document_b_type_code: string;
  document_b_number: string;
  document_c_type_code: string;
  document_c_number: string;
  us_state_code: string;
  expiration_date: string;
  reason_for_delay_code: string;
  reason_for_delay_description: string;
  duplicate_continue_reason_code: string;
  duplicate_continue_reason_description: string;
}

export interface GatewayCase {
  number: string;
  reference: string;
  /** A case that was authorized is closed there at once; it is named by its result. */
  status: CaseStatus;
  unconfirmedFields: string[];
  mismatchReason: string | null;
  /** Of the confirmation with the date of the referral. */
  referralId: string | null;
}

const isStatus = (text: string): text is CaseStatus => (CASE_STATUSES as readonly string[]).includes(text);

const FIELD = /^[a-z_]{1,60}$/;
const MISMATCHES: Record<string, string> = { SSA: 'ssa', DHS: 'dhs', SSA_AND_DHS: 'ssa_and_dhs', PHOTO: 'photo' };

function caseIn(fields: Fields): GatewayCase {
  const number = textIn(fields.case_number);
  const reference = textIn(fields.employer_case_id);
  const status = textIn(fields.case_status);
  if (!isCaseNumber(number) || reference === '' || !isStatus(status)) throw unreadable('a case');
  const unconfirmed: unknown[] = Array.isArray(fields.unconfirmed_data_fields) ? fields.unconfirmed_data_fields : [];
  const mismatch = textIn(fields.mismatch_reason_code);
  return {
    number,
    reference,
    status: status === 'CLOSED' && fields.closed_result === 'AUTHORIZED' ? 'EMPLOYMENT_AUTHORIZED' : status,
    unconfirmedFields: unconfirmed.map(textIn).filter((field) => FIELD.test(field)),
    mismatchReason: mismatch === '' ? null : (MISMATCHES[mismatch] ?? 'other'),
    referralId: idIn(fields.rdc_id),
  };
}

/** The answer about another case must never count, whatever went wrong in between. */
export function readCase(bytes: Buffer, reference: string): GatewayCase {
  const fields = fieldsIn(bytes);
  const found = fields && caseIn(fields);
  if (found?.reference !== reference) throw unreadable('the case that was asked for');
  return found;
}

/** Null when there is none with our reference. */
export function readCases(bytes: Buffer): GatewayCase[] {
  const cases = fieldsIn(bytes)?.cases;
  if (!Array.isArray(cases) || !cases.every(isFields)) throw unreadable('a list of cases');
  return rowsIn(cases).map(caseIn);
}

/** An id that a field of the answer names. */
export function readId(bytes: Buffer, name: string): string {
  const id = idIn(fieldsIn(bytes)?.[name]);
  if (id === null) throw unreadable(name.replaceAll('_', ' '));
  return id;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

export function readPhoto(bytes: Buffer): Buffer {
  const isPhoto = [PNG, JPEG].some((start) => bytes.subarray(0, start.length).equals(start));
  if (!isPhoto) throw unreadable('a photo');
  return bytes;
}
