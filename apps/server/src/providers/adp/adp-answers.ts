// Answers of ADP: confirmations, errors, workers, and code lists.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { type FieldPatterns, fieldError } from '../payroll/field-errors.ts';
import type { ProviderCode } from '../payroll/payroll-client.ts';
import type { RefusedAnswer } from '../payroll/payroll-http.ts';
import { type Fields, idIn, isFields, rowsIn, textIn, valueAt } from '../payroll/read-answer.ts';

/** Paths first, then the labels that ADP uses in its sentences. */
const PATTERNS: FieldPatterns = [
  [/givenName|first name/i, 'legal_first_name'],
  [/familyName|last name/i, 'legal_last_name'],
  [/middleName|middle (?:name|initial)/i, 'legal_middle_name'],
  [/nickName|preferred ?name/i, 'preferred_name'],
  [/governmentID|social security|\bSSN\b/i, 'ssn'],
  [/birth ?date|date of birth/i, 'date_of_birth'],
  [/gender/i, 'gender'],
  [/e-?mail/i, 'email'],
  [/mobile|phone|dialNumber/i, 'phone'],
  [/homeWorkLocation\.nameCode|work location code/i, 'codes.location'],
  [/homeWorkLocation|work location/i, 'work_state'],
  [/lineOne|address line (?:1|one)/i, 'address_line_1'],
  [/lineTwo|address line (?:2|two)/i, 'address_line_2'],
  [/cityName|\bcity\b/i, 'city'],
  [/postalCode|postal code|\bZIP\b/i, 'postal_code'],
  [/subdivisionCode|\bstate\b/i, 'state'],
  [/country/i, 'country'],
  [/hire ?date|start date/i, 'hired_date'],
  [/worker ?type/i, 'employment_type'],
  [/wageLaw|overtimeEligibility|FLSA/i, 'flsa_status'],
  [/jobCode|job (?:title|code)/i, 'codes.position'],
  [/homeOrganizationalUnits|department/i, 'codes.department'],
  [/pay ?cycle|pay frequency/i, 'codes.pay_unit'],
  [/remunerationBasis|pay type/i, 'pay_unit'],
  [/RateAmount|pay rate|remuneration/i, 'pay_rate'],
];

const DUPLICATE = /already (?:used|exists)|duplicate/i;

/** Version 2 answers with `_confirmMessage`, other services of ADP with `confirmMessage`. */
export function readAdpErrors(json: unknown, hire: PayrollHire | null): RefusedAnswer {
  const said = [
    ...rowsIn(valueAt(json, '_confirmMessage', 'messages')).map((message) => ({
      path: textIn(message.resourceReference),
      words: textIn(message.messageText),
    })),
    ...rowsIn(valueAt(json, 'confirmMessage', 'resourceMessages'))
      .flatMap((resource) => rowsIn(resource.processMessages))
      .map((message) => ({
        path: textIn(valueAt(message, 'processMessageID', 'idValue')),
        words: textIn(valueAt(message, 'userMessage', 'messageTxt')),
      })),
  ].filter(({ words }) => words !== '');
  return {
    fieldErrors: said.map((one) => fieldError(PATTERNS, one, hire)),
    isDuplicate: said.some(({ words }) => DUPLICATE.test(words)),
  };
}

/** The id of a new applicant; null when the answer is no confirmation. */
export function readApplicantId(json: unknown): string | null {
  const confirmation = valueAt(json, '_confirmMessage');
  if (valueAt(confirmation, 'requestStatus') !== 'success') return null;
  const message = rowsIn(valueAt(confirmation, 'messages')).find(
    ({ messageCode }) => textIn(messageCode).toLowerCase() === 'applicantid',
  );
  return idIn(message?.resourceID);
}

export const isConfirmed = (json: unknown): boolean => valueAt(json, '_confirmMessage', 'requestStatus') === 'success';

/** Workers of a list with their badge numbers; null when it is no list. */
export function readWorkers(json: unknown): { id: string; badges: string[] }[] | null {
  const workers = valueAt(json, 'workers');
  if (!Array.isArray(workers)) return null;
  return rowsIn(workers).flatMap((worker) => {
    const id = idIn(valueAt(worker, 'workerID', 'idValue'));
    const badges = rowsIn(worker.alternateIDs).flatMap(({ idValue }) => idIn(idValue) ?? []);
    return id ? [{ id, badges }] : [];
  });
}

const codesIn = (items: unknown): ProviderCode[] =>
  rowsIn(items).flatMap((item) => {
    const code = idIn(item.codeValue) ?? idIn(item.code);
    const name = textIn(item.longName) || textIn(item.shortName) || textIn(item.name) || textIn(item.valueDescription);
    return code ? [{ code, name: name || code }] : [];
  });

/** Null when it is no code list. */
export function readCodeList(json: unknown): ProviderCode[] | null {
  const lists = valueAt(json, 'codeLists');
  return Array.isArray(lists) ? rowsIn(lists).flatMap(({ listItems }) => codesIn(listItems)) : null;
}

/** The rules of each field by its path; null when the answer has none. */
export function readMeta(json: unknown): Fields | null {
  const [rules] = rowsIn(valueAt(json, 'meta', '/data/transforms'));
  return rules ?? null;
}

/** The codes that a field may have, found by the end of its path. */
export function codesOfField(rules: Fields, field: { path: string }): ProviderCode[] {
  const [, rule] = Object.entries(rules).find(([path]) => path.endsWith(field.path)) ?? [];
  return isFields(rule) ? codesIn(valueAt(rule, 'codeList', 'listItems')) : [];
}
