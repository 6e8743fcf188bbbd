// Legal holds: placed while a charge or a lawsuit may come, released by hand (AHD-020).
import type { BodyOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { LegalHold, listLegalHolds, placeLegalHold } from '@onward/contract/privacy/people';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts } from '../../../platform/database/lists.ts';
import { conflict, fieldInvalid, notFound, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import * as holds from './legal-holds.queries.ts';

export async function list(
  { tx, access }: CompanyCall,
  { released = false, page = 1, per_page = DEFAULT_PAGE_SIZE }: QueryOf<typeof listLegalHolds>,
): Promise<ResponseOf<typeof listLegalHolds>> {
  const window = { page, perPage: per_page, offset: (page - 1) * per_page };
  const { rows, totalCount } = await holds.listHolds(tx, { companyId: access.companyId, released }, window);
  return { legal_holds: rows, ...pageFacts(window, totalCount) };
}

export async function place(call: CompanyCall, input: BodyOf<typeof placeLegalHold>): Promise<LegalHold> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const { person_id: personId = null, employee_id: employeeId = null, reason } = input;
  if ((personId === null) === (employeeId === null)) {
    throw validationFailed({ person_id: [{ key: 'privacy.one_subject' }] });
  }
  const subject = await holds.lockSubject(tx, companyId, { personId, employeeId });
  if (!subject) throw fieldInvalid(personId === null ? 'employee_id' : 'person_id', 'unknown_record');
  if (subject.isErased) throw wrongState('erased_already');
  const id = await holds.insertHold(tx, { companyId, personId, employeeId, reason: reason.trim(), staffId, now });
  if (id === null) throw conflict('legal_hold_exists');
  return record(call, id, 'legal_hold_placed');
}

export async function release(call: CompanyCall, id: number): Promise<LegalHold> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  if (!(await holds.findHold(tx, companyId, id))) throw notFound();
  if (!(await holds.setReleased(tx, { companyId, id, staffId, now }))) throw wrongState('legal_hold_released');
  return record(call, id, 'legal_hold_released');
}

async function record(call: CompanyCall, id: number, event: string): Promise<LegalHold> {
  const hold = await holds.findHold(call.tx, call.access.companyId, id);
  if (!hold) throw notFound();
  const { person_id, employee_id } = hold;
  await recordChange(call, { event, subjectType: 'legal_hold', subjectId: id, changes: { person_id, employee_id } });
  return hold;
}
