// Saved views over HTTP: stored, shared, selected, and counted live.
import { type AnalyticsAnswer, getAnalyticsPanel } from '@onward/contract/analytics/analytics';
import { createDepartment } from '@onward/contract/locations/departments';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '@onward/contract/saved-views/saved-views';
import { VIEWS_PER_LIST } from '@onward/domain/saved-views/views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const state = (filters: Record<string, string>) => ({ filters, order: null, columns: null, density: null });

describe('saved views', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let manager: ApiCaller;
  let managerRole: number;

  beforeAll(async () => {
    product = await startInProcess();
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    manager = await api.signIn('manager@larkfield.test');
    const { rows } = await product.app.ownerPool.query(
      "select id from company_roles where company_id = 1 and name = 'Manager'",
    );
    managerRole = rows[0]?.id;
  });
  afterAll(() => product.stop());

  const save = (saved_view: Record<string, unknown>, caller = admin) =>
    caller.call<{ saved_view: SavedView }>(createSavedView, { body: { saved_view } });
  const change = (id: number, saved_view: Record<string, unknown>, caller = admin) =>
    caller.call<{ saved_view: SavedView }>(updateSavedView, { params: { id }, body: { saved_view } });
  const list = async (query: Record<string, string | boolean>, caller = admin): Promise<SavedView[]> =>
    (await caller.call<{ saved_views: SavedView[] }>(listSavedViews, { query })).body.saved_views;

  it('store filters and order under a name, with a live count [AHD-003]', async () => {
    const kept = { ...state({ query: 'o', unknown: 'x' }), order: 'name desc', density: 'compact' };
    const { status, body } = await save({ list: 'departments', name: ' Under  o ', state: kept });
    expect(status).toBe(201);
    expect(body.saved_view).toMatchObject({ name: 'Under o', state: kept, is_own: true, is_pinned: false, count: 2 });
    await admin.call(createDepartment, { body: { department: { name: 'Outdoor' } } });
    expect((await list({ list: 'departments' }))[0]?.count).toBe(3);
    const again = await save({ list: 'departments', name: 'UNDER O', state: kept });
    expect([again.status, again.body.error_code]).toEqual([409, 20002]);
  });

  it('of analytics count everybody who applied in their days and places [AHD-003, RPT-020]', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const days = { from: day(300), to: day(10) };
    const { body: sources } = await admin.call<AnalyticsAnswer>(getAnalyticsPanel, {
      params: { panel: 'sources' },
      query: { ...days, location_id: '1' },
    });
    expect(sources.totals.count).toBeGreaterThan(0);
    const view = await save({ list: 'analytics', name: 'Autumn', state: state({ ...days, location_id: '1' }) });
    expect(view.body.saved_view.count).toBe(sources.totals.count);
    const nobody = await save({ list: 'analytics', name: 'Nobody', state: state({ ...days, location_id: 'x' }) });
    expect(nobody.body.saved_view.count).toBe(0);
    await admin.call(deleteSavedView, { params: { id: nobody.body.saved_view.id } });
  });

  it('store columns and density, and refuse unknown columns [AHD-003]', async () => {
    const look = (columns: string[] | null) => ({ ...state({}), columns, density: 'compact' });
    const narrow = await save({ list: 'staff', name: 'Narrow', state: look(['status', 'person']) });
    expect(narrow.body.saved_view.state).toMatchObject({ columns: ['person', 'status'], density: 'compact' });
    const { id } = narrow.body.saved_view;
    const all = await change(id, { state: look(['person', 'role', 'can_see', 'status']) });
    expect(all.body.saved_view.state.columns).toBeNull();
    for (const refused of [
      await save({ list: 'staff', name: 'Wide', state: look(['person', 'salary']) }),
      await change(id, { state: look(['brand']) }),
    ]) {
      expect([refused.status, refused.body.error_code]).toEqual([422, 20001]);
      expect(refused.body.errors).toHaveProperty('columns');
    }
  });

  it('leave out columns that the list no longer has [AHD-003]', async () => {
    const { id } = (await save({ list: 'staff', name: 'Old', state: state({}) })).body.saved_view;
    await product.app.ownerPool.query(
      `update saved_views set state = state || '{"columns": ["salary", "role"]}' where id = $1`,
      [id],
    );
    const kept = (await list({ list: 'staff' })).find((view) => view.id === id);
    expect(kept?.state.columns).toEqual(['person', 'role']);
    await admin.call(deleteSavedView, { params: { id } });
  });

  it('count locations and staff by their own filters, within scope [AHD-003, CMP-024]', async () => {
    const atlanta = (await save({ list: 'locations', name: 'Atlanta', state: state({ query: 'atlanta' }) })).body;
    expect(atlanta.saved_view.count).toBeGreaterThan(2);
    const invited = (await save({ list: 'staff', name: 'Invited', state: state({ status: 'invited' }) })).body;
    expect(invited.saved_view.count).toBe(1);
    const gone = (await save({ list: 'staff', name: 'Gone', state: state({ location_id: '987654' }) })).body;
    expect(gone.saved_view.count).toBe(0);
    const own = await save({ list: 'locations', name: 'Mine', state: state({}) }, manager);
    expect(own.body.saved_view.count).toBe(1);
  });

  it('are private until shared with a role [AHD-003]', async () => {
    const { id } = (await save({ list: 'staff', name: 'Managers', state: state({}) })).body.saved_view;
    expect((await list({ list: 'staff' }, manager)).map(({ name }) => name)).toEqual([]);
    expect((await change(id, { is_pinned: true }, manager)).body.error_code).toBe(40001);
    await change(id, { shared_role_id: managerRole });
    expect(await list({ list: 'staff' }, manager)).toMatchObject([{ id, name: 'Managers', is_own: false }]);
    expect((await change(id, { name: 'Mine now' }, manager)).body.error_code).toBe(10004);
    expect((await manager.call(deleteSavedView, { params: { id } })).body.error_code).toBe(10004);
    expect((await change(id, { is_pinned: true, is_default: true }, manager)).body.saved_view).toMatchObject({
      is_pinned: true,
      is_default: true,
    });
    const own = (await list({ list: 'staff' })).find((view) => view.id === id);
    expect(own).toMatchObject({ is_pinned: false, is_default: false });
  });

  it('can be shared with another role only by those who manage staff [AHD-003, CMP-022]', async () => {
    const { rows } = await product.app.ownerPool.query(
      "select id from company_roles where company_id = 1 and name = 'HR Admin'",
    );
    const view = { list: 'departments', name: 'For HR', state: state({}) };
    expect((await save({ ...view, shared_role_id: rows[0]?.id }, manager)).body.error_code).toBe(10004);
    expect((await save({ ...view, shared_role_id: managerRole }, manager)).status).toBe(201);
    expect((await save({ ...view, shared_role_id: 987_654 })).body.errors).toHaveProperty('shared_role_id');
  });

  it('have one default per person and list, and can be pinned [AHD-003]', async () => {
    const first = await save({ list: 'departments', name: 'First', state: state({}), is_default: true });
    const second = await save({ list: 'departments', name: 'Second', state: state({}), is_pinned: true });
    await change(second.body.saved_view.id, { is_default: true });
    const defaults = (await list({ list: 'departments' })).filter((view) => view.is_default);
    expect(defaults.map(({ name }) => name)).toEqual(['Second']);
    expect((await list({ pinned: true })).map(({ name }) => name)).toEqual(['Second']);
    expect((await admin.call(deleteSavedView, { params: { id: first.body.saved_view.id } })).status).toBe(204);
  });

  it(`are at most ${VIEWS_PER_LIST} per list [AHD-003]`, async () => {
    const answers = [];
    for (let count = 0; count <= VIEWS_PER_LIST; count += 1) {
      answers.push(await save({ list: 'locations', name: `View ${count}`, state: state({}) }, manager));
    }
    expect(answers.at(-1)?.body.error_code).toBe(20003);
  });
});
