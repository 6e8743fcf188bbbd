// Sends names that every JavaScript object inherits wherever untrusted text is looked up in a table.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { createMeeting, type Meeting } from '@onward/contract/interviews/meetings';
import { createCustomField } from '@onward/contract/locations/custom-fields';
import { createDepartment, updateDepartment } from '@onward/contract/locations/departments';
import type { Position } from '@onward/contract/positions/position';
import { createPosition } from '@onward/contract/positions/positions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { REJECTION_REASONS } from '@onward/domain/applicants/rejection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../testing/people/employer.ts';
import { InterviewOffice } from '../../../../testing/people/interview-office.ts';
import { MessageOffice } from '../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

describe('a name that every object inherits', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let employer: Employer;
  let office: MessageOffice;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
    employer = new Employer(admin);
    office = await MessageOffice.open(product, employer);
  });
  afterAll(() => product.stop());

  it.each(NAMES)('%s is not a merge tag in a rejection message [MSG-012, PLT-006]', async (name) => {
    const { id } = await office.applicant();
    const params = { reason: REJECTION_REASONS[0], notify: true, message: `Sorry {{${name}}}.` };
    const { status, body, text } = await admin.call<{ results: { ok: boolean }[] }>(performApplicationAction, {
      body: { action_type: ACTION_CODES.reject, application_ids: [id], params, screen: 'applicant_profile' },
    });
    expect(status, text).toBe(200);
    expect(body.results[0]?.ok, text).toBe(true);
  });

  it.each(NAMES)('%s is not a tag in the details of a meeting [SCH-010, PLT-006]', async (name) => {
    const { rows: staff } = await product.app.ownerPool.query(
      "select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'super.admin@larkfield.test'",
    );
    const interviews = new InterviewOffice(new ApiCaller(product.url), admin);
    const { digestKey } = await interviews.apply(await interviews.posting({ interviewer_ids: [staff[0].id] }));
    const { rows } = await product.app.ownerPool.query('select id from applications where digest_key = $1', [
      digestKey,
    ]);
    const meeting = {
      application_id: rows[0].id,
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      duration_minutes: 30,
      meeting_type: 'phone_call',
      interviewer_ids: [staff[0].id],
      details: `Call {{${name.toLowerCase()}}} us.`,
    };
    const { status, body, text } = await admin.call<{ meeting: Meeting }>(createMeeting, { body: { meeting } });
    expect(status, text).toBe(201);
    expect(body.meeting.details).toBe('Call  us.');
  });

  it.each(NAMES)('%s is not an HTML tag of a posting: only its text stays [JOB-001, PLT-006]', async (name) => {
    const description = `<${name}>Serve guests, keep the line moving and help close the store.</${name}>`;
    const position = { title: 'Crew', location_id: await employer.locationId(), description };
    const { status, body, text } = await admin.call<{ position: Position }>(createPosition, { body: { position } });
    expect(status, text).toBe(201);
    expect(body.position.description).not.toContain('native code');
  });

  it.each(NAMES)('%s is a custom field like any other, empty until it is filled [CMP-017, PLT-006]', async (name) => {
    const custom_field = { target: 'department', label: name, field_type: 'text' };
    expect((await admin.call(createCustomField, { body: { custom_field } })).status).toBe(201);
    const made = await admin.call<{ department: { id: number; version: number } }>(createDepartment, {
      body: { department: { name: `Kitchen ${name}` } },
    });
    expect(made.status, made.text).toBe(201);
    const { id, version } = made.body.department;
    const renamed = await admin.call(updateDepartment, {
      params: { id },
      body: { department: { name: `Kitchen of ${name}`, version } },
    });
    expect(renamed.status, renamed.text).toBe(200);
  });

  it.each(NAMES)('%s is not a status of a text message [MSG-004, PLT-006]', async (name) => {
    const path = '/v1/webhooks/sms_status?key=00000000-0000-4000-8000-000000000000';
    expect((await office.webhook(path, { MessageSid: 'SM1', MessageStatus: name })).status).toBe(204);
  });

  it.each(NAMES)('%s is not a field of an upload [PLT-052, PLT-006]', async (name) => {
    const form = new FormData();
    form.set(name, 'x');
    form.set('category', name);
    form.set('file', new File(['x'], `x.${name}`));
    const answer = await fetch(`${product.url}/v1/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: form,
    });
    expect(answer.status).toBe(422);
  });
});
