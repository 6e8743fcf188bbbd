// Conversations with a person: their text is deleted when the person is erased (MSG-015), and messages move with their
// applications when two records of one person are merged (AHD-002).

import type { TracedPerson } from '@onward/domain/applicants/erasing';
import { threadLink } from '@onward/domain/messages/thread-link';
import type { Transaction } from '../../platform/database/transaction.ts';
import { eraseFromOutbox, lockOutbox } from '../../platform/erase-mentions.ts';
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';
import { eraseMessages, removeConversations } from './threads/erase-messages.ts';
import { followApplications } from './threads/follow-applications.ts';
import { moveMessages } from './threads/person-messages.queries.ts';

export const messageTraces: PersonTraces = {
  room: 'messages',
  tables: {
    conversation_search: 'deleted',
    conversation_tokens: 'deleted',
    conversations: 'blanked',
    message_attachments: 'deleted',
    message_originals: 'deleted',
    messages: 'blanked',
  },

  async pages(tx, person) {
    return (await findConversations(tx, person)).map(threadLink);
  },

  async lock(tx, person) {
    const { companyId } = person;
    const ids = await findConversations(tx, person);
    await tx.client.query('select from conversations where company_id = $1 and id = any($2) for update nowait', [
      companyId,
      ids,
    ]);
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from messages where company_id = $1 and conversation_id = any($2) for update nowait',
      [companyId, ids],
    );
    await lockOutbox(tx, { companyId, messageIds: rows.map(({ id }) => id) });
  },

  async erase(tx, person, now) {
    const { companyId } = person;
    const ids = await findConversations(tx, person);
    const { rows } = await tx.client.query<{ id: number }>(
      'select id from messages where company_id = $1 and conversation_id = any($2)',
      [companyId, ids],
    );
    const fileKeys = await eraseMessages(tx, companyId, ids, now);
    await eraseFromOutbox(tx, { companyId, messageIds: rows.map(({ id }) => id) });
    return { fileKeys };
  },

  async remove(tx, person) {
    await removeConversations(tx, person.companyId, await findConversations(tx, person));
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const messages = await exportedRecords(
      tx,
      'select * from messages where company_id = $1 and application_id = any($2)',
      [companyId, applicationIds],
    );
    const { rows: files } = await tx.client.query<{ id: number; name: string; storageKey: string }>(
      `select f.id, 'message-' || f.file_name as name, f.storage_key as "storageKey" from message_attachments f
       join messages m on m.company_id = f.company_id and m.id = f.message_id
       where f.company_id = $1 and m.application_id = any($2) order by f.id`,
      [companyId, applicationIds],
    );
    return { records: { messages }, files };
  },

  async merge(tx, move) {
    const { companyId, from, to } = move;
    await followApplications(tx, { companyId, personIds: [from, to] });
    await moveMessages(tx, move);
  },
};

async function findConversations(
  tx: Transaction,
  { companyId, personIds }: Pick<TracedPerson, 'companyId' | 'personIds'>,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from conversations where company_id = $1 and person_id = any($2)',
    [companyId, personIds],
  );
  return rows.map(({ id }) => id);
}
