// A location manager reads a conversation with a person who also applied at another location: they see only the
// application at their own location.

import { createNote } from '@onward/contract/applicants/application-remarks';
import {
  type Conversation,
  getConversation,
  listMessages,
  type Message,
  openConversation,
  retryMessage,
  sendMessage,
  updateConversation,
  withdrawMessage,
} from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
  const [far] = await rows(
    `insert into locations (company_id, brand_id, name, city)
     select company_id, brand_id, 'Far away', 'Farville' from locations where company_id = 1 limit 1 returning id`,
  );
  await rows('update positions set location_id = $1 where id = $2', [far.id, office.otherPosition.id]);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const open = async (applicationId: number, caller: ApiCaller): Promise<Conversation> => {
  const answer = await caller.call<{ conversation: Conversation }>(openConversation, {
    body: { application_id: applicationId },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.conversation;
};

const note = (applicationId: number, body: string) =>
  admin.call(createNote, { params: { id: applicationId }, body: { note: { body, visibility: 'everyone' } } });

/** Applied at the manager's location first, then far away; each application has its own note and meeting. */
async function twoApplications() {
  const here = await office.applicant();
  const far = await office.applicant({ personId: here.personId, other: true });
  await rows("update applications set email = 'other.contact@mail.test', phone = '4047700001' where id = $1", [far.id]);
  expect((await note(here.id, 'Likes mornings')).status).toBe(201);
  expect((await note(far.id, 'Secret of the far location')).status).toBe(201);
  return { here, far };
}

describe('A conversation for a manager of one location', () => {
  it('shows application, note, contact, and merge values only of an application in their scope [CMP-024, MSG-001]', async () => {
    const { here, far } = await twoApplications();
    const { id } = await open(far.id, admin);
    for (const answer of [
      await manager.call<{ conversation: Conversation }>(getConversation, { params: { id } }),
      await manager.call<{ conversation: Conversation }>(openConversation, { body: { application_id: here.id } }),
      // Read twice, to check that cached data of another reader is not shown.
      await manager.call<{ conversation: Conversation }>(getConversation, { params: { id } }),
    ]) {
      expect(answer.status, answer.text).toBe(200);
      const { conversation } = answer.body;
      expect(conversation.application_id).toBe(here.id);
      expect(conversation.application.id).toBe(here.id);
      expect(conversation.position.id).toBe(office.position.id);
      expect(conversation.latest_note?.body).toBe('Likes mornings');
      expect(conversation.merge_values.position_title).toBe(office.position.title);
      expect(conversation.merge_values.location_name).toContain('Decatur');
      expect(answer.text).not.toContain('Far away');
      expect(answer.text).not.toContain('Farville');
      expect(answer.text).not.toContain(office.otherPosition.title);
      expect(answer.text).not.toContain('Secret of the far location');
      expect(answer.text).not.toContain('other.contact@mail.test');
    }
    expect((await open(far.id, admin)).latest_note?.body).toBe('Secret of the far location');
  });

  it('writes about the application in their scope, not about the newest one [CMP-024, MSG-012]', async () => {
    const { here, far } = await twoApplications();
    const { id } = await open(far.id, admin);
    const message = { channel: 'email', subject: 'Hi', body: 'At {{location_name}} as {{position_title}}' };
    const sent = await manager.call<{ message: Message }>(sendMessage, { params: { id }, body: { message } });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.body.message.application_id).toBe(here.id);
    expect(sent.body.message.body).toContain(office.position.title);
    expect(sent.body.message.body).not.toContain('Far away');
  });

  it('cannot undo or resend a message about an application outside their scope [CMP-024]', async () => {
    const { far } = await twoApplications();
    const { id } = await open(far.id, admin);
    const message = { channel: 'email', subject: 'Hi', body: 'About the far job' };
    const sent = await admin.call<{ message: Message }>(sendMessage, { params: { id }, body: { message } });
    const params = { id: sent.body.message.id };
    expect((await manager.call(withdrawMessage, { params })).body.error_code).toBe(10004);
    await rows("update messages set status = 'failed' where id = $1", [params.id]);
    expect((await manager.call(retryMessage, { params })).body.error_code).toBe(10004);
    expect((await rows('select status from messages where id = $1', [params.id]))[0].status).toBe('failed');
  });

  it('records an opt-out in the history of the application in their scope [CMP-024, MSG-008]', async () => {
    const { here, far } = await twoApplications();
    const { id } = await open(far.id, admin);
    const body = { conversation: { sms_opt_out: true } };
    const changed = await manager.call<{ conversation: Conversation }>(updateConversation, { params: { id }, body });
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.conversation.application.id).toBe(here.id);
    const history = await rows("select application_id from application_histories where action = 'opted_out'");
    expect(history.map(({ application_id }) => application_id)).toContain(here.id);
    expect(history.map(({ application_id }) => application_id)).not.toContain(far.id);
  });

  it('is not accessible when no application of the person is in their scope [CMP-024]', async () => {
    const far = await office.applicant({ other: true });
    const { id } = await open(far.id, admin);
    expect((await manager.call(getConversation, { params: { id } })).body.error_code).toBe(40001);
    expect((await manager.call(listMessages, { params: { id } })).body.error_code).toBe(40001);
    const opened = await manager.call(openConversation, { body: { application_id: far.id } });
    expect(opened.status).not.toBe(200);
    expect(opened.text).not.toContain(far.email);
  });
});
