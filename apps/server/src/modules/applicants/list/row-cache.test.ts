// List rows are cached by the process and must be invalidated when anything they show changes. The profile, which is
// never cached, gives the expected values.

import { type Application, ApplicationRow } from '@onward/contract/applicants/application';
import { getApplication, listApplications } from '@onward/contract/applicants/applications';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { fieldsOf, valueAt } from '../../../../../../testing/schema-fields.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let posting: { id: number; key: string; stages: number[] };
let applicant: number;

beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Talk', stage_type: 'custom' }]);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId('Decatur'),
  });
  const { rows } = await product.app.ownerPool.query(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  posting = { id, key, stages: rows.map((row) => row.id) };
  const stageId = posting.stages[1] ?? 0;
  applicant = await insertApplicant(product.app.ownerPool, {
    positionId: id,
    stageId,
    stageStatus: 'confirmed',
    firstName: 'Kept',
    email: 'kept@mail.example',
  });
  await product.app.ownerPool.query(
    `update positions set department_id = (select min(id) from departments where company_id = 1) where id = $1`,
    [id],
  );
  await product.app.ownerPool.query(
    `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
       time_zone, confirmed_at, confirmed_by, confirmed_by_id)
     select 1, $1, $2, 1, 'phone_call', 'confirmed', now() + interval '1 day', now() + interval '25 hours',
       'America/New_York', now(), 'staff', (select min(id) from company_staffs where company_id = 1)`,
    [applicant, stageId],
  );
});
afterAll(() => product.stop());

const listed = async (): Promise<ApplicationRow | undefined> => {
  const { body } = await admin.call<{ applications: ApplicationRow[] }>(listApplications, { query: {} });
  return body.applications.find(({ id }) => id === applicant);
};

async function shouldBe(): Promise<Partial<Application>> {
  const { body } = await admin.call<{ application: Application }>(getApplication, { params: { id: applicant } });
  const fields = Object.keys(ApplicationRow.properties) as (keyof Application)[];
  return Object.fromEntries(fields.map((field) => [field, body.application[field]]));
}

const own = (change: string): string => `update applications set ${change} where id = $1`;
const theirs = (column: string): string => `(select ${column} from applications where id = $1)`;
const ofPerson = (change: string): string => `update persons set ${change} where id = ${theirs('person_id')}`;
const ofPosting = (change: string): string => `update positions set ${change} where id = ${theirs('position_id')}`;
const ofStage = (change: string): string => `update stages set ${change} where id = ${theirs('stage_id')}`;
const place = (column: string): string =>
  `(select p.${column} from positions p join applications a on a.position_id = p.id where a.id = $1)`;
const ofLocation = (change: string): string => `update locations set ${change} where id = ${place('location_id')}`;
const ofBrand = (change: string): string =>
  `update brands set ${change} where id = (select brand_id from locations where id = ${place('location_id')})`;
const ofDepartment = (change: string): string =>
  `update departments set ${change} where id = ${place('department_id')}`;
const ofMeeting = (change: string): string => `update meetings set ${change} where application_id = $1`;
const ofQuiz = (change: string): string => `update applicant_tasks set ${change} where application_id = $1`;
const ofLatest = (change: string): string =>
  `update application_histories set ${change}
   where id = (select max(id) from application_histories where application_id = $1)`;
const newMessage = (channel: string, direction: string, status: string): string =>
  `with message as (
     insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
     select company_id, id, application_id, '${channel}', '${direction}', 'Hello', '${status}'
     from conversations where application_id = $1 returning id, conversation_id)
   update conversations c set last_message_id = message.id from message where c.id = message.conversation_id`;
const another = (table: string, than: string): string =>
  `(select max(id) from ${table} where company_id = 1 and id <> ${than})`;

/** For every field of the contract, the statements that change it; null for fields that cannot change. */
const CHANGES: Record<string, string[] | null> = {
  // These fields identify the row.
  id: null,
  digest_key: [own("digest_key = 'kept-rows-1'")],
  first_name: [own("first_name = 'Another'")],
  last_name: [own("last_name = 'Name'")],
  email: [own("email = 'other@mail.example'"), own('email = null')],
  phone: [own("phone = '4045550111'")],
  region_number: [own("region_number = '1'")],
  'position_stage.name': [ofStage("name = 'Chat'")],
  'position_stage.stage_type': [ofStage("stage_type = 'background_check'")],
  'position_stage.sequence': [ofStage('sequence = 80')],
  stages_count: [
    `insert into stages (company_id, hiring_process_template_id, name, stage_type, sequence)
     select company_id, hiring_process_template_id, 'Later', 'custom', 90 from stages where id = ${theirs('stage_id')}`,
    `update stages set deleted_at = now() where name = 'Later' and $1 > 0`,
  ],
  'position.title': [ofPosting("title = 'Another title'")],
  'position.digest_key': [ofPosting("digest_key = 'kept-posting'")],
  'position.status': [ofPosting("status = 'closed'")],
  'position.location.name': [ofLocation("name = 'Decatur Square'")],
  'position.brand.name': [ofBrand("name = name || '!'")],
  'position.brand.friendly_id': [ofBrand("friendly_id = friendly_id || '-kept'")],
  'position.brand.id': [
    ofLocation(
      `brand_id = ${another('brands', `(select brand_id from locations where id = ${place('location_id')})`)}`,
    ),
  ],
  'position.location.id': [ofPosting(`location_id = ${another('locations', place('location_id'))}`)],
  'position.department.name': [ofDepartment("name = 'Another department'")],
  'position.department.id': [
    ofPosting(`department_id = ${another('departments', place('department_id'))}`),
    ofPosting('department_id = null'),
  ],
  'confirmation.by': [
    `update company_staffs set name = 'Renamed' where id = (select confirmed_by_id from meetings where application_id = $1)`,
    ofMeeting(`confirmed_by_id = ${another('company_staffs', 'confirmed_by_id')}`),
  ],
  'confirmation.at': [ofMeeting("confirmed_at = confirmed_at - interval '1 minute'")],
  'confirmation.starts_at': [ofMeeting("starts_at = starts_at + interval '1 minute'")],
  // These identify the meeting.
  'meeting.id': null,
  'meeting.application_id': null,
  'meeting.stage_id': [ofMeeting(`stage_id = ${another('stages', 'stage_id')}`)],
  'meeting.created_by': [ofMeeting('created_by = (select min(id) from company_staffs where company_id = 1)')],
  'meeting.meeting_type': [ofMeeting("meeting_type = 'other'")],
  'meeting.status': [ofMeeting("status = 'completed'")],
  'meeting.starts_at': [ofMeeting("starts_at = starts_at + interval '1 minute'")],
  'meeting.ends_at': [ofMeeting("ends_at = ends_at + interval '1 minute'")],
  'meeting.confirmed_at': [ofMeeting("confirmed_at = confirmed_at - interval '1 minute'")],
  'meeting.time_zone': [ofMeeting("time_zone = 'America/Chicago'")],
  // Interviewers change only together with their meeting.
  'meeting.interviewer_ids.0': [
    `with added as (insert into meeting_interviewers (company_id, meeting_id, staff_id, starts_at, ends_at, holds)
       select m.company_id, m.id, (select min(id) from company_staffs where company_id = 1), m.starts_at, m.ends_at, true
       from meetings m where m.application_id = $1)
     update meetings set version = version + 1 where application_id = $1`,
  ],
  'meeting.details': [ofMeeting("details = 'Ask for Dana'")],
  'meeting.location_text': [ofMeeting("location_text = 'Here'")],
  'meeting.video_link': [ofMeeting("video_link = 'https://video.example/1'")],
  'meeting.cancel_reason': [ofMeeting("cancel_reason = 'Ill'")],
  'meeting.is_proposed': [ofMeeting('is_proposed = not is_proposed')],
  stage_status: [own("stage_status = 'completed'")],
  'quiz_result.score': [
    `insert into applicant_tasks (company_id, application_id, stage_id, stage_entry, kind, token_hash, token, score,
       max_score, passed)
     select company_id, id, stage_id, stage_entry, 'online_quiz', 'kept', 'kept', 4, 7, false
     from applications where id = $1`,
    ofQuiz('score = 5'),
  ],
  'quiz_result.max_score': [ofQuiz('max_score = 8')],
  'quiz_result.passed': [ofQuiz('passed = true')],
  rating: [own('rating = 4')],
  referer_source: [own("referer_source = 'indeed'")],
  screening_failed: [own('screening_failed = not screening_failed')],
  sms_consent: [own('sms_consent = not sms_consent')],
  email_opt_out: [ofPerson('email_opt_out = not email_opt_out')],
  sms_opt_out: [ofPerson('sms_opt_out = not sms_opt_out')],
  phone_verified: [ofPerson('phone_verified_at = now()')],
  keep_in_touch: [own('keep_in_touch = not keep_in_touch')],
  'do_not_rehire.reason': [ofPerson(`do_not_rehire = '{"reason": "Late", "at": "2026-01-01T00:00:00.000Z"}'`)],
  'do_not_rehire.at': [ofPerson(`do_not_rehire = '{"reason": "Late", "at": "2026-01-02T00:00:00.000Z"}'`)],
  is_new: [own('seen_at = now()'), own('seen_at = null')],
  has_unread_form: [own('unread_form_at = now()'), own('unread_form_at = null')],
  applied_at: [own("applied_at = applied_at + interval '1 minute'")],
  stage_entered_at: [own("stage_entered_at = stage_entered_at - interval '1 minute'")],
  last_activity_at: [own("last_activity_at = last_activity_at + interval '1 minute'")],
  hired_date: [own("hired_date = '2026-11-17'")],
  // Filled in by the employees room, which does not exist yet.
  'employee.id': null,
  unread_messages_count: [
    `insert into conversations (company_id, person_id, application_id, position_id, unread_count)
     select company_id, person_id, id, position_id, 2 from applications where id = $1`,
    'update conversations set unread_count = 0 where application_id = $1',
  ],
  'last_message.channel': [newMessage('sms', 'inbound', 'received'), newMessage('email', 'inbound', 'received')],
  'last_message.direction': [newMessage('email', 'outbound', 'sent')],
  'last_message.at': [newMessage('email', 'outbound', 'sent')],
  application_number: [
    `update applications set person_id = ${theirs('person_id')}
     where id = (select max(id) from applications where company_id = 1 and id < $1)`,
  ],
  possible_duplicate_of: [own('possible_duplicate_of = (select min(id) from persons where company_id = 1)')],
  open_applications: [
    `insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name, status,
       applied_at, stage_entered_at, last_activity_at)
     select company_id, 'kept-rows-2', person_id, ${another('positions', 'position_id')}, stage_id, first_name, last_name, 'in_progress',
       applied_at, now(), now() from applications where id = $1`,
  ],
  rejected_applications: [`update applications set status = 'rejected' where digest_key = 'kept-rows-2' and $1 > 0`],
  'latest.action': [
    `insert into application_histories (company_id, application_id, actor, action, created_at)
     values (1, $1, 'staff', 'shared', now())`,
    ofLatest("action = 'moved_stage'"),
  ],
  'latest.detail': [ofLatest(`detail = '{"name": "Other words"}'`)],
  'latest.created_at': [ofLatest("created_at = created_at - interval '1 minute'")],
  status: [own("status = 'hired'"), own("status = 'in_progress'")],
  // These move the rest of the row to another location and person, so they come last.
  'position_stage.id': [
    own(`stage_id = (select min(id) from stages where hiring_process_template_id = (
      select hiring_process_template_id from stages where id = ${theirs('stage_id')}))`),
  ],
  'position.id': [own(`position_id = ${another('positions', theirs('position_id'))}`)],
  person_id: [own('person_id = (select min(id) from persons where company_id = 1)')],
};

const CHANGEABLE = Object.entries(CHANGES).flatMap(([field, statements]) =>
  statements ? [{ field, statements }] : [],
);

describe('A cached row of an applicant', () => {
  it('equals the row that is read [APP-008]', async () => {
    expect(await listed()).toEqual(await shouldBe());
    expect(await listed(), 'the second time').toEqual(await shouldBe());
  });

  it('is tested for every field of the contract [APP-008, PLT-017]', () => {
    expect(Object.keys(CHANGES).sort()).toEqual(fieldsOf(ApplicationRow).sort());
  });

  it.each(CHANGEABLE)('shows a change of $field at once [APP-008, PLT-017]', async ({ field, statements }) => {
    for (const statement of statements) {
      const before = await listed();
      await product.app.ownerPool.query(statement, [applicant]);
      const after = await listed();
      expect(valueAt(after, field), statement).not.toEqual(valueAt(before, field));
      expect(after).toEqual(await shouldBe());
    }
  });

  it('is dropped when another process changes a name in it [APP-008, PLT-017]', async () => {
    const otherProcess = new pg.Client({ connectionString: product.databaseUrl });
    await otherProcess.connect();
    try {
      expect((await listed())?.position.title).not.toBe('From elsewhere');
      await otherProcess.query(ofPosting("title = 'From elsewhere'"), [applicant]);
      await until('the new title', async () => (await listed())?.position.title === 'From elsewhere');
    } finally {
      await otherProcess.end();
    }
  });

  it('disappears with the applicant [APP-008]', async () => {
    await product.app.ownerPool.query("update applications set status = 'inactive' where id = $1", [applicant]);
    expect(await listed()).toBeUndefined();
  });
});
