// Rows of the inbox are kept by the process, for the list and for the head of a thread. Calls that write read everything
// anew: what such a call answers tells what a row should show.
import {
  type Conversation,
  ConversationRow,
  getConversation,
  listConversations,
  updateConversation,
} from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/api-caller.ts';
import { Employer } from '../../../../../testing/employer.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';
import { MessageOffice } from '../../../../../testing/message-office.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;
let thread: number;

const rows = async (text: string, values: unknown[] = []) => (await product.house.ownerPool.query(text, values)).rows;

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

const listed = async (): Promise<ConversationRow | undefined> => {
  const { body } = await admin.call<{ conversations: ConversationRow[] }>(listConversations, { query: {} });
  return body.conversations.find(({ id }) => id === thread);
};

async function headed(): Promise<Conversation> {
  const { body } = await admin.call<{ conversation: Conversation }>(getConversation, { params: { id: thread } });
  return body.conversation;
}

/** Changes nothing. */
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

/** Each changes one thing that the row shows. */
const CHANGES: Record<string, string> = {
  'the name of the person': `update persons set last_name = 'Else' where id = ${OF_THE_THREAD('person_id')}`,
  'the title of the posting': `update positions set title = 'Another' where id = ${OF_THE_THREAD('position_id')}`,
  'the name of the location': `update locations set name = 'Elsewhere' where id = (
    select location_id from positions where id = ${OF_THE_THREAD('position_id')})`,
  'the name of who answers': `update company_staffs set name = 'Renamed' where id = ${OF_THE_THREAD('assignee_id')}`,
  'the state of the last message': `update messages set status = 'delivered' where id = ${OF_THE_THREAD('last_message_id')}`,
  'the files of the last message': `insert into message_attachments (company_id, message_id, storage_key, file_name,
    content_type, byte_size) values (1, ${OF_THE_THREAD('last_message_id')}, 'kept', 'a.png', 'image/png', 3)`,
  'unread messages': 'update conversations set unread_count = 3 where id = $1',
  'who answers': 'update conversations set assignee_id = null where id = $1',
};

/** Each changes one thing that stands around the thread. */
const AROUND: Record<string, string> = {
  'the number of the person': `update persons set phone = '4045550199', region_number = '1'
    where id = ${OF_THE_THREAD('person_id')}`,
  'who refused texts': `update persons set sms_opt_out = true where id = ${OF_THE_THREAD('person_id')}`,
  'the rating': `update applications set rating = 4 where id = ${OF_THE_THREAD('application_id')}`,
  'the notes': `insert into application_notes (company_id, application_id, body, visibility, created_at, updated_at)
    values (1, ${OF_THE_THREAD('application_id')}, 'Call back', 'everyone', now(), now())`,
};

describe('A kept row of the inbox', () => {
  it('is as the thread that is read [MSG-003]', async () => {
    expect(await listed()).toEqual(rowOf(await readAnew()));
    expect(await listed(), 'the second time').toEqual(rowOf(await readAnew()));
  });

  it.each(Object.entries(CHANGES))('shows a change of %s at once [MSG-003, PLT-017]', async (_what, statement) => {
    const before = await listed();
    await rows(statement, [thread]);
    const after = await listed();
    expect(after).not.toEqual(before);
    expect(after).toEqual(rowOf(await readAnew()));
    expect(rowOf(await headed())).toEqual(after);
  });
});

describe('The head of a thread', () => {
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
