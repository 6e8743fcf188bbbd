// Lists every database trigger with the mechanism it implements. Triggers implement mechanisms, never business rules: a
// new one has to be listed here with a sentence that names its mechanism.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database/database.ts';

const LOGGED = 'Log: a state that changed becomes an event for programs and webhooks.';

/** By `table.trigger`; `*` means every table whose trigger of that name runs the same function. */
const MECHANISMS: Record<string, string> = {
  '*.access_changed': 'Notify: processes drop cached sessions and rights of the user or company.',
  '*.names_changed': 'Notify: processes drop cached list rows and stages that contain the names of the company.',
  'events.announce_event': 'Notify: every process gets the id and name of a recorded event.',

  '*.index_application': 'Search: a changed note, file text, form or quiz updates the words of its application.',
  'applications.index_inserted': 'Search: new applications get their words, once per statement.',
  'applications.index_updated': 'Search: a changed name, contact or answer updates the words of the application.',
  'messages.index_messages': 'Search: new messages get their words, once per statement.',
  'company_staffs.describe_staff': 'Search: a staff record gets the email of its user and its words.',
  'users.follow_email': 'Copy: a changed email reaches the staff records of the user in all companies.',

  'applications.gather_inserted': 'Counter: notes down what added applications change in the totals of postings.',
  'applications.gather_deleted': 'Counter: notes down what deleted applications change in the totals of postings.',
  'applications.gather_updated': 'Counter: notes down what changed applications change in the totals of postings.',
  'application_count_steps.take_count_step': 'Counter: adds what was noted down to the totals at the commit.',
  'positions.begin_totals': 'Counter: a new posting gets its row of totals.',
  'positions.count_open_positions': 'Counter: open postings of departments and locations.',
  'positions.count_positions_of_template': 'Counter: postings made from a template.',
  'locations.count_added_locations': 'Counter: locations in use, in the row of the company, for added ones.',
  'locations.count_changed_locations': 'Counter: locations in use, for ones that were deleted or restored.',
  'employees.count_added_employees': 'Counter: employees of a location, in its row and by status, for added ones.',
  'employees.count_changed_employees': 'Counter: employees of a location, for ones that moved or changed status.',
  'employees.count_deleted_employees': 'Counter: employees of a location, for deleted ones.',

  'applications.count_inserted_applications': 'Counter: notes down what added applications change in analytics.',
  'applications.count_deleted_applications': 'Counter: notes down what deleted applications change in analytics.',
  'applications.count_updated_applications': 'Counter: notes down what changed applications change in analytics.',
  'positions.move_counted_applications':
    'Counter: a posting that moves takes what analytics counted to its new location.',
  'companies.begin_analytics': 'Counter: a new company gets its first edition of analytics.',
  'companies.count_in_new_zone':
    'Counter: days begin at other moments in another time zone, so a job counts them anew.',
  'meetings.count_changed_meeting': 'Counter: notes down what an added or deleted interview changes in analytics.',
  'meetings.count_updated_meeting': 'Counter: notes down what a changed interview changes in analytics.',
  'application_offers.count_changed_offer': 'Counter: notes down what an added or deleted offer changes in analytics.',
  'application_offers.count_updated_offer': 'Counter: notes down what a changed offer changes in analytics.',
  'applications.log_added': LOGGED,
  'applications.log_changed': LOGGED,
  'positions.log_added': LOGGED,
  'positions.log_changed': LOGGED,
  'meetings.log_added': LOGGED,
  'meetings.log_changed': LOGGED,
  'application_offers.log_added': LOGGED,
  'application_offers.log_changed': LOGGED,
  'application_background_checks.log_added': LOGGED,
  'application_background_checks.log_changed': LOGGED,
  'employees.log_added': LOGGED,
  'employees.log_changed': LOGGED,
  'employee_onboarding_processes.log_added': LOGGED,
  'employee_onboarding_processes.log_changed': LOGGED,
  'i9_forms.log_added': LOGGED,
  'i9_forms.log_changed': LOGGED,
  'everify_cases.log_added': LOGGED,
  'everify_cases.log_changed': LOGGED,
  'payroll_transfers.log_changed': LOGGED,
  'integrations.log_changed': LOGGED,
  'persons.log_erased': LOGGED,

  'persons.forget_phone_verification':
    'Invalidation: a verification is about one number, so a changed number clears it.',
  'persons.forget_applicant_links': 'Invalidation: links to tasks end when the contact they were sent to changes.',
  'persons.forget_conversation_tokens': 'Invalidation: links sent to a contact are deleted when the contact changes.',
};

const TRIGGERS = `
  select c.relname as table, t.tgname as trigger, t.tgfoid::regproc::text as function
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`;

describe('triggers', () => {
  let database: TestDatabase;
  let found: { table: string; trigger: string; function: string }[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    found = (await client.query(TRIGGERS)).rows;
    await client.end();
  });
  afterAll(() => database.drop());

  const entryOf = ({ table, trigger }: { table: string; trigger: string }) =>
    [`${table}.${trigger}`, `*.${trigger}`].find((entry) => entry in MECHANISMS);

  it('are all listed with their mechanism', () => {
    const unknown = found.filter((trigger) => !entryOf(trigger));
    expect(unknown.map(({ table, trigger }) => `${table}.${trigger}`)).toEqual([]);
  });

  it('exist when they are listed', () => {
    const used = new Set(found.map(entryOf));
    expect(Object.keys(MECHANISMS).filter((entry) => !used.has(entry))).toEqual([]);
  });

  it('run the same function wherever they share an entry', () => {
    for (const entry of Object.keys(MECHANISMS).filter((name) => name.startsWith('*.'))) {
      const functions = new Set(
        found.filter((trigger) => entryOf(trigger) === entry).map((trigger) => trigger.function),
      );
      expect([entry, functions.size]).toEqual([entry, 1]);
    }
  });
});
