// Other people's meetings need a permission, wherever they are written; edited details survive a change of type.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { listPermittedBrands } from '@onward/contract/company/brands';
import { createMeeting, listMeetings, type Meeting, updateMeeting } from '@onward/contract/interviews/meetings';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let office: InterviewOffice;
let dana: number;
let theo: number;

beforeAll(async () => {
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  dana = await staffId('general.manager@larkfield.test');
  theo = await staffId('manager@larkfield.test');
});
afterAll(() => product.stop());
beforeEach(() => office.open(dana));

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const staffId = async (email: string): Promise<number> =>
  (await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

let hour = 30;
async function waiting(): Promise<{ id: number; startsAt: string }> {
  const { digestKey } = await office.apply(await office.posting({ interviewer_ids: [dana] }));
  hour += 2;
  const [row] = await query('select id from applications where digest_key = $1', [digestKey]);
  return { id: Number(row.id), startsAt: inHours(hour) };
}

const schedule = (who: ApiCaller, one: { id: number; startsAt: string }, interviewer_ids: number[], more = {}) =>
  who.call<{ meeting: Meeting }>(createMeeting, {
    body: {
      meeting: {
        application_id: one.id,
        starts_at: one.startsAt,
        duration_minutes: 30,
        meeting_type: 'phone_call',
        interviewer_ids,
        ...more,
      },
    },
  });

const act = async (who: ApiCaller, action: keyof typeof ACTION_CODES, id: number, params: object = {}) =>
  who.call<{ results: { ok: boolean; error_code: number | null; message: string | null }[] }>(
    performApplicationAction,
    { body: { action_type: ACTION_CODES[action], application_ids: [id], params, screen: 'applicant_profile' } },
  );

describe('A meeting of other people', () => {
  it('is not scheduled without edit_all_calendars, but one’s own is [SCH-005]', async () => {
    const one = await waiting();
    const refused = await schedule(manager, one, [dana]);
    expect(refused).toMatchObject({ status: 403, body: { error_code: 10004 } });
    const params = {
      starts_at: one.startsAt,
      duration_minutes: 30,
      meeting_type: 'phone_call',
      interviewer_ids: [dana],
    };
    expect(await act(manager, 'assign_time', one.id, params)).toMatchObject({
      status: 403,
      body: { error_code: 10004 },
    });
    expect((await schedule(manager, one, [theo, dana])).status).toBe(201);
  });

  it('is neither changed nor canceled nor answered, and the reason names the permission [SCH-005, AHD-005]', async () => {
    const one = await waiting();
    const { id } = (await schedule(admin, one, [dana])).body.meeting;
    const change = (meeting: object) => manager.call(updateMeeting, { params: { id }, body: { meeting } });
    for (const meeting of [{ starts_at: inHours(200) }, { interviewer_ids: [theo] }, { proposals: [] }]) {
      expect(await change(meeting)).toMatchObject({ status: 403, body: { error_code: 10004 } });
    }
    for (const action of ['cancel_meeting', 'request_reschedule', 'mark_schedule_complete'] as const) {
      const { body } = await act(manager, action, one.id);
      expect(body.results[0]).toMatchObject({ ok: false, error_code: 10004 });
      expect(body.results[0]?.message).toContain('Manage all calendars');
    }
    const [row] = await query('select status from meetings where id = $1', [id]);
    expect(row.status).toBe('confirmed');
  });

  it('is one’s own for the person who scheduled it and for each interviewer [SCH-005]', async () => {
    const one = await waiting();
    const { id } = (await schedule(manager, one, [theo, dana])).body.meeting;
    const left = await manager.call(updateMeeting, { params: { id }, body: { meeting: { interviewer_ids: [dana] } } });
    expect(left.status).toBe(200);
    expect((await act(manager, 'cancel_meeting', one.id)).body.results[0]).toMatchObject({ ok: true });
  });
});

describe('The interviews of everyone', () => {
  const listed = async (who: ApiCaller, query: object = {}): Promise<Meeting[]> => {
    const { status, body } = await who.call<{ meetings: Meeting[] }>(listMeetings, {
      query: { whose: 'all', from: inHours(-24 * 30), to: inHours(24 * 30), ...query },
    });
    expect(status).toBe(200);
    return body.meetings;
  };
  const idsOf = (meetings: Meeting[]) => meetings.map(({ id }) => id);

  it('are those of the applicants one may see, with any interviewer [SCH-003, CMP-060]', async () => {
    const { id } = (await schedule(admin, await waiting(), [dana])).body.meeting;
    const { locations } = (await manager.call<{ locations: { name: string }[] }>(listPermittedLocations)).body;
    const places = new Set(locations.map(({ name }) => name));
    const all = await listed(admin);
    const here = all.filter(({ position }) => places.has(position.location_name));
    expect(idsOf(here)).toContain(id);
    expect(here.length).toBeLessThan(all.length);
    expect(idsOf(await listed(manager))).toEqual(idsOf(here));
  });

  it('can be narrowed to one brand [SCH-003, CMP-060]', async () => {
    const { brands } = (await admin.call<{ brands: { id: number; name: string }[] }>(listPermittedBrands)).body;
    const all = await listed(admin);
    for (const { id, name } of brands) {
      const ofBrand = all.filter(({ position }) => position.brand_name === name);
      expect(idsOf(await listed(admin, { brand_id: id }))).toEqual(idsOf(ofBrand));
    }
  });
});

describe('The details of a meeting', () => {
  it.each([
    ['Ask for Dana at the counter.', 'Ask for Dana at the counter.'],
    ['', 'Meeting details will be shared soon.'],
  ])('written as "%s" become "%s" when only the type changes [SCH-010]', async (details, after) => {
    const { id } = (await schedule(admin, await waiting(), [dana], { details })).body.meeting;
    const changed = await admin.call<{ meeting: Meeting }>(updateMeeting, {
      params: { id },
      body: { meeting: { meeting_type: 'other' } },
    });
    expect(changed.body.meeting).toMatchObject({ meeting_type: 'other', details: after });
  });
});
