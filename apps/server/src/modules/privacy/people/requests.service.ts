// People who ask for a copy of their data or to be erased: noted, answered in time, closed (AHD-020).
import type { BodyOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type {
  closePrivacyRequest,
  createPrivacyRequest,
  listPrivacyRequests,
  PrivacyRequest,
} from '@onward/contract/privacy/people';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { answerDue, daysLeft, decideClose } from '@onward/domain/privacy/requests';
import { pageFacts } from '../../../platform/database/lists.ts';
import { conflict, fieldInvalid, notFound, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { lockSubject } from './legal-holds.queries.ts';
import * as requests from './requests.queries.ts';

export async function list(
  { tx, access, now }: CompanyCall,
  { closed = false, page = 1, per_page = DEFAULT_PAGE_SIZE }: QueryOf<typeof listPrivacyRequests>,
): Promise<ResponseOf<typeof listPrivacyRequests>> {
  const window = { page, perPage: per_page, offset: (page - 1) * per_page };
  const { rows, totalCount } = await requests.listRequests(tx, { companyId: access.companyId, closed }, window);
  return { privacy_requests: rows.map((row) => present(row, now)), ...pageFacts(window, totalCount) };
}

export async function create(call: CompanyCall, input: BodyOf<typeof createPrivacyRequest>): Promise<PrivacyRequest> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const { person_id: personId, kind, received_on: receivedOn, note = '' } = input;
  // Somewhere on earth the day may already have begun.
  const tomorrow = dayOf(new Date(now.getTime() + 86_400_000));
  if (!isCalendarDay(receivedOn) || receivedOn > tomorrow) {
    throw validationFailed({ received_on: [{ key: 'privacy.not_in_the_past' }] });
  }
  const person = await lockSubject(tx, companyId, { personId, employeeId: null });
  if (!person) throw fieldInvalid('person_id', 'unknown_record');
  if (person.isErased) throw wrongState('erased_already');
  const dueOn = answerDue(receivedOn);
  const id = await requests.insertRequest(tx, {
    companyId,
    personId,
    kind,
    receivedOn,
    dueOn,
    note: note.trim(),
    staffId,
  });
  if (id === null) throw conflict('privacy_request_open');
  return record(call, id, 'privacy_request_noted');
}

export async function close(
  call: CompanyCall,
  id: number,
  { outcome, reason = '' }: BodyOf<typeof closePrivacyRequest>,
): Promise<PrivacyRequest> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const request = await requests.findRequest(tx, companyId, id, { lock: true });
  if (!request) throw notFound();
  const { kind, closed_at, is_erased: isErased } = request;
  const decision = decideClose({ kind, isClosed: closed_at !== null, isErased }, { outcome, reason });
  if (!decision.allowed) {
    if (decision.reason === 'reason_missing') throw fieldInvalid('reason', 'required');
    throw wrongState(`privacy.${decision.reason}`);
  }
  await requests.closeRequest(tx, companyId, id, { outcome, reason: reason.trim(), staffId, now });
  return record(call, id, 'privacy_request_closed');
}

async function record(call: CompanyCall, id: number, event: string): Promise<PrivacyRequest> {
  const request = await requests.findRequest(call.tx, call.access.companyId, id);
  if (!request) throw notFound();
  const { kind, person_id, outcome } = request;
  await recordChange(call, {
    event,
    subjectType: 'privacy_request',
    subjectId: id,
    changes: { kind, person_id, outcome },
  });
  return present(request, call.now);
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const present = (row: requests.RequestRow, now: Date): PrivacyRequest => ({
  ...row,
  days_left: daysLeft(row.due_on, dayOf(now)),
  closed_at: row.closed_at?.toISOString() ?? null,
});
