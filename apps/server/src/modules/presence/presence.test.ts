// Who is viewing a record, over HTTP.
import { deletePresence, type PresentPerson, updatePresence } from '@onward/contract/presence/presence';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { PRESENT_SECONDS } from '@onward/domain/presence/presence';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

describe('presence', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let manager: ApiCaller;
  let place: { positionId: number; stageId: number };
  let id: number;
  let secondsLater = 0;

  beforeAll(async () => {
    product = await startInProcess({ clock: () => addSeconds(new Date(), secondsLater) });
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    manager = await api.signIn('manager@larkfield.test');
    const employer = new Employer(admin);
    const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
    const { id: positionId } = await employer.publish({ hiring_process_template_id: process.id });
    const [stage] = await rows('select id from stages where hiring_process_template_id = $1', [process.id]);
    place = { positionId, stageId: stage.id };
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    secondsLater = 0;
    id = await insertApplicant(product.app.ownerPool, place);
  });

  const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

  const stay = async (caller: ApiCaller, state = 'viewing', tab?: string) => {
    const body = { kind: 'application', id, state, ...(tab && { tab }) };
    return (await caller.call<{ people: PresentPerson[] }>(updatePresence, { body })).body.people.map(
      (person) => `${person.name} ${person.state}`,
    );
  };
  const leave = (caller: ApiCaller, tab?: string) =>
    caller.call(deletePresence, { query: { kind: 'application', id, ...(tab && { tab }) } });
  const presenceEvents = async (): Promise<number> =>
    (
      await rows(
        "select count(*)::int as count from events where name = 'application_presence_changed' and subject_id = $1",
        [id],
      )
    )[0].count;

  it('names the other viewers, never the user, and drops those not seen for 45 seconds [AHD-021]', async () => {
    expect(await stay(admin)).toEqual([]);
    expect(await stay(manager)).toEqual(['Renee Castellano viewing']);
    expect(await stay(admin)).toEqual(['Darnell Whitaker viewing']);
    secondsLater = PRESENT_SECONDS - 5;
    expect(await stay(manager)).toEqual(['Renee Castellano viewing']);
    secondsLater = PRESENT_SECONDS + 5;
    expect(await stay(manager)).toEqual([]);
    expect(await stay(admin)).toEqual(['Darnell Whitaker viewing']);
  });

  it('notifies others only when someone joins, changes activity, or leaves, not at every heartbeat [AHD-021, NTF-022]', async () => {
    await stay(admin);
    expect(await presenceEvents()).toBe(1);
    await stay(admin);
    await stay(admin);
    expect(await presenceEvents()).toBe(1);
    await stay(admin, 'editing');
    expect(await presenceEvents()).toBe(2);
    await leave(admin);
    expect(await presenceEvents()).toBe(3);
    await leave(admin);
    expect(await presenceEvents()).toBe(3);
    expect(await stay(manager)).toEqual([]);
  });

  it('keeps a user with two tabs until both are closed, with the stronger activity [AHD-021]', async () => {
    await stay(admin, 'viewing', 'one');
    await stay(admin, 'editing', 'two');
    await stay(admin, 'viewing', 'one');
    expect(await stay(manager)).toEqual(['Renee Castellano editing']);
    await leave(admin, 'two');
    expect(await stay(manager)).toEqual(['Renee Castellano viewing']);
    await leave(admin, 'one');
    expect(await stay(manager)).toEqual([]);
  });

  it('is refused for users who may not see the record, and for unsupported kinds [AHD-021, CMP-024]', async () => {
    const harbor = await new ApiCaller(product.url).signIn('owner@harborpine.test');
    const body = { kind: 'application', id, state: 'viewing' };
    expect((await harbor.call(updatePresence, { body })).body.error_code).toBe(40001);
    expect((await harbor.call(deletePresence, { query: { kind: 'application', id } })).body.error_code).toBe(40001);
    const thread = { ...body, kind: 'conversation' };
    expect((await admin.call(updatePresence, { body: thread })).body.error_code).toBe(40001);
    const nonsense = { ...body, state: 'sleeping' };
    expect((await admin.call(updatePresence, { body: nonsense })).body.error_code).toBe(20001);
    expect(await rows('select from presences where record_id = $1', [id])).toEqual([]);
  });
});
