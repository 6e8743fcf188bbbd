// Erasing writes to many tables at once, while mail is delivered, forms are handed in and staff answer. Those take their
// locks in orders of their own, so erasing takes all of its locks first, and waits for none while it holds others: with
// one of them taken it lets go of all and tries again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/transaction.ts';
import { wrongState } from '../../platform/http/errors.ts';
import { TO_THE_PERSON } from './erasing.mentions.ts';
import { findTraces, GONE_WITH_AN_APPLICATION, OF_THE_PERSON, type Traces } from './erasing.queries.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 40;
const GIVE_UP_AFTER = 250;

/** Everything of the person that is written, locked; what others added meanwhile is among it. */
export async function lockTraces(tx: Transaction, companyId: number, personId: number): Promise<Traces> {
  for (let attempt = 1; attempt <= GIVE_UP_AFTER; attempt += 1) {
    try {
      return await tx.whollyOrNot(() => lockOnce(tx, companyId, personId));
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(PAUSE_MS);
    }
  }
  throw wrongState('being_written_to');
}

const LOCK = 'for update nowait';

async function lockOnce(tx: Transaction, companyId: number, personId: number): Promise<Traces> {
  const { personIds } = await findTraces(tx, companyId, personId);
  await tx.client.query(`select from persons where company_id = $1 and id = any($2) ${LOCK}`, [companyId, personIds]);
  // Looked up again: nobody can apply or begin a conversation as this person from here on.
  const traces = await findTraces(tx, companyId, personId);
  const { applicationIds, conversationIds, emails, phones } = traces;
  await tx.client.query(`select from applications where company_id = $1 and id = any($2) ${LOCK}`, [
    companyId,
    applicationIds,
  ]);
  for (const table of [...GONE_WITH_AN_APPLICATION, 'application_attachments', 'meetings']) {
    await tx.client.query(`select from ${table} where company_id = $1 and application_id = any($2) ${LOCK}`, [
      companyId,
      applicationIds,
    ]);
  }
  await tx.client.query(`select from application_drafts where company_id = $1 and ${OF_THE_PERSON} ${LOCK}`, [
    companyId,
    applicationIds,
    emails,
    phones,
  ]);
  await tx.client.query(`select from conversations where company_id = $1 and id = any($2) ${LOCK}`, [
    companyId,
    conversationIds,
  ]);
  await tx.client.query(`select from messages where company_id = $1 and conversation_id = any($2) ${LOCK}`, [
    companyId,
    conversationIds,
  ]);
  await tx.asSystem(() =>
    tx.client.query(`select from outbox_messages where company_id = $1 and ${TO_THE_PERSON} ${LOCK}`, [
      companyId,
      emails,
      phones,
      conversationIds,
    ]),
  );
  return traces;
}
