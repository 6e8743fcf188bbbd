// Merging two records of one person, over HTTP.
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import { addApplication } from '@onward/contract/applicants/applications';
import {
  flagDoNotRehire,
  keepPersonsApart,
  listDuplicates,
  listPersonMerges,
  mergePersons,
  type Person,
  type PersonMerge,
  undoPersonMerge,
} from '@onward/contract/applicants/persons';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let support: ApiCaller;
let cook: { id: number; key: string; stageId: number };
let host: typeof cook;

beforeAll(async () => {
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  support = await stranger.signIn('support@onward.test');
  cook = await place('Midtown');
  host = await place('Midtown');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function place(location: string): Promise<typeof cook> {
  const employer = new Employer(admin);
  const process = await employer.process([]);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId(location),
  });
  const [{ id: stageId }] = await rows('select id from stages where hiring_process_template_id = $1', [process.id]);
  return { id, key, stageId };
}

async function someone(at: typeof cook, more: Partial<TestApplicant>): Promise<{ id: number; person: number }> {
  const id = await insertApplicant(product.app.ownerPool, { positionId: at.id, stageId: at.stageId, ...more });
  const [{ person_id: person }] = await rows('select person_id from applications where id = $1', [id]);
  return { id, person };
}

const duplicatesOf = async (id: number, caller = admin) =>
  caller.call<{ person: Person; duplicates: { person: Person; shared: string[] }[] }>(listDuplicates, {
    params: { id },
  });

const flagged = (id: number, reason: string | null) =>
  admin.call<{ person: Person }>(flagDoNotRehire, { params: { id }, body: { reason } });

const merge = (id: number, body: object, caller = admin) =>
  caller.call<{ person: Person }>(mergePersons, { params: { id }, body });

describe('Two records of one person', () => {
  it('are found by what they share, and are merged with everything of both [AHD-002]', async () => {
    const first = await someone(cook, { firstName: 'Amara', lastName: 'Okafor', phone: '4045559001' });
    const second = await someone(host, {
      firstName: 'Amara N.',
      lastName: 'Okafor',
      phone: '4045559001',
      email: 'amara@work.example',
    });
    await rows('update persons set sms_opt_out = true where id = $1', [second.person]);
    const { body } = await duplicatesOf(first.person);
    expect(body.duplicates).toMatchObject([{ person: { id: second.person }, shared: ['phone'] }]);

    const merged = await merge(first.person, { person_id: second.person, values: { email: 'amara@work.example' } });
    expect(merged.body.person).toMatchObject({
      id: first.person,
      first_name: 'Amara',
      email: 'amara@work.example',
      sms_opt_out: true,
      applications: expect.arrayContaining([
        expect.objectContaining({ id: first.id }),
        expect.objectContaining({ id: second.id }),
      ]),
    });
    const histories = await rows("select application_id from application_histories where action = 'merged'");
    expect(histories.map((row) => row.application_id).sort()).toEqual([first.id, second.id].sort());
    expect((await merge(first.person, { person_id: second.person })).body.error_code).toBe(20001);

    // Applying with the merged record's number and email belongs to the kept person.
    const again = await place('Midtown');
    await applyTo(stranger, { digest_key: again.key }, { phone: '4045559001', email: 'amara@work.example' });
    expect(await rows('select person_id from applications where position_id = $1', [again.id])).toEqual([
      { person_id: first.person },
    ]);
  });

  it('can be split again by support staff within thirty days [AHD-002]', async () => {
    const kept = await someone(cook, { firstName: 'Bo', lastName: 'Lind', phone: '4045559002' });
    const gone = await someone(host, { firstName: 'Bob', lastName: 'Lind', phone: '4045559002' });
    await flagged(gone.person, 'Left without notice');
    const merged = await merge(kept.person, { person_id: gone.person, values: { first_name: 'Bob', language: 'es' } });
    expect(merged.body.person).toMatchObject({ language: 'es', do_not_rehire: { reason: 'Left without notice' } });
    const listed = await support.call<{ person_merges: PersonMerge[] }>(listPersonMerges, { params: { id: 1 } });
    const [newest] = listed.body.person_merges;
    expect(newest).toMatchObject({ kept_name: 'Bob Lind', can_undo: true });
    const params = { id: 1, merge_id: newest?.id ?? 0 };
    expect((await admin.call(undoPersonMerge, { params })).status).toBe(403);
    expect((await support.call(undoPersonMerge, { params })).status).toBe(200);
    expect(await rows('select first_name, language, do_not_rehire from persons where id = $1', [kept.person])).toEqual([
      { first_name: 'Bo', language: 'en', do_not_rehire: null },
    ]);
    expect(await rows('select person_id from applications where id = $1', [gone.id])).toEqual([
      { person_id: gone.person },
    ]);
    expect((await support.call(undoPersonMerge, { params })).body.error_code).toBe(20003);

    await merge(kept.person, { person_id: gone.person });
    const [{ id: late }] = await rows('select max(id) as id from person_merges');
    await rows("update person_merges set merged_at = merged_at - interval '31 days' where id = $1", [late]);
    const tooLate = await support.call(undoPersonMerge, { params: { id: 1, merge_id: late } });
    expect(tooLate.body.error_code).toBe(20003);
  });

  it('stay separate when both have an open application for one job, or when staff say so [AHD-002]', async () => {
    const one = await someone(cook, { firstName: 'Cy', lastName: 'Twin', phone: '4045559003' });
    const two = await someone(cook, { firstName: 'Cy', lastName: 'Twin' });
    const refused = await merge(one.person, { person_id: two.person });
    expect([refused.body.error_code, refused.body.message]).toEqual([
      20003,
      expect.stringContaining('Both have an open'),
    ]);
    const [found] = (await duplicatesOf(one.person)).body.duplicates;
    expect(found?.shared).toEqual(['name']);
    const params = { id: one.person };
    expect((await admin.call(keepPersonsApart, { params, body: { person_id: two.person } })).status).toBe(204);
    expect((await duplicatesOf(one.person)).body.duplicates).toEqual([]);
  });

  it('are found by phone even among many of the same name [AHD-002]', async () => {
    const one = await someone(cook, { firstName: 'Mo', lastName: 'Many', phone: '4045559077' });
    for (let namesake = 0; namesake < 21; namesake += 1) await someone(cook, { firstName: 'Mo', lastName: 'Many' });
    const same = await someone(cook, { firstName: 'Moe', lastName: 'Other', phone: '4045559077' });
    const { duplicates } = (await duplicatesOf(one.person)).body;
    expect(duplicates).toHaveLength(20);
    expect(duplicates[0]).toMatchObject({ person: { id: same.person }, shared: ['phone'] });
  });

  it('are invisible to staff outside their scope [CMP-024]', async () => {
    const { person } = await someone(cook, { firstName: 'Di', lastName: 'Far' });
    expect((await duplicatesOf(person, manager)).status).toBe(404);
    expect((await merge(person, { person_id: 1 }, manager)).status).toBe(403);
  });
});

describe('A person flagged do-not-rehire', () => {
  it('is flagged with a reason, recorded in the history, and can be unflagged [AHD-023]', async () => {
    const { id, person } = await someone(cook, { firstName: 'Ed', lastName: 'Gone' });
    const flag = (reason: string | null) => flagged(person, reason);
    expect((await flag('Left without notice')).body.person.do_not_rehire).toMatchObject({
      reason: 'Left without notice',
    });
    expect((await flag(null)).body.person.do_not_rehire).toBeNull();
    expect((await flag('  ')).body.error_code).toBe(20001);
    const history = await rows('select action from application_histories where application_id = $1 order by id', [id]);
    expect(history.map(({ action }) => action)).toEqual(['do_not_rehire', 'may_be_rehired']);
  });

  it('is neither hired nor moved to another job, while the rest of a selection is; the response gives the reason [AHD-023, APP-022]', async () => {
    const gone = await someone(cook, { firstName: 'Flo', lastName: 'Gone', phone: '4045559010' });
    const fine = await someone(cook, { firstName: 'Gus', lastName: 'Fine' });
    await flagged(gone.person, 'Left without notice');
    const act = (action_type: number, ids: number[], params = {}) =>
      admin.call<{ results: ActionResult[] }>(performApplicationAction, {
        body: { action_type, application_ids: ids, params, screen: 'position_applicants' },
      });
    const moved = await act(ACTION_CODES.move_to_position, [gone.id, fine.id], { position_key: host.key });
    expect(moved.body.results).toMatchObject([
      { ok: false, error_code: 20003, message: 'Do not rehire: Left without notice' },
      { ok: true },
    ]);
    const hired = await act(ACTION_CODES.mark_hired, [gone.id]);
    expect(hired.body.results).toMatchObject([{ ok: false, error_code: 20003 }]);
    const rejected = await act(ACTION_CODES.reject, [gone.id], { reason: 'other' });
    expect(rejected.body.results).toMatchObject([
      { ok: true, application: { do_not_rehire: { reason: 'Left without notice' } } },
    ]);
  });

  it('cannot be added by hand, but may apply [AHD-023]', async () => {
    const { person } = await someone(cook, { firstName: 'Hal', lastName: 'Gone', phone: '4045559011' });
    await flagged(person, 'Left without notice');
    const application = {
      position_key: host.key,
      first_name: 'Hal',
      last_name: 'Gone',
      phone: '4045559011',
      region_number: '1',
    };
    const added = await admin.call(addApplication, { body: { application } });
    expect([added.body.error_code, added.body.message]).toEqual([
      20003,
      'This person is marked “do not rehire”: Left without notice',
    ]);
    expect((await applyTo(stranger, { digest_key: host.key }, { phone: '4045559011' })).status).toBe(201);
  });
});
