/** A location with one record of every kind, for tests of access between locations. */
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import type { Place } from '../../apps/server/tests/contract-walk/scope-tables.ts';
import type { ApiCaller } from '../product/api-caller.ts';
import type { TestedApp } from '../product/in-process-product.ts';
import { Employer } from './employer.ts';
import { insertEverify } from './everify-records.ts';
import { insertApplicant } from './insert-applicant.ts';
import { type Insert, insertOnboarding } from './onboarding-records.ts';

/** Shared by both locations: they use the same hiring process. */
export interface Common {
  brandId: number;
  processId: number;
  stageId: number;
}

/** A user with every permission and no scope yet. */
async function insertStaff(insert: Insert, email: string): Promise<number> {
  const roleId = await insert(
    `insert into company_roles (company_id, name, permissions) values (1, $1, $2) returning id`,
    [`All permissions of ${email}`, PERMISSIONS],
  );
  const userId = await insert(
    `insert into users (email, password_hash)
     select $1, password_hash from users where email = 'super.admin@larkfield.test' returning id`,
    [email],
  );
  return insert(
    `insert into company_staffs (company_id, user_id, role_id, name, status, wizard_step)
     values (1, $1, $2, 'Colleague', 'active', 'complete') returning id`,
    [userId, roleId],
  );
}

/**
 * The word is part of every text of the location and its records, so that any trace of them is found. Its manager
 * signs in with the given email. Notes, shares, and so on have the given author, so that another author isn't the
 * reason why access is refused.
 */
export async function makePlace(
  { ownerPool }: TestedApp,
  admin: ApiCaller,
  { word, email, common, author }: { word: string; email: string; common: Common; author?: number },
): Promise<Place> {
  const insert: Insert = async (sql, values = []) => (await ownerPool.query(sql, values)).rows[0].id;
  const taxInfo = await insert(
    `insert into employer_tax_infos (company_id, legal_name, address_line_1) values (1, $1, $1) returning id`,
    [word],
  );
  const location = await insert(
    `insert into locations (company_id, brand_id, name, city, state_code, country_code, employer_tax_info_id)
     values (1, $1, $2, $2, 'GA', 'US', $3) returning id`,
    [common.brandId, `${word} Street`, taxInfo],
  );
  const staff = await insertStaff(insert, email);
  await ownerPool.query(
    `insert into staff_scopes (company_id, staff_id, kind, record_id) values (1, $1, 'location', $2)`,
    [staff, location],
  );
  const position = await new Employer(admin).publish({
    title: `${word} cook`,
    location_id: location,
    hiring_process_template_id: common.processId,
  });
  const application = await insertApplicant(ownerPool, {
    positionId: position.id,
    stageId: common.stageId,
    firstName: word,
    lastName: `${word}son`,
    email: `${word.toLowerCase()}@mail.test`,
    phone: `40455${String(50_000 + location)}`,
  });
  const { rows } = await ownerPool.query('select person_id from applications where id = $1', [application]);
  const person = Number(rows[0].person_id);
  const group = await insert(
    `with made as (insert into location_groups (company_id, brand_id, name) values (1, $1, $2) returning id),
       member as (insert into location_group_members (company_id, location_group_id, location_id)
         select 1, id, $3 from made)
     select id from made`,
    [common.brandId, `${word} group`, location],
  );
  const work = await insertWork(insert, {
    word,
    staff,
    author: author ?? staff,
    application,
    person,
    position,
    common,
  });
  const employee = await insertEmployee(insert, { word, location, position: position.id, author: author ?? staff });
  const onboarding = await insertOnboarding(insert, { word, employee: employee.employee, author: author ?? staff });
  return {
    ...work,
    ...employee,
    ...onboarding,
    application,
    person,
    location,
    staff,
    taxInfo,
    checkerNode: await insert(
      `insert into company_checker_nodes (company_id, name, location_id, status) values (1, $1, $2, 'pending') returning id`,
      [word, location],
    ),
    position: position.id,
    positionKey: position.digest_key,
    locationGroup: group,
  };
}

type EmployeeOf = Record<'location' | 'position' | 'author', number> & { word: string };

async function insertEmployee(insert: Insert, { word, location, position, author }: EmployeeOf) {
  const employee = await insert(
    `insert into employees (company_id, digest_key, employee_number, name, location_id, position_id, hired_date)
     values (1, $1, $1, $1, $2, $3, '2026-11-02') returning id`,
    [word, location, position],
  );
  await insert(
    `insert into employee_informations (company_id, employee_id, legal_first_name, job_title)
     values (1, $1, $2, $2) returning employee_id as id`,
    [employee, word],
  );
  await insert(
    `insert into state_tax_submissions (company_id, submission_key, employee_id, state, answers, submitted_at)
     values (1, $2, $1, 'GA', jsonb_build_object('filing_status', $2::text), now()) returning id`,
    [employee, word],
  );
  return {
    employee,
    ...(await insertEverify(insert, { word, employee })),
    payrollTransfer: await insert(
      `insert into payroll_transfers (company_id, employee_id, provider, status, reference, external_id, errors,
         created_at, updated_at)
       values (1, $1, 'paylocity', 'failed', $2, $2, jsonb_build_array(jsonb_build_object('field', null, 'message', $2::text)),
         now(), now()) returning id`,
      [employee, word],
    ),
    employeeNote: await insert(
      `insert into employee_notes (company_id, employee_id, staff_id, body, created_at, updated_at)
       values (1, $1, $2, $3, now(), now()) returning id`,
      [employee, author, word],
    ),
    employeeAttachment: await insert(
      `insert into employee_attachments
         (company_id, employee_id, category, source, name, content_type, byte_size, storage_key, expires_on, created_at)
       values (1, $1, 'other', 'uploaded', $2, 'application/pdf', 1, $2, '2026-12-01', now()) returning id`,
      [employee, word],
    ),
  };
}

interface Work {
  word: string;
  staff: number;
  author: number;
  application: number;
  person: number;
  position: { id: number };
  common: Common;
}

/** What happens to the applicant, and the private records of the location's staff. */
async function insertWork(insert: Insert, { word, staff, author, application, person, position, common }: Work) {
  const conversation = await insert(
    `insert into conversations (company_id, person_id, application_id, position_id) values (1, $1, $2, $3) returning id`,
    [person, application, position.id],
  );
  const message = await insert(
    `insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
     values (1, $1, $2, 'sms', 'outbound', $3, 'failed') returning id`,
    [conversation, application, word],
  );
  await insert(
    `update conversations set last_message_id = $2, last_direction = 'inbound', last_channel = 'sms', unread_count = 1
     where id = $1 returning id`,
    [conversation, message],
  );
  return {
    conversation,
    message,
    messageAttachment: await insert(
      `insert into message_attachments (company_id, message_id, file_name, content_type, byte_size, storage_key)
       values (1, $1, $2, 'image/png', 1, $2) returning id`,
      [message, `${word}.png`],
    ),
    applicationAttachment: await insert(
      `insert into application_attachments
         (company_id, application_id, kind, file_name, content_type, byte_size, storage_key)
       values (1, $1, 'resume', $2, 'application/pdf', 1, $2) returning id`,
      [application, `${word}.pdf`],
    ),
    check: await insertCheck(insert, application, word),
    offer: await insert(
      `with request as (insert into signing_requests
           (company_id, title, issuer, language, time_zone, tag_values, letterhead)
         values (1, $2, $2, 'en', 'UTC', '{}', '{}') returning id)
       insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids,
         status, message, expires_at)
       select 1, $1, 1, request.id, '{1}', 'sent', $2, now() + interval '7 days' from request returning id`,
      [application, word],
    ),
    note: await insert(
      `insert into application_notes (company_id, application_id, staff_id, body, visibility, created_at, updated_at)
       values (1, $1, $2, $3, 'everyone', now(), now()) returning id`,
      [application, author, word],
    ),
    feedback: await insert(
      `insert into application_feedbacks
         (company_id, application_id, staff_id, recommendation, body, created_at, updated_at)
       values (1, $1, $2, 'yes', $3, now(), now()) returning id`,
      [application, author, word],
    ),
    share: await insert(
      `insert into application_shares
         (company_id, application_id, staff_id, token_hash, message, created_at, expires_at)
       values (1, $1, $2, convert_to($3, 'UTF8'), $3, now(), now() + interval '7 days') returning id`,
      [application, author, word],
    ),
    jobInvitation: await insert(
      `insert into job_invitations (company_id, position_id, staff_id, message, invited_at)
       values (1, $1, $2, $3, now()) returning id`,
      [position.id, staff, word],
    ),
    suspectedSpam: await insert(
      `insert into suspected_spam
         (company_id, position_id, reason, input, phone, language, receipt_token_hash, received_at)
       values (1, $1, 'too_fast', jsonb_build_object('first_name', $2::text, 'last_name', 'Spam', 'phone', '4045550199'),
         '4045550199', 'en', convert_to($2, 'UTF8'), now()) returning id`,
      [position.id, word],
    ),
    jobBoardPosting: await insert(
      `insert into job_board_postings (company_id, position_id, board, price, duration_days)
       values (1, $1, 'craigslist', 10, 30) returning id`,
      [position.id],
    ),
    meeting: await insert(
      `insert into meetings (company_id, application_id, stage_id, stage_entry, created_by, meeting_type, status,
         starts_at, ends_at, time_zone, details)
       values (1, $1, $2, 1, $3, 'other', 'confirmed', now() + interval '1 day', now() + interval '25 hours', 'UTC', $4)
       returning id`,
      [application, common.stageId, author, word],
    ),
    undo: await insert(
      `with made as (insert into action_undos (company_id, staff_id, action_type, done_at)
         values (1, $1, 4, now()) returning id),
       item as (insert into action_undo_items (company_id, undo_id, application_id, before, version_after)
         select 1, id, $2, '{}', 1 from made)
       select id from made`,
      [staff, application],
    ),
    bulkAction: await insert(
      `with made as (insert into bulk_actions (company_id, staff_id, action_type, screen, state, total, created_at)
         values (1, $1, 19, 'all_applicants', 'finished', 1, now()) returning id),
       item as (insert into bulk_action_items
           (company_id, bulk_action_id, sequence, application_id, ok, error_code, message)
         select 1, id, 1, $2, false, 20003, $3 from made)
       select id from made`,
      [staff, application, word],
    ),
    import: await insert(
      `insert into imports (company_id, kind, file_name, columns, source_rows, mapping, created_by)
       values (1, 'locations', $2, '["Name"]', $3, '{}', $1) returning id`,
      [staff, `${word}.csv`, JSON.stringify([{ line: 2, cells: [word] }])],
    ),
    savedView: await insert(
      `insert into saved_views (company_id, list, owner_staff_id, name, state)
       values (1, 'departments', $1, $2, '{"filters": {}, "order": null, "columns": null, "density": null}') returning id`,
      [staff, word],
    ),
    calendarLink: await insert(
      `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
       values (1, $1, 'google', $2, '', '', now()) returning id`,
      [staff, `${word}@gmail.test`],
    ),
    upload: await insert(
      `insert into uploads (company_id, category, file_name, content_type, byte_size, storage_key, uploaded_by)
       values (1, 'resume', $2, 'application/pdf', 1, $2, (select user_id from company_staffs where id = $1))
       returning id`,
      [staff, `${word}.pdf`],
    ),
  };
}

const insertCheck = (insert: Insert, application: number, word: string): Promise<number> =>
  insert(
    `insert into application_background_checks
       (company_id, application_id, stage_entry, package, location_id, status, decision_note)
     select 1, $1, 1, jsonb_build_object('slug', 'basic_plus', 'name', $2::text, 'price', 2999, 'screenings', '[]'::jsonb,
       'turnaround', '{"min_days": 1, "max_days": 1}'::jsonb), p.location_id, 'pre_adverse_action', $2
     from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
     where a.company_id = 1 and a.id = $1 returning id`,
    [application, word],
  );
