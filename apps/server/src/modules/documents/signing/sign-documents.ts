// Signing: whose turn it is, what has to be filled in, and the evidence of it (OFR-010, OFR-012, AHD-010).
import type { SigningInput } from '@onward/contract/documents/documents';
import { type DocumentField, type FieldValues, valueProblems } from '@onward/domain/documents/fields';
import { type Signature, signatureProblem } from '@onward/domain/documents/signatures';
import { type KnownName, namePartsOf } from '@onward/domain/documents/signer-names';
import { decideSigning, openSigners } from '@onward/domain/documents/signing';
import { templateFields } from '@onward/domain/documents/templates';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { inDocument } from './field-ids.ts';
import { requireOwnName } from './require-own-name.ts';
import { SEAL_TASK, type SealJob, sealKeyOf } from './seal-request.ts';
import { readEntries, sealEntries } from './signer-entries.ts';
import { recordSigningEvents, type SigningEvent } from './signing-events.ts';
import * as requests from './signing-requests.queries.ts';

export interface Signing {
  app: App;
  tx: Transaction;
  companyId: number;
  requestId: number;
  signerId: number;
  /** What the signer is called, where more is known than the name in the request. */
  names?: readonly KnownName[] | undefined;
  /** Where they signed from. */
  address: string;
  userAgent: string;
  now: Date;
}

export interface Signed {
  /** Everybody has signed now. */
  isLast: boolean;
  /** Those whose turn it is now. */
  next: requests.SignerRow[];
}

export async function signDocuments(signing: Signing, input: SigningInput): Promise<Signed> {
  const { app, tx, companyId, requestId, signerId, now } = signing;
  const { request, signers } = await lockOpen(tx, companyId, requestId);
  const decision = decideSigning(signers, signerId);
  const signer = signers.find(({ id }) => id === signerId);
  if (!decision.allowed || !signer) throw wrongState(`signing.${decision.allowed ? 'out_of_turn' : decision.reason}`);
  const signature = signatureOf(input, signing.names ?? [namePartsOf(signer.name)]);
  const values = await filledValues(signing, signers, signer, input.values ?? {});
  const entries = sealEntries(app, signer, { values, strokes: signature.strokes });
  const evidence = { signerId, at: now, address: signing.address, userAgent: signing.userAgent };
  await requests.storeSignature(tx, { companyId, id: signerId }, { ...evidence, name: signature.name.trim(), entries });
  const after = openSigners(signers.map((each) => (each.id === signerId ? { ...each, status: 'signed' } : each)));
  await requests.setSignerStatuses(tx, companyId, after);
  const documentSha256 = request.unsigned_sha256;
  const events: SigningEvent[] = [
    { ...evidence, event: 'consented', documentSha256 },
    { ...evidence, event: 'signed', documentSha256 },
  ];
  if (decision.isLast) events.push({ event: 'completed', at: now, documentSha256 });
  await recordSigningEvents(tx, { companyId, requestId }, events);
  if (decision.isLast) await complete(signing);
  const wasOpen = new Set(signers.filter(({ status }) => status === 'open').map(({ id }) => id));
  const isNext = new Set(after.filter(({ id, status }) => status === 'open' && !wasOpen.has(id)).map(({ id }) => id));
  return { isLast: decision.isLast, next: signers.filter(({ id }) => isNext.has(id)) };
}

async function complete({ tx, companyId, requestId }: Signing): Promise<void> {
  await requests.setStatus(tx, { companyId, id: requestId }, { from: ['open'], to: 'completed' });
  const job: SealJob = { company_id: companyId, signing_request_id: requestId };
  await enqueue(tx, SEAL_TASK, job, { key: sealKeyOf(job) });
}

/** Those who void, decline, or sign at the same time wait here. */
async function lockOpen(
  tx: Transaction,
  companyId: number,
  requestId: number,
): Promise<{ request: requests.RequestRow; signers: requests.SignerRow[] }> {
  const request = await requests.lock(tx, companyId, requestId);
  if (request?.status !== 'open') throw wrongState(`signing.${request?.status ?? 'closed'}`);
  return { request, signers: await requests.listSigners(tx, companyId, [requestId]) };
}

function signatureOf({ signature_name, strokes = [], agreed }: SigningInput, names: readonly KnownName[]): Signature {
  const signature: Signature = { name: signature_name, strokes };
  const problem = signatureProblem(signature);
  if (problem === 'drawing_invalid') throw fieldInvalid('strokes', 'document.drawing_invalid');
  if (problem) throw fieldInvalid('signature_name', problem);
  requireOwnName(signature.name, names);
  if (!agreed) throw fieldInvalid('agreed', 'document.must_agree');
  return signature;
}

/** What was saved before, with what is sent now; only fields of this signer are kept. */
async function filledValues(
  { app, tx, companyId, requestId }: Signing,
  signers: readonly requests.SignerRow[],
  signer: requests.SignerRow,
  given: FieldValues,
): Promise<FieldValues> {
  const fields = await fieldsOf(tx, companyId, requestId, signers, signer);
  const values = onlyKnown(fields, { ...readEntries(app, signer).values, ...given });
  const problems = Object.entries(valueProblems(fields, signer.role, values));
  if (problems.length > 0)
    throw validationFailed(
      Object.fromEntries(problems.map(([id, problem]) => [`values.${id}`, [{ key: `fields.document.${problem}` }]])),
    );
  return values;
}

/** The first signer of a role fills in its fields; the others only sign. */
async function fieldsOf(
  tx: Transaction,
  companyId: number,
  requestId: number,
  signers: readonly requests.SignerRow[],
  signer: requests.SignerRow,
): Promise<DocumentField[]> {
  if (signers.find(({ role }) => role === signer.role)?.id !== signer.id) return [];
  const documents = await requests.listDocuments(tx, companyId, requestId);
  return documents
    .flatMap(({ position, content }) => templateFields(content).map((field) => inDocument(position, field)))
    .filter(({ role }) => role === signer.role);
}

const onlyKnown = (fields: readonly DocumentField[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ id }) => (Object.hasOwn(values, id) ? [[id, values[id] as string | boolean] as const] : [])),
  );

/** Saves what was filled in so far; nothing is checked yet. */
export async function saveValues(
  { app, tx, companyId, requestId, signerId }: Pick<Signing, 'app' | 'tx' | 'companyId' | 'requestId' | 'signerId'>,
  values: FieldValues,
): Promise<void> {
  const { signers } = await lockOpen(tx, companyId, requestId);
  const signer = signers.find(({ id, status }) => id === signerId && status === 'open');
  if (!signer) throw wrongState('signing.out_of_turn');
  const known = onlyKnown(await fieldsOf(tx, companyId, requestId, signers, signer), values);
  await requests.saveEntries(tx, companyId, signerId, sealEntries(app, signer, { values: known, strokes: [] }));
}

export async function declineDocuments(signing: Signing): Promise<void> {
  const { tx, companyId, requestId, signerId, now, address, userAgent } = signing;
  const { request, signers } = await lockOpen(tx, companyId, requestId);
  const decision = decideSigning(signers, signerId);
  if (!decision.allowed) throw wrongState(`signing.${decision.reason}`);
  await requests.setSignerStatuses(tx, companyId, [{ id: signerId, status: 'declined' }]);
  await requests.setStatus(tx, { companyId, id: requestId }, { from: ['open'], to: 'closed' });
  await recordSigningEvents(tx, { companyId, requestId }, [
    { event: 'declined', signerId, at: now, address, userAgent, documentSha256: request.unsigned_sha256 },
  ]);
}
