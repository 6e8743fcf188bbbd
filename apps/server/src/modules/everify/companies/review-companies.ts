// Support staff review accounts of all companies; an approved one is registered with E-Verify first (EVF-009, EVF-014).
import type { BodyOf } from '@onward/contract/endpoint';
import type {
  EverifyCompany,
  ReviewedEverifyCompany,
  reviewEverifyCompany,
} from '@onward/contract/everify/everify-companies';
import { moveEverifyCompany } from '@onward/domain/everify/companies';
import type { SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import { keepOwnConnection } from '../../integrations/integrations.service.ts';
import { withGateway } from '../gateway/call-gateway.ts';
import { presentCompany } from './companies.presenter.ts';
import * as companies from './companies.queries.ts';
import { registrationOf } from './register-company.ts';
import { EVERIFY_COMPANY_CHANGED } from './save-company.ts';

interface ReviewCall {
  access: SessionAccess;
  now: Date;
  requestId: string;
}

export const presentWaiting = (row: companies.WaitingRow): ReviewedEverifyCompany => ({
  id: row.id,
  company_id: row.company_id,
  owner_name: row.owner_name,
  formi9_compliance_company: presentCompany(row),
  submitted_by: row.submitted_by_name,
});

export async function reviewCompany(
  app: App,
  call: ReviewCall,
  id: number,
  { status, review_note }: BodyOf<typeof reviewEverifyCompany>,
): Promise<EverifyCompany> {
  const note = review_note?.trim() || null;
  if (status === 'draft') {
    if (note === null) throw fieldInvalid('review_note', 'required');
    return inSystem(app.pool, (tx) => settle(tx, call, id, { status, review_note: note }));
  }
  const waiting = await inSystem(app.pool, (tx) => lockWaiting(tx, id, 'approve'));
  const client_id = await withGateway(app, (client) => client.registerCompany(registrationOf(waiting)));
  return inSystem(app.pool, (tx) => settle(tx, call, id, { status, review_note: note, client_id }));
}

async function lockWaiting(tx: Transaction, id: number, event: 'approve' | 'send_back'): Promise<companies.CompanyRow> {
  const row = await companies.lockOfAnyCompany(tx, id);
  if (!row) throw notFound();
  if (!moveEverifyCompany(row.status, event).allowed) throw wrongState('everify_account_not_waiting');
  return row;
}

type Decision = Pick<companies.CompanyValues, 'review_note' | 'client_id'> & { status: 'active' | 'draft' };

/** The decision is in the company's own audit log and reaches its open pages. */
async function settle(
  tx: Transaction,
  { access, now, requestId }: ReviewCall,
  id: number,
  decision: Decision,
): Promise<EverifyCompany> {
  const isApproved = decision.status === 'active';
  const row = await lockWaiting(tx, id, isApproved ? 'approve' : 'send_back');
  const { company_id: companyId } = row;
  await companies.update(tx, row, { ...decision, reviewed_at: now }, now);
  if (isApproved) await keepOwnConnection(tx, companyId, 'everify', { isActive: true, now });
  await recordAudit(tx, {
    companyId,
    userId: access.userId,
    event: isApproved ? 'everify_company_approved' : 'everify_company_sent_back',
    subjectType: 'everify_company',
    subjectId: id,
    changes: { status: [row.status, decision.status], review_note: decision.review_note },
    requestId,
  });
  await recordEvent(tx, { companyId, name: EVERIFY_COMPANY_CHANGED, subjectId: id });
  const after = await companies.find(tx, companyId, id);
  if (!after) throw notFound();
  return presentCompany(after);
}
