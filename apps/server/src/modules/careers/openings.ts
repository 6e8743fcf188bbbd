// What letting somebody apply takes to know of a posting. Each process keeps it, and asks with every application whether
// the rows it was read from are still the same: reading all of them again would take four statements and a packet more.
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { notFound } from '../../platform/http/errors.ts';
import { NamesByLink } from '../../platform/names-cache.ts';
import { type Beginning, beginningOf } from '../hiring-processes/hiring-processes.service.ts';
import { type AskingPosting, findAsking, findMarks, isShown } from './apply-form.queries.ts';

export interface Opening {
  posting: AskingPosting;
  beginning: Beginning;
}

const KEPT = new NamesByLink<Opening>('opening');

type Question<Answer> = (posting: Pick<AskingPosting, 'company_id' | 'id'>) => Promise<Answer>;

/** Enters the company of the posting, and has the caller's question about it answered in the same packet. */
export async function enterOpening<Answer>(
  house: House,
  tx: Transaction,
  positionKey: string,
  ask: Question<Answer>,
): Promise<Opening & { answer: Answer }> {
  const kept = KEPT.get(house.names, positionKey);
  if (!kept) return readOpening(house, tx, positionKey, ask);
  const { posting, beginning } = kept;
  await tx.enterCompany(posting.company_id);
  const [marks, answer] = await tx.inOnePacket(() =>
    Promise.all([findMarks(tx, posting, beginning.processId), ask(posting)]),
  );
  const isSame = marks?.posting === posting.mark && marks.process === beginning.mark;
  return { ...(isSame ? kept : await readOpening(house, tx, positionKey, async () => undefined)), answer };
}

/** An unknown posting, or one that is neither open nor closed, does not exist. */
async function readOpening<Answer>(
  { names }: House,
  tx: Transaction,
  positionKey: string,
  ask: Question<Answer>,
): Promise<Opening & { answer: Answer }> {
  const heard = names.mark();
  const posting = await findAsking(tx, positionKey);
  if (!posting || !isShown(posting)) throw notFound();
  const { company_id: companyId, hiring_process_template_id: processId } = posting;
  await tx.enterCompany(companyId);
  const [beginning, answer] = await tx.inOnePacket(() =>
    Promise.all([beginningOf(tx, companyId, processId), ask(posting)]),
  );
  const opening = { posting, beginning };
  KEPT.keep(names, companyId, positionKey, opening, heard);
  return { ...opening, answer };
}
