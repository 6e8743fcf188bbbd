// Calls every endpoint that takes an id with the ids of another company: never a success, never a trace of the other
// company's data.
import { ENDPOINTS } from '@onward/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEverify } from '../../../../testing/people/everify-records.ts';
import type { Insert } from '../../../../testing/people/onboarding-records.ts';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { firstWords, plainRequest, requiredQuery } from './sample-values.ts';
import { firstWord } from './scope-requests.ts';

/** Words that appear in Larkfield's data and nowhere in Harbor & Pine's. */
const TRACES = /larkfield group|super\.admin|cluckwell|tidewater|kindred|kitchen|coffee bar|castellano/i;
/** Paths whose table is not named like the first segment of the path. */
const OTHER_TABLES: Record<string, string> = {
  applicant_tasks: 'message_attachments',
  application_actions: 'action_undos',
  beta_feature: 'companies',
  calendars: 'company_staffs',
  feedbacks: 'application_feedbacks',
  form_answer_attachments: 'application_attachments',
  formi9_cases: 'everify_cases',
  formi9_companies: 'everify_companies',
  employee_informations: 'employees',
  employee_state_income_taxes: 'employees',
  notes: 'application_notes',
  company_document_templates: 'document_templates',
  offer_templates: 'document_templates',
  files: 'employee_attachments',
  posting_reviews: 'positions',
  shared_applications: 'application_attachments',
  shares: 'application_shares',
  support: 'departments',
  privacy: 'retention_runs',
  users: 'second_factors',
};

const tableOf = (path: string): string => OTHER_TABLES[firstWord(path)] ?? firstWord(path);

/** Tables whose rows have an id, with the column of their owner: a company, or otherwise a user. */
const TABLES_WITH_IDS = `
  select c.relname as name, coalesce(substring(p.qual from '^\\((\\w+) = '), 'user_id') as owner
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
  left join pg_policies p on p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'company_rows'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

describe('another company', () => {
  let product: InProcessProduct;
  let larkfield: ApiCaller;
  let harbor: ApiCaller;
  let owners: Map<string, string>;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    // With every module enabled, only the ownership of a record can block access.
    await product.app.ownerPool.query(
      `insert into company_modules (company_id, module) select 2, unnest(array['sourcing_tools', 'rating', 'scheduling', 'messaging', 'offers', 'background_check', 'payroll', 'payroll_integration_hiring_to_onboarding', 'onboarding', 'company_documents', 'uscis_integration', 'custom_reports']) on conflict do nothing`,
    );
    const api = new ApiCaller(product.url);
    larkfield = await api.signIn('super.admin@larkfield.test');
    harbor = await api.signIn('owner@harborpine.test');
    // Settings are created when they are first read.
    await larkfield.request('GET', '/v1/notification_configs');
    const state = { filters: { query: 'kitchen' }, order: null, columns: null, density: null };
    await larkfield.request('POST', '/v1/saved_views', {
      body: { saved_view: { list: 'departments', name: 'Kitchens', state } },
    });
    await product.app.ownerPool.query(
      `with someone as (
         insert into employees (company_id, digest_key, employee_number, name, hired_date)
         values (1, 'tenancy', 'tenancy', 'larkfield', '2026-11-02') returning id
       ), information as (
         insert into employee_informations (company_id, employee_id) select 1, id from someone
       ), note as (
         insert into employee_notes (company_id, employee_id, staff_id, body, created_at, updated_at)
         select 1, someone.id, min(s.id), 'larkfield', now(), now() from someone, company_staffs s
         where s.company_id = 1 group by someone.id
       ), transfer as (
         insert into payroll_transfers (company_id, employee_id, provider, status, reference, created_at, updated_at)
         select 1, id, 'adp', 'failed', 'larkfield', now(), now() from someone
       )
       insert into employee_attachments
         (company_id, employee_id, category, source, name, content_type, byte_size, storage_key, created_at)
       select 1, id, 'other', 'uploaded', 'larkfield.pdf', 'application/pdf', 1, 'tenancy', now() from someone`,
    );
    await product.app.ownerPool.query(
      `with process as (
         insert into company_onboarding_processes (company_id, name) values (1, 'larkfield') returning id
       ), module as (
         insert into company_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement, actions)
         select 1, id, 0, 'w4', 'larkfield', 'required', '[]' from process
       ), run as (
         insert into employee_onboarding_processes (company_id, digest_key, employee_id, name, started_at, token,
           token_hash, language)
         select 1, 'tenancy', id, 'larkfield', now(), '', 'tenancy'::bytea, 'en' from employees
         where digest_key = 'tenancy' returning id
       ), part as (
         insert into employee_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement)
         select 1, id, 0, 'w4', 'larkfield', 'required' from run returning id, process_id
       ), action as (
         insert into employee_onboarding_actions (company_id, action_key, process_id, module_id, sequence, action_type,
           side, name)
         select 1, 'tenancy', process_id, id, 0, 'w4_form', 'employee', 'larkfield' from part
       )
       insert into onboarding_batches (company_id, kind, staff_id, params, created_at) values (1, 'start', 1, '{}', now())`,
    );
    const { rows: everybody } = await product.app.ownerPool.query(
      'select min(id)::int as id from employees where company_id = 1',
    );
    const insert: Insert = async (sql, values = []) => (await product.app.ownerPool.query(sql, values)).rows[0].id;
    await insertEverify(insert, { word: 'larkfield', employee: everybody[0].id });
    await product.app.ownerPool.query(
      `insert into application_attachments (company_id, application_id, kind, file_name, content_type, byte_size, storage_key)
       select company_id, id, 'resume', 'larkfield.pdf', 'application/pdf', 1, 'tenancy' from applications
       where company_id = 1 order by id limit 1`,
    );
    await product.app.ownerPool.query(
      `with someone as (select company_id, id from applications where company_id = 1 order by id limit 1),
         note as (insert into application_notes (company_id, application_id, body, visibility, created_at, updated_at)
           select company_id, id, 'Larkfield', 'everyone', now(), now() from someone),
         feedback as (insert into application_feedbacks
             (company_id, application_id, staff_id, recommendation, body, created_at, updated_at)
           select company_id, id, 1, 'yes', 'Larkfield', now(), now() from someone),
         share as (insert into application_shares (company_id, application_id, staff_id, token_hash, created_at, expires_at)
           select company_id, id, 1, 'tenancy', now(), now() + interval '7 days' from someone),
         invitation as (insert into job_invitations (company_id, position_id, staff_id, invited_at)
           select company_id, position_id, 1, now() from applications where company_id = 1 order by id limit 1),
         undo as (insert into action_undos (company_id, staff_id, action_type, done_at) values (1, 1, 5, now()))
       insert into bulk_actions (company_id, staff_id, action_type, screen, total, created_at)
       values (1, 1, 5, 'all_applicants', 1, now())`,
    );
    await product.app.ownerPool.query(
      `with run as (insert into retention_runs (company_id, run_on, rules, started_at) values (1, '2026-11-01', '[]', now())),
         hold as (insert into legal_holds (company_id, person_id, reason, placed_by, placed_at)
           select 1, min(id), 'Larkfield', 1, now() from persons where company_id = 1)
       insert into privacy_requests (company_id, person_id, kind, received_on, due_on, staff_id)
       select 1, min(id), 'copy', '2026-11-02', '2026-12-17', 1 from persons where company_id = 1`,
    );
    await product.app.ownerPool.query(
      `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
         time_zone)
       select company_id, id, stage_id, stage_entry, 'other', 'confirmed', now(), now() + interval '1 hour', 'UTC'
       from applications where company_id = 1 order by id limit 1 on conflict do nothing`,
    );
    await product.app.ownerPool.query(
      `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
       values (1, 1, 'google', 'kitchen@gmail.test', '', '', now()) on conflict do nothing`,
    );
    await product.app.ownerPool.query(
      `with node as (insert into company_checker_nodes (company_id, name, location_id, status)
         select company_id, 'Larkfield', id, 'active' from locations where company_id = 1 order by id limit 1)
       insert into integrations (company_id, nickname, status) values (1, 'checkr', 'not_connected')`,
    );
    await product.app.ownerPool.query(
      `insert into job_board_postings (company_id, position_id, board, price, duration_days)
       select company_id, id, 'craigslist', 10, 30 from positions where company_id = 1 order by id limit 1
       on conflict do nothing`,
    );
    await product.app.ownerPool.query(
      `insert into suspected_spam
         (company_id, position_id, reason, input, phone, language, receipt_token_hash, received_at)
       select company_id, id, 'honeypot', '{"first_name": "Larkfield", "last_name": "Spam", "phone": "4045550199"}',
         '4045550199', 'en', 'tenancy', now() from positions where company_id = 1 order by id limit 1`,
    );
    await product.app.ownerPool.query(
      `with template as (insert into message_templates (company_id, name, channel, body) values (1, 'Larkfield', 'sms', 'Hi')),
         thread as (insert into conversations (company_id, person_id, application_id, position_id)
           select company_id, person_id, id, position_id from applications where company_id = 1
             and person_id not in (select person_id from conversations) order by id limit 1 returning id, application_id),
         message as (insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
           select 1, id, application_id, 'sms', 'outbound', 'Larkfield', 'failed' from thread returning id)
       insert into message_attachments (company_id, message_id, file_name, content_type, byte_size, storage_key)
       select 1, id, 'larkfield.png', 'image/png', 1, 'tenancy' from message`,
    );
    await product.app.ownerPool.query(
      `with request as (insert into signing_requests
           (company_id, title, issuer, language, time_zone, tag_values, letterhead)
         values (1, 'Larkfield', 'Larkfield', 'en', 'UTC', '{}', '{}') returning id)
       insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids,
         status, expires_at)
       select 1, a.id, a.stage_entry, request.id, '{1}', 'sent', now() + interval '7 days'
       from request, (select id, stage_entry from applications where company_id = 1 order by id limit 1) a`,
    );
    await product.app.ownerPool.query(
      `insert into application_background_checks
         (company_id, application_id, stage_entry, package, location_id, status)
       select 1, a.id, a.stage_entry, '{"slug": "basic_plus", "name": "Basic+", "price": 2999, "screenings": [],
         "turnaround": {"min_days": 1, "max_days": 1}}', p.location_id, 'pending'
       from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
       where a.company_id = 1 order by a.id limit 1`,
    );
    await product.app.ownerPool.query(
      `insert into second_factors (user_id, kind, name)
       select id, 'passkey', 'Kitchen' from users where email = 'super.admin@larkfield.test'`,
    );
    await product.app.ownerPool.query(
      `with template as (insert into custom_report_templates
           (company_id, name, data_source, columns, filters, sort_order, created_by, created_at, updated_at)
         values (1, 'Larkfield', 'positions', '[]', '[]', 'asc', 1, now(), now()))
       insert into custom_data_exports
         (company_id, name, definition, export_type, created_by, language, time_zone, created_at)
       values (1, 'Larkfield', '{}', 'csv', 1, 'en', 'UTC', now())`,
    );
    await product.app.ownerPool.query(
      `with webhook as (insert into webhook_endpoints
           (company_id, name, url, event_types, secret, created_at, updated_at)
         values (1, 'Larkfield', 'https://example.com', array['job.created'], '\\x00', now(), now())),
       key as (insert into api_keys (company_id, name, token_hash, last_four, staff_id, permissions, created_at)
         select 1, 'Larkfield', '\\x00', '0000', min(id), '{}', now() from company_staffs where company_id = 1)
       select onward.log_event(1, 'job.created', 'job', 1, null, null, null, '{}')`,
    );
    await product.app.ownerPool.query(
      `insert into webhook_deliveries (company_id, endpoint_id, event_id, subject_type, subject_id, state, next_attempt_at)
       select 1, e.id, v.id, 'job', 1, 'failed', null from webhook_endpoints e, event_log v
       where e.company_id = 1 and v.company_id = 1 limit 1`,
    );
    const file = new FormData();
    file.set('kind', 'locations');
    file.set('file', new Blob(['Name,Brand\nKitchen Street,Cluckwell\n']), 'larkfield.csv');
    await larkfield.request('POST', '/v1/imports', { body: file });
    const { rows } = await product.app.ownerPool.query<{ name: string; owner: string }>(TABLES_WITH_IDS);
    owners = new Map(rows.map(({ name, owner }) => [name, owner]));
  });
  afterAll(() => product.stop());

  const foreignId = async (table: string): Promise<number> => {
    const owner = owners.get(table);
    const whose = owner === 'user_id' ? "(select id from users where email = 'super.admin@larkfield.test')" : '1';
    const { rows } = await product.app.ownerPool.query(
      `select id from ${table} where ${owner} = ${whose} order by id limit 1`,
    );
    return rows[0]?.id ?? 0;
  };

  // Employees in the portal are no staff of any company.
  const withId = ENDPOINTS.filter(({ endpoint }) => endpoint.path.includes(':id') && endpoint.audience !== 'employee');

  it('is tested with ids from a table for every endpoint that takes one [PLT-016]', () => {
    const paths = withId.map(({ endpoint }) => endpoint.path);
    expect(paths.filter((path) => !owners.has(tableOf(path)))).toEqual([]);
  });

  it.each(withId)('keeps its records out of $endpoint.name [PLT-016, PLT-006]', async ({ endpoint }) => {
    const id = await foreignId(tableOf(endpoint.path));
    expect(id).toBeGreaterThan(0);
    const params = {
      id,
      token: 'nobody-knows-this-token',
      signer_id: 1,
      position: 0,
      page: 0,
      ...firstWords(endpoint),
    };
    const { status, body, text } = await harbor.call(endpoint, {
      params,
      query: requiredQuery(endpoint),
      ...plainRequest(endpoint),
    });
    if (endpoint.name === 'checkIntegrations') {
      // Says of each integration that the company is not the caller's (INT-007).
      expect(text).not.toMatch(TRACES);
      return;
    }
    // Public link endpoints have no company: another company's id is simply an invalid link.
    const isLink = endpoint.audience === 'public';
    expect(isLink ? [403, 404, 410] : [403, 404]).toContain(status);
    expect(isLink ? [10004, 40001, 20007] : [10004, 40001]).toContain(body.error_code);
    if (endpoint.audience === 'company' && tableOf(endpoint.path) !== 'companies') expect(body.error_code).toBe(40001);
    expect(text).not.toMatch(TRACES);
  });

  it.each(ENDPOINTS.filter(({ endpoint }) => endpoint.audience === 'company'))(
    'cannot be worked in through $endpoint.name by naming it in the header [PLT-016]',
    async ({ endpoint }) => {
      const intruder = harbor.as({ token: harbor.token, companyId: 1 });
      const { status, body, text } = await intruder.call(endpoint, { params: { id: 1 }, ...plainRequest(endpoint) });
      expect([status, body.error_code]).toEqual([403, 10004]);
      expect(text).not.toMatch(TRACES);
    },
  );

  it.each(
    ENDPOINTS.filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.audience === 'company' && !endpoint.path.includes(':'),
    ),
  )('leaves no trace in $endpoint.name [PLT-016]', async ({ endpoint }) => {
    const { status, text } = await harbor.call(endpoint, { query: requiredQuery(endpoint) });
    // A disabled module blocks access before anything can be seen.
    expect([200, ...(endpoint.module ? [403] : [])]).toContain(status);
    expect(text).not.toMatch(TRACES);
  });
});
