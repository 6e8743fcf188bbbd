// A signing request with its documents, signers, and events.
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { listSigningEvents, type SigningEventRow } from './signing-events.ts';
import * as requests from './signing-requests.queries.ts';

export interface RequestParts {
  request: requests.RequestRow;
  documents: requests.DocumentRow[];
  signers: requests.SignerRow[];
  events: SigningEventRow[];
}

export const loadParts = (app: App, companyId: number, requestId: number): Promise<RequestParts | null> =>
  inCompany(app.pool, companyId, async (tx) => {
    const request = await requests.find(tx, companyId, requestId);
    if (!request) return null;
    return {
      request,
      documents: await requests.listDocuments(tx, companyId, requestId),
      signers: await requests.listSigners(tx, companyId, [requestId]),
      events: await listSigningEvents(tx, companyId, requestId),
    };
  });
