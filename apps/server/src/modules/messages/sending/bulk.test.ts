// Bulk messages: everyone gets one, unreachable recipients are named, and it can be undone while it waits.
import {
  getBulkAction,
  performApplicationAction,
  undoApplicationAction,
  undoBulkAction,
} from '@onward/contract/applicants/application-actions';
import { listMessages, type Message, openConversation, previewMessages } from '@onward/contract/messages/conversations';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  updateMessageTemplate,
} from '@onward/contract/messages/message-templates';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;
/** How far the product's clock is behind: by an hour, so that no message waits for its undo window. */
let behindMs = 0;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => new Date(Date.now() - behindMs) });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const undoTimeIsOver = () => {
  behindMs = 3_600_000;
};
const inTime = () => {
  behindMs = 0;
};

interface Done {
  results: { application_id: number; ok: boolean; error_code: number | null; message: string | null }[];
  undo: { id: number } | null;
  bulk_action: { id: number; total: number };
}

const act = (action: ActionName, ids: number[], params: object, screen = 'all_applicants') =>
  admin.call<Done>(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids: ids, params, screen },
  });

const thread = async ({ id }: TestWriter): Promise<Message[]> => {
  const { body } = await admin.call<{ conversation: { id: number } }>(openConversation, {
    body: { application_id: id },
  });
  return (await admin.call<{ messages: Message[] }>(listMessages, { params: { id: body.conversation.id } })).body
    .messages;
};

const template = async (values: object): Promise<MessageTemplate> => {
  const { body, text } = await admin.call<{ message_template: MessageTemplate }>(createMessageTemplate, {
    body: { message_template: values },
  });
  if (!body.message_template) throw new Error(text);
  return body.message_template;
};

describe('A bulk text', () => {
  it('reaches each recipient once, in their language, and names those it does not reach [MSG-006, APP-022]', async () => {
    undoTimeIsOver();
    const [amara, french, silent] = [
      await office.applicant(),
      await office.applicant({ language: 'fr' }),
      await office.applicant(),
    ];
    await rows('update persons set sms_opt_out = true where id = $1', [silent.personId]);
    const twin = await office.applicant({ personId: amara.personId, other: true });
    const { id } = await template({
      name: 'Come by',
      channel: 'sms',
      body: 'Hi {{applicant_first_name}}, come by.',
      translations: { fr: { body: 'Bonjour {{applicant_first_name}}, passez nous voir.' } },
    });
    const ids = [amara.id, french.id, silent.id, twin.id];
    const { body } = await act('send_sms', ids, { body: 'Hi {{applicant_first_name}}, come by.', template_id: id });
    expect(body.results.map(({ ok, error_code, message }) => [ok, error_code, message])).toEqual([
      [true, null, null],
      [true, null, null],
      [false, 20003, 'This applicant has opted out of SMS'],
      [false, 20003, 'This person is already selected and will get one message'],
    ]);
    expect((await product.outside.text(amara.globalPhone)).body).toBe('Hi Amara, come by.');
    expect((await product.outside.text(french.globalPhone)).body).toBe('Bonjour Amara, passez nous voir.');
    expect(await product.outside.texts(silent.globalPhone)).toEqual([]);
  });

  it('can be undone in time and leaves no trace [AHD-001, MSG-006]', async () => {
    inTime();
    const [one, other] = [await office.applicant(), await office.applicant()];
    const { body } = await act('send_email', [one.id, other.id], { subject: 'Hi', body: 'Hello' });
    expect(await thread(one)).toHaveLength(1);
    const undone = await admin.call<Done>(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect(undone.body.results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await thread(one)).toEqual([]);
    const waiting = await rows(
      "select from graphile_worker.jobs where key like 'message:%' and task_identifier = 'messages.leave'",
    );
    expect(waiting).toHaveLength(0);
    const late = await admin.call<Done>(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect(late.body).toMatchObject({ error_code: 20003 });
  });

  it('to inactive applicants is sent from their own list [MSG-006, APP-021]', async () => {
    undoTimeIsOver();
    const applicant = await office.applicant({ status: 'inactive' });
    const refused = await act('send_sms_inactive', [applicant.id], { body: 'Still looking?' });
    expect(refused.body.results[0]?.ok).toBe(false);
    const { body } = await act('send_sms_inactive', [applicant.id], { body: 'Still looking?' }, 'inactive_applicants');
    expect(body.results[0]?.ok).toBe(true);
    expect((await product.outside.text(applicant.globalPhone)).body).toBe('Still looking?');
  });

  it('shows in advance whom it reaches, and for whom a merge tag stays empty [MSG-006, MSG-012]', async () => {
    const [amara, noPhone] = [await office.applicant(), await office.applicant()];
    await rows('update persons set phone = null, region_number = null where id = $1', [noPhone.personId]);
    const body = {
      application_ids: [amara.id, noPhone.id],
      channel: 'sms',
      body: 'Hi {{applicant_first_name}} {{link}}',
    };
    const answer = await admin.call(previewMessages, { body });
    expect(answer.body).toMatchObject({
      total: 2,
      reached: 1,
      skipped_count: 1,
      empty_tags_count: 1,
      segments: 1,
      skipped: [{ application_id: noPhone.id, reason: 'no_phone' }],
      empty_tags: [{ application_id: amara.id, tags: ['link'] }],
      shown: { application_id: amara.id, to: amara.globalPhone, subject: null, body: 'Hi Amara' },
    });
    const wrong = await admin.call(previewMessages, { body: { ...body, body: '{{nobody}}' } });
    expect(wrong.body).toMatchObject({ error_code: 20001, message: 'Unknown merge tags: nobody' });
  });

  it('to several hundred runs in the background and is undone as a whole [APP-023, AHD-001]', async () => {
    inTime();
    const people: TestWriter[] = [];
    for (let at = 0; at < 130; at += 1) people.push(await office.applicant());
    const ids = people.map(({ id }) => id);
    const { status, body } = await act('send_sms', ids, { body: 'Open house on Friday' });
    expect([status, body.bulk_action.total]).toEqual([202, 130]);
    const params = { id: body.bulk_action.id };
    await until('the bulk to end', async () => {
      const { body: shown } = await admin.call<{ bulk_action: { state: string; done: number } }>(getBulkAction, {
        params,
      });
      return shown.bulk_action.state === 'finished' && shown.bulk_action.done === 130;
    });
    const count = async () =>
      (await rows('select count(*)::int as count from messages where application_id = any($1)', [ids]))[0].count;
    expect(await count()).toBe(130);
    const undone = await admin.call<{ undone: number }>(undoBulkAction, { params });
    expect(undone.body.undone).toBe(130);
    expect(await count()).toBe(0);
  });
});

describe('A message template', () => {
  const values = { name: 'Welcome', channel: 'email', subject: 'Hello {{applicant_first_name}}', body: 'Welcome' };

  it('is created, changed, and deleted, and its name is unique [MSG-010]', async () => {
    const made = await template(values);
    const twice = await admin.call(createMessageTemplate, {
      body: { message_template: { ...values, name: ' welcome ' } },
    });
    expect(twice.body).toMatchObject({
      error_code: 20002,
      errors: { name: ['A message template with this name already exists'] },
    });
    const put = (message_template: object) =>
      admin.call<{ message_template: MessageTemplate }>(updateMessageTemplate, {
        params: { id: made.id },
        body: { message_template },
      });
    const changed = await put({ ...values, body: 'Be welcome', version: made.version });
    expect(changed.body.message_template).toMatchObject({ body: 'Be welcome', version: made.version + 1 });
    const late = await put({ ...values, body: 'Other', version: made.version });
    expect(late.body).toMatchObject({
      error_code: 20002,
      conflict: { fields: { body: { theirs: 'Be welcome', yours: 'Other' } } },
    });
    const list = async () =>
      (
        await admin.call<{ message_templates: MessageTemplate[] }>(listMessageTemplates, {
          query: { channel: 'email' },
        })
      ).body.message_templates;
    expect((await list()).map(({ name }) => name)).toContain('Welcome');
    expect((await admin.call(deleteMessageTemplate, { params: { id: made.id } })).status).toBe(204);
    expect((await list()).map(({ name }) => name)).not.toContain('Welcome');
    const audited = await rows(
      "select event from audit_log where subject_type = 'message_template' and subject_id = $1 order by id",
      [made.id],
    );
    expect(audited.map(({ event }) => event)).toEqual([
      'message_template_created',
      'message_template_updated',
      'message_template_deleted',
    ]);
  });

  it.each([
    ['subject', { subject: 'Hi {{you}}' }, 'Unknown merge tags: you'],
    ['subject', { subject: ' ' }, 'Please fill in this field'],
    [
      'translations.es.body',
      { translations: { es: { subject: 'Hola', body: 'Hola {{tu}}' } } },
      'Unknown merge tags: tu',
    ],
  ])('is refused for its %s by name [MSG-010, MSG-012]', async (field, change, words) => {
    const { body } = await admin.call(createMessageTemplate, { body: { message_template: { ...values, ...change } } });
    expect(body).toMatchObject({ error_code: 20001, errors: { [field]: [words] } });
  });
});
