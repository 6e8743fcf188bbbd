// A case as staff see it: its state, its deadline, what is known of the papers, and what happened (EVF-017, EVF-019).
import type { EverifyCase, EverifyCaseRow } from '@onward/contract/everify/everify-cases';
import { isReadOnly } from '@onward/domain/employees/statuses';
import {
  caseDeadline,
  contactDueOn,
  type DuplicateProblem,
  decisionDueOn,
  delayProblem,
  duplicateProblem,
} from '@onward/domain/everify/case-rules';
import { i9Document } from '@onward/domain/everify/i9-documents';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { papersIn } from '@onward/domain/onboarding/forms/i9-section2';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type CopyRow, listCopies } from '../i9/copies.queries.ts';
import { openSection } from '../i9/sealed-sections.ts';
import { ssnHashes, ssnIn } from './case-numbers.ts';
import * as cases from './cases.queries.ts';
import { type LoadedCase, loadCase } from './load-case.ts';
import { DOWN_AFTER } from './poll-jobs.ts';
import { presentProblem, REFUSED_DUPLICATE } from './present-problem.ts';

export async function showCase(app: App, call: CompanyCall, id: number): Promise<EverifyCase> {
  const { tx, access, now, language } = call;
  const loaded = await loadCase({ tx, access }, id);
  const { row, form, employee } = loaded;
  const today = dayIn(now, employee.time_zone);
  const section2 = openSection(app, 'section2', form);
  const isDraft = row.status === 'DRAFT' || row.status === 'SUBMISSION_FAILED';
  return {
    ...namesOf(loaded),
    company_integration_id: row.everify_company_id,
    i9_form_id: form.id,
    first_day: form.first_day,
    due_on: caseDeadline({ ...dates(loaded), status: row.status }),
    needs_delay_reason: isDraft && delayProblem(form.first_day, today, { reason: null, text: null }) !== null,
    needs_duplicate_reason: isDraft && (await needsDuplicateReason(app, tx, loaded, today)),
    delay_reason: row.delay_reason,
    documents: section2 === null ? [] : presentPapers(section2),
    unconfirmed_fields: row.unconfirmed_fields,
    photo_url: row.photo === null ? null : `/v1/onboarding/formi9_compliance/hr/cases/${row.id}/photo`,
    copies: (await listCopies(tx, row.company_id, form.id)).map(presentCopy),
    referral: presentReferral(row),
    is_employed: !isReadOnly(employee.status),
    ...presentClosure(row),
    replaced_by: row.replaced_by,
    replaces: row.replaces_id,
    problem: row.problem === null ? null : presentProblem(row.problem, language),
    is_gateway_down: row.next_poll_at !== null && row.failed_polls >= DOWN_AFTER,
    events: (await cases.listEvents(tx, row.company_id, row.id)).map((event) => ({
      id: event.id,
      event: event.event,
      from_status: event.from_status,
      status: event.status,
      staff_name: event.staff_name,
      at: event.at.toISOString(),
    })),
    version: row.version,
  };
}

const namesOf = ({ row, employee }: LoadedCase) => ({
  id: row.id,
  employee_id: employee.id,
  employee_name: employee.name,
  location: employee.location_id === null ? null : { id: employee.location_id, name: employee.location_name ?? '' },
  case_number: row.case_number,
  status: row.status,
  submitted_at: row.submitted_at?.toISOString() ?? null,
});

const dates = ({ row, form }: LoadedCase) => ({
  firstDay: form.first_day,
  mismatchOn: row.mismatch_on,
  referredOn: row.referred_on,
});

/** Of a number that E-Verify knows, too. */
async function needsDuplicateReason(app: App, tx: Transaction, loaded: LoadedCase, today: string): Promise<boolean> {
  if (loaded.row.problem === REFUSED_DUPLICATE) return true;
  return (await findDuplicateProblem(app, tx, loaded, today, false)) === 'duplicate_reason_required';
}

export async function findDuplicateProblem(
  app: App,
  tx: Transaction,
  { row, form }: LoadedCase,
  today: string,
  hasReason = row.duplicate_reason !== null,
): Promise<DuplicateProblem | null> {
  const ssn = ssnIn(openSection(app, 'section1', form));
  const earlier = await cases.listEarlier(tx, row, ssn === null ? [] : ssnHashes(app, row.company_id, ssn));
  return duplicateProblem(earlier, today, hasReason ? (row.duplicate_reason ?? 'other') : null);
}

const SHOWN_CHARACTERS = 4;

/** The last characters, and never more than half. */
const masked = (number: string): string =>
  `*****${number.slice(-Math.min(SHOWN_CHARACTERS, Math.floor(number.length / 2)) || number.length)}`;

function presentPapers(section2: FormAnswers): EverifyCase['documents'] {
  const textOf = (name: string): string => String(section2[name] ?? '').trim();
  return papersIn(section2).flatMap((list) => {
    const key = textOf(`${list}_document`);
    if (i9Document(key) === null) return [];
    const number = textOf(`${list}_number`);
    return [
      {
        list,
        key,
        issuer: textOf(`${list}_issuer`),
        expires_on: textOf(`${list}_expires`) || null,
        number: number === '' ? null : masked(number),
      },
    ];
  });
}

const presentCopy = ({ id, upload_id, file_name, list }: CopyRow) => ({
  id,
  upload_id,
  name: file_name,
  side: list ?? 'other',
  url: `/v1/i9_copies/${id}`,
});

function presentReferral(row: cases.CaseRow): EverifyCase['referral'] {
  if (row.mismatch_on === null) return null;
  return {
    reason: row.mismatch_reason ?? 'other',
    mismatch_on: row.mismatch_on,
    decide_by: decisionDueOn(row.mismatch_on),
    notice_given_at: row.notice_given_at?.toISOString() ?? null,
    notice_signed_at: row.notice_signed_at?.toISOString() ?? null,
    contests: row.contests,
    refer_by: row.referred_on === null ? null : contactDueOn(row.referred_on),
  };
}

/** A reason that was given but not taken yet is no closure. */
function presentClosure(row: cases.CaseRow) {
  const isClosed = row.status === 'CLOSED';
  return {
    closure_reason: isClosed ? row.closure_reason : null,
    closure_text: isClosed ? row.closure_text : null,
    closed_result: row.closed_result,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

export const presentListed = (row: cases.ListedCase): EverifyCaseRow => ({
  id: row.id,
  employee_id: row.employee_id,
  employee_name: row.employee_name,
  location: row.location_id === null ? null : { id: row.location_id, name: row.location_name ?? '' },
  case_number: row.case_number,
  status: row.status,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  due_on: caseDeadline({
    status: row.status,
    firstDay: row.first_day,
    mismatchOn: row.mismatch_on,
    referredOn: row.referred_on,
  }),
  closed_result: row.closed_result,
});
