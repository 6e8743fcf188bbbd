// Inbox rows are cached by the process and must be read again when anything they show changes. The thread header and
// writing requests bypass the cache and give the expected values.
import {
  type Conversation,
  ConversationRow,
  getConversation,
  listConversations,
  updateConversation,
} from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { fieldsOf, valueAt } from '../../../../../../testing/schema-fields.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;
let thread: number;

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
  const { id, personId } = await office.applicant();
  const [staff] = await rows('select min(id) as id from company_staffs where company_id = 1');
  const [opened] = await rows(
    `insert into conversations (company_id, person_id, application_id, position_id, assignee_id, updated_at)
     values (1, $1, $2, $3, $4, now() + interval '1 hour') returning id`,
    [personId, id, office.position.id, staff.id],
  );
  thread = opened.id;
  const [message] = await rows(
    `insert into messages (company_id, conversation_id, application_id, sender_id, channel, direction, body, status)
     values (1, $1, $2, $3, 'sms', 'outbound', 'See "you" soon', 'sent') returning id`,
    [thread, id, staff.id],
  );
  await rows(`update conversations set last_message_id = $2, last_direction = 'outbound' where id = $1`, [
    thread,
    message.id,
  ]);
});
afterAll(() => product.stop());

/** Among the archived threads, if it is not in the inbox. */
const listed = async (archived = false): Promise<ConversationRow | undefined> => {
  const { body } = await admin.call<{ conversations: ConversationRow[] }>(listConversations, { query: { archived } });
  const found = body.conversations.find(({ id }) => id === thread);
  return found || archived ? found : listed(true);
};

async function headed(): Promise<Conversation> {
  const { body } = await admin.call<{ conversation: Conversation }>(getConversation, { params: { id: thread } });
  return body.conversation;
}

/** Writes without changing anything. */
async function readAnew(): Promise<Conversation> {
  const { body } = await admin.call<{ conversation: Conversation }>(updateConversation, {
    params: { id: thread },
    body: { conversation: {} },
  });
  return body.conversation;
}

const rowOf = (conversation: Conversation): Partial<Conversation> =>
  Object.fromEntries(
    Object.keys(ConversationRow.properties).map((field) => [field, conversation[field as keyof Conversation]]),
  );

const OF_THE_THREAD = (column: string): string => `(select ${column} from conversations where id = $1)`;
const own = (change: string): string => `update conversations set ${change} where id = $1`;
const ofPerson = (change: string): string => `update persons set ${change} where id = ${OF_THE_THREAD('person_id')}`;
const ofLast = (change: string): string =>
  `update messages set ${change} where id = ${OF_THE_THREAD('last_message_id')}`;
const ofFiles = (change: string): string =>
  `update message_attachments set ${change} where message_id = ${OF_THE_THREAD('last_message_id')}`;
const ofPosting = (change: string): string =>
  `update positions set ${change} where id = ${OF_THE_THREAD('position_id')}`;
const another = (table: string, than: string): string =>
  `(select max(id) from ${table} where company_id = 1 and id <> ${than})`;
const WITHOUT_THREAD = `(select max(id) from persons n where company_id = 1
  and not exists (select from conversations c where c.person_id = n.id))`;
const location = `(select location_id from positions where id = ${OF_THE_THREAD('position_id')})`;

/** For every field of the contract, the statements that change it; null for fields that cannot change. */
const CHANGES: Record<string, string[] | null> = {
  // These fields identify the row, also in its last message.
  id: null,
  'last_message.conversation_id': null,
  'person.first_name': [ofPerson("first_name = 'Another'")],
  'person.last_name': [ofPerson("last_name = 'Else'")],
  'position.title': [ofPosting("title = 'Another'")],
  'position.location_name': [
    `update locations set name = 'Elsewhere' where id = ${location}`,
    ofPosting(`location_id = ${another('locations', location)}`),
  ],
  'assignee.name': [`update company_staffs set name = 'Renamed' where id = ${OF_THE_THREAD('assignee_id')}`],
  unread_count: [own('unread_count = 3')],
  'last_message.application_id': [ofLast(`application_id = ${another('applications', 'application_id')}`)],
  'last_message.sender_name': [
    `update company_staffs set name = 'Sender' where id = (
       select sender_id from messages where id = ${OF_THE_THREAD('last_message_id')})`,
  ],
  'last_message.sender_id': [ofLast(`sender_id = ${another('company_staffs', 'sender_id')}`)],
  'last_message.channel': [ofLast("channel = 'email'")],
  'last_message.direction': [ofLast("direction = 'inbound'")],
  'last_message.automated': [ofLast('automated = not automated')],
  'last_message.subject': [ofLast("subject = 'Soon'")],
  'last_message.body': [ofLast("body = 'See you later'")],
  'last_message.attachments.0.id': [
    `insert into message_attachments (company_id, message_id, storage_key, file_name, content_type, byte_size)
     select 1, ${OF_THE_THREAD('last_message_id')}, 'kept' || n, n || '.png', 'image/png', 3 from generate_series(1, 2) n`,
    `delete from message_attachments where id = (
       select min(id) from message_attachments where message_id = ${OF_THE_THREAD('last_message_id')})`,
  ],
  'last_message.attachments.0.file_name': [ofFiles("file_name = 'b.png'")],
  'last_message.attachments.0.content_type': [ofFiles("content_type = 'image/gif'")],
  'last_message.attachments.0.byte_size': [ofFiles('byte_size = 4')],
  'last_message.status': [ofLast("status = 'delivered'")],
  'last_message.error': [ofLast("error = 'unreachable'")],
  'last_message.segments': [ofLast('segments = 2')],
  'last_message.sent_with': [ofLast('sent_with = id - 1')],
  'last_message.leaves_at': [
    ofLast("status = 'queued', leaves_at = now() + interval '1 hour'"),
    ofLast(`outbox_message_id = 1`),
  ],
  'last_message.is_erased': [ofLast('erased_at = now()')],
  'last_message.read_at': [ofLast('read_at = now()')],
  'last_message.created_at': [ofLast("created_at = created_at - interval '1 minute'")],
  'last_message.id': [own(`last_message_id = ${another('messages', 'last_message_id')}`)],
  needs_reply: [own("last_direction = 'inbound'")],
  is_archived: [own('archived_at = now()'), own('archived_at = null')],
  may_revoke: [own('may_revoke_at = now()')],
  updated_at: [own("updated_at = updated_at + interval '1 minute'")],
  assignee_id: [own(`assignee_id = ${another('company_staffs', 'assignee_id')}`)],
  'assignee.id': [own('assignee_id = null')],
  'position.id': [own(`position_id = ${another('positions', 'position_id')}`)],
  application_id: [own(`application_id = ${another('applications', 'application_id')}`)],
  person_id: [own(`person_id = ${WITHOUT_THREAD}`)],
  'person.id': [own(`person_id = ${WITHOUT_THREAD}`)],
};

const CHANGEABLE = Object.entries(CHANGES).flatMap(([field, statements]) =>
  statements ? [{ field, statements }] : [],
);

/** Each changes one thing shown around the thread. */
const AROUND: Record<string, string> = {
  'the number of the person': `update persons set phone = '4045550199', region_number = '1'
    where id = ${OF_THE_THREAD('person_id')}`,
  'who refused texts': `update persons set sms_opt_out = true where id = ${OF_THE_THREAD('person_id')}`,
  'the rating': `update applications set rating = 4 where id = ${OF_THE_THREAD('application_id')}`,
  'the notes': `insert into application_notes (company_id, application_id, body, visibility, created_at, updated_at)
    values (1, ${OF_THE_THREAD('application_id')}, 'Call back', 'everyone', now(), now())`,
};

describe('The header of a thread', () => {
  it.each(Object.entries(AROUND))('shows a change of %s at once [MSG-003, MSG-012]', async (_what, statement) => {
    const before = await headed();
    await rows(statement, [thread]);
    const after = await headed();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await readAnew());
  });

  it('follows the person to another application [MSG-001]', async () => {
    const before = await headed();
    const newer = await office.applicant({ personId: before.person_id, other: true });
    await rows('update conversations set application_id = $2 where id = $1', [thread, newer.id]);
    const after = await headed();
    expect(after.application_id).toBe(newer.id);
    expect(after.application.id).toBe(newer.id);
    expect(after).toEqual(await readAnew());
  });
});

// After the header tests, since it leaves a thread that mixes records of several people.
describe('A cached row of the inbox', () => {
  it('equals the thread that is read [MSG-003]', async () => {
    expect(await listed()).toEqual(rowOf(await readAnew()));
    expect(await listed(), 'the second time').toEqual(rowOf(await readAnew()));
  });

  it('is tested for every field of the contract [MSG-003, PLT-017]', () => {
    expect(Object.keys(CHANGES).sort()).toEqual(fieldsOf(ConversationRow).sort());
  });

  it.each(CHANGEABLE)('shows a change of $field at once [MSG-003, PLT-017]', async ({ field, statements }) => {
    for (const statement of statements) {
      const before = await listed();
      await rows(statement, [thread]);
      const after = await listed();
      expect(valueAt(after, field), statement).not.toEqual(valueAt(before, field));
      expect(after).toEqual(rowOf(await readAnew()));
      expect(rowOf(await headed())).toEqual(after);
    }
  });
});
