// Notes, feedback, and ratings of an applicant, over HTTP.

import type { Application, ApplicationHistory } from '@onward/contract/applicants/application';
import {
  createFeedback,
  createNote,
  deleteFeedback,
  deleteNote,
  deleteNotesAndFeedbacks,
  type Feedback,
  listFeedbacks,
  listNotes,
  type Note,
  rateApplication,
  updateFeedback,
  updateNote,
} from '@onward/contract/applicants/application-remarks';
import { getApplication, listApplicationHistories } from '@onward/contract/applicants/applications';
import { NOTE_MAX } from '@onward/domain/applicants/remarks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let place: { positionId: number; stageId: number };

beforeAll(async () => {
  product = await startInProcess();
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id: positionId } = await employer.publish({ hiring_process_template_id: process.id });
  const [{ id: stageId }] = await rows(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  place = { positionId, stageId };
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const someone = (firstName = 'Ada') => insertApplicant(product.app.ownerPool, { ...place, firstName });
const staffId = async (email: string): Promise<number> =>
  (await rows('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;

const write = (id: number, note: object, caller = admin) =>
  caller.call<{ note: Note }>(createNote, { params: { id }, body: { note } });
const notesOf = async (id: number, caller = admin) =>
  (await caller.call<{ notes: Note[] }>(listNotes, { params: { id } })).body.notes;
const give = (id: number, feedback: object, caller = admin) =>
  caller.call<{ feedback: Feedback }>(createFeedback, { params: { id }, body: { feedback } });
const feedbacksOf = async (id: number) =>
  (await admin.call<{ feedbacks: Feedback[] }>(listFeedbacks, { params: { id } })).body.feedbacks;
const rate = (id: number, rating: unknown, caller = admin) =>
  caller.call<{ rating: number | null; average: number | null }>(rateApplication, { params: { id }, body: { rating } });
const actionsOf = async (id: number) =>
  (
    await admin.call<{ histories: ApplicationHistory[] }>(listApplicationHistories, { params: { id } })
  ).body.histories.map(({ action }) => action);
const profileOf = async (id: number, caller = admin) =>
  (await caller.call<{ application: Application }>(getApplication, { params: { id } })).body.application;

/** Removes a permission from a role while the callback runs. */
async function without(permission: string, attempt: () => Promise<void>): Promise<void> {
  const [role] = await rows(
    `select r.id, r.permissions from company_staffs s join users u on u.id = s.user_id
     join company_roles r on r.company_id = s.company_id and r.id = s.role_id where u.email = 'manager@larkfield.test'`,
  );
  const kept = role.permissions.filter((each: string) => each !== permission);
  await rows('update company_roles set permissions = $2 where id = $1', [role.id, kept]);
  try {
    await attempt();
  } finally {
    await rows('update company_roles set permissions = $2 where id = $1', [role.id, role.permissions]);
  }
}

describe('Notes', () => {
  it('are written, shown newest first, changed and deleted by their author [APP-031, APP-038]', async () => {
    const id = await someone();
    const first = await write(id, { body: '  Knows the till.  ' }, manager);
    expect(first).toMatchObject({ status: 201, body: { note: { body: 'Knows the till.', visibility: 'everyone' } } });
    await write(id, { body: 'Calm under pressure.' });
    expect((await notesOf(id)).map(({ body }) => body)).toEqual(['Calm under pressure.', 'Knows the till.']);

    const params = { id: first.body.note.id };
    const changed = await manager.call<{ note: Note }>(updateNote, {
      params,
      body: { note: { body: 'Knows two tills.' } },
    });
    expect(changed.body.note).toMatchObject({ body: 'Knows two tills.', can_change: true });
    expect((await manager.call(deleteNote, { params })).status).toBe(204);
    expect((await notesOf(id)).map(({ body }) => body)).toEqual(['Calm under pressure.']);
    expect(await actionsOf(id)).toEqual(['note_deleted', 'note_added', 'note_added']);
    expect((await profileOf(id)).notes_count).toBe(1);
  });

  it('can be changed only by their author or super admins [APP-031]', async () => {
    const id = await someone();
    const { body } = await write(id, { body: 'Mine' });
    const params = { id: body.note.id };
    expect((await notesOf(id, manager))[0]).toMatchObject({ can_change: false });
    const taken = await manager.call(updateNote, { params, body: { note: { body: 'Yours' } } });
    expect(taken.body.error_code).toBe(10004);
    expect((await manager.call(deleteNote, { params })).body.error_code).toBe(10004);

    const theirs = await write(id, { body: 'Theirs' }, manager);
    expect((await admin.call(deleteNote, { params: { id: theirs.body.note.id } })).status).toBe(204);
  });

  it('for admins are hidden from everyone else, and not counted for them [APP-031]', async () => {
    const id = await someone();
    const { body } = await write(id, { body: 'Pay is agreed.', visibility: 'admins' });
    expect(await notesOf(id)).toHaveLength(1);
    expect(await notesOf(id, manager)).toEqual([]);
    expect((await profileOf(id, manager)).notes_count).toBe(0);
    const peeked = await manager.call(updateNote, { params: { id: body.note.id }, body: { note: { body: 'x' } } });
    expect(peeked.body.error_code).toBe(40001);
  });

  it('notify mentioned staff with the author and the applicant, but not the author [APP-031]', async () => {
    const id = await someone('Amara');
    const mentioned = await staffId('manager@larkfield.test');
    const own = await staffId('super.admin@larkfield.test');
    const { body } = await write(id, { body: 'Ask @manager', mentions: [mentioned, own] });
    expect(body.note.mentions.map((each) => each.id).toSorted()).toEqual([mentioned, own].toSorted());
    const notified = () => rows('select staff_id from notifications where link = $1', [`/applicant/${id}`]);
    await until('news of the mention', async () => (await notified()).length > 0);
    expect((await notified()).map(({ staff_id }) => staff_id)).toEqual([mentioned]);
    const unknown = await write(id, { body: 'Hm', mentions: [987_654] });
    expect(unknown.body).toMatchObject({ error_code: 20001, errors: { 'note.mentions': [expect.any(String)] } });
  });

  it.each([
    ['nothing', { body: '' }],
    ['blanks', { body: ' \n ' }],
    ['too much', { body: 'x'.repeat(NOTE_MAX + 1) }],
    ['an unknown visibility', { body: 'x', visibility: 'friends' }],
  ])('refuse %s [APP-031]', async (_what, note) => {
    expect((await write(await someone(), note)).body.error_code).toBe(20001);
  });

  it('require permission to write notes [APP-031]', async () => {
    const id = await someone();
    await without('edit_note', async () => {
      expect((await write(id, { body: 'x' }, manager)).body.error_code).toBe(10004);
    });
  });
});

describe('Feedback', () => {
  it('is given once by each author, changed and deleted, and says how many stars they gave [APP-032, APP-033]', async () => {
    const id = await someone();
    await rate(id, 4);
    const given = await give(id, { recommendation: 'strong_yes', body: 'Great energy' });
    expect(given).toMatchObject({ status: 201, body: { feedback: { recommendation: 'strong_yes', rating: 4 } } });
    expect((await give(id, { recommendation: 'no' })).body.error_code).toBe(20002);
    expect((await give(id, { recommendation: 'yes' }, manager)).status).toBe(201);

    const params = { id: given.body.feedback.id };
    const change = { feedback: { recommendation: 'yes', body: 'Good energy' } };
    expect((await admin.call(updateFeedback, { params, body: change })).body).toMatchObject({
      feedback: { recommendation: 'yes', body: 'Good energy' },
    });
    expect((await manager.call(updateFeedback, { params, body: change })).body.error_code).toBe(10004);
    expect((await manager.call(deleteFeedback, { params })).body.error_code).toBe(10004);
    expect((await admin.call(deleteFeedback, { params })).status).toBe(204);
    expect(await feedbacksOf(id)).toHaveLength(1);
    expect(await actionsOf(id)).toEqual(['feedback_deleted', 'feedback_given', 'feedback_given', 'rated']);
  });

  it('requires its own permission and one of the four recommendations [APP-032]', async () => {
    const id = await someone();
    expect((await give(id, { recommendation: 'maybe' })).body.error_code).toBe(20001);
    await without('edit_feedback', async () => {
      expect((await give(id, { recommendation: 'yes' }, manager)).body.error_code).toBe(10004);
    });
  });

  it('is deleted with all notes by a super admin, and by nobody else [APP-032]', async () => {
    const id = await someone();
    await write(id, { body: 'One' });
    await give(id, { recommendation: 'yes' }, manager);
    expect((await manager.call(deleteNotesAndFeedbacks, { params: { id } })).body.error_code).toBe(10004);
    expect((await admin.call(deleteNotesAndFeedbacks, { params: { id } })).status).toBe(204);
    expect([await notesOf(id), await feedbacksOf(id)]).toEqual([[], []]);
    expect((await actionsOf(id))[0]).toBe('remarks_deleted');
  });
});

describe('Stars', () => {
  it('are one to five per colleague; everyone sees the average [APP-033]', async () => {
    const id = await someone();
    expect((await rate(id, 5)).body).toMatchObject({ rating: 5, average: 5 });
    expect((await rate(id, 2, manager)).body).toMatchObject({ rating: 2, average: 3.5 });
    expect(await profileOf(id, manager)).toMatchObject({ rating: 3.5, my_rating: 2 });
    expect((await rate(id, null)).body).toMatchObject({ rating: null, average: 2 });
  });

  it.each([0, 6, 2.5, 'five'])('refuse %s [APP-033]', async (rating) => {
    expect((await rate(await someone(), rating)).body.error_code).toBe(20001);
  });
});
