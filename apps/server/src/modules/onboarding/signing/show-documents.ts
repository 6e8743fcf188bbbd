// The documents that an action asks to sign, for the employee or for the company (ONB-045).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getActionDocuments } from '@onward/contract/onboarding/onboarding-forms';
import { isPortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Answer } from '../../../platform/http/route.ts';
import {
  answerPage,
  findSigningRequest,
  listDocuments,
  listSigners,
  readDocuments,
  readEntries,
  readFilledFields,
} from '../../documents/documents.service.ts';
import { loadForm, type Participant, requireMayRead } from '../forms/open-form.ts';

async function requestOf(tx: Transaction, access: Participant, key: string): Promise<number> {
  const open = await loadForm(tx, access, key);
  await requireMayRead(tx, access, open);
  if (open.action.signing_request_id === null) throw notFound();
  return open.action.signing_request_id;
}

/** Without a signer while the documents are being prepared. */
export async function showDocuments(
  app: App,
  tx: Transaction,
  access: Participant,
  key: string,
): Promise<ResponseOf<typeof getActionDocuments>> {
  const { companyId } = access;
  const requestId = await requestOf(tx, access, key);
  const request = await findSigningRequest(tx, companyId, requestId);
  const role = isPortalAccess(access) ? 'applicant' : 'company';
  const signers = await listSigners(tx, companyId, [requestId]);
  const signer = request?.status === 'preparing' ? undefined : signers.find((each) => each.role === role);
  return {
    documents: await readDocuments(tx, companyId, requestId),
    signer: signer
      ? {
          id: signer.id,
          name: signer.name,
          status: signer.status,
          signed_at: signer.signed_at?.toISOString() ?? null,
          values: { ...readEntries(app, signer).values },
        }
      : null,
    filled_fields: await readFilledFields(app, tx, companyId, requestId),
    is_sealed: request !== undefined && request.sealed_key !== null,
  };
}

export async function answerDocumentPage(
  app: App,
  access: Participant,
  { action_key, position, page }: { action_key: string; position: number; page: number },
): Promise<Answer> {
  const key = await inCompany(app.pool, access.companyId, async (tx) => {
    const requestId = await requestOf(tx, access, action_key);
    const documents = await listDocuments(tx, access.companyId, requestId);
    return documents.find((document) => document.position === position)?.storage_key ?? null;
  });
  return answerPage(app, key, page);
}
