// Named views of a list: private or shared with a role, one default per person, with live counts (AHD-003).
import type { SavedView, ViewState } from '@onward/contract/saved-views/saved-views';
import { chosenColumns, LIST_COLUMNS, unknownColumns } from '@onward/domain/saved-views/list-layout';
import {
  mayChangeView,
  maySeeView,
  mayShareView,
  VIEWS_PER_LIST,
  type ViewList,
  type ViewOwner,
} from '@onward/domain/saved-views/views';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { conflict, fieldInvalid, noAccess, notFound, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import * as views from './saved-views.queries.ts';

export interface RecordCount {
  count: number;
  /** False when there are more than were counted. */
  exact: boolean;
}

/** How many records a list shows with these filters in the user's scope. Provided by each list's room. */
export type CountRecords = (call: CompanyCall, filters: Readonly<Record<string, string>>) => Promise<RecordCount>;
export type ListCounts = Record<ViewList, CountRecords>;

export interface NewView {
  list: ViewList;
  name: string;
  state: ViewState;
  shared_role_id?: number | null;
  is_default?: boolean;
  is_pinned?: boolean;
}

export type ViewChanges = Partial<Omit<NewView, 'list'>>;

export async function listSavedViews(
  call: CompanyCall,
  counts: ListCounts,
  wanted: { list?: ViewList; pinned?: boolean },
): Promise<SavedView[]> {
  const rows = await views.listVisible(call.tx, call.access, wanted);
  const presented: SavedView[] = [];
  // One connection serves the request, so the counts run one after the other.
  for (const row of rows) presented.push(await present(call, counts, row));
  return presented;
}

export async function createSavedView(call: CompanyCall, counts: ListCounts, input: NewView): Promise<SavedView> {
  const { tx, access } = call;
  await views.lockOwner(tx, access);
  const name = tidy(input.name);
  const sharedRoleId = await requireMayShare(call, input.shared_role_id ?? null);
  if ((await views.countOwn(tx, access, input.list)) >= VIEWS_PER_LIST) {
    throw wrongState('too_many_views', { count: VIEWS_PER_LIST });
  }
  const values = { name, state: requireKnownColumns(input.list, input.state), shared_role_id: sharedRoleId };
  const created = await views.insert(tx, access, input.list, values);
  if (!created) throw conflict('view_name_taken', 'name');
  const view = { id: created.id, list: input.list };
  await views.choose(tx, access, view, {
    is_default: input.is_default ?? false,
    is_pinned: input.is_pinned ?? false,
  });
  await recorded(call, 'saved_view_created', created.id, { name, list: input.list });
  return present(call, counts, await load(call, created.id));
}

export async function updateSavedView(
  call: CompanyCall,
  counts: ListCounts,
  id: number,
  changes: ViewChanges,
): Promise<SavedView> {
  const { tx, access } = call;
  const { is_default, is_pinned, ...content } = changes;
  await views.lockOwner(tx, access);
  const current = await load(call, id);
  if (Object.keys(content).length > 0) await changeContent(call, current, content);
  if (is_default !== undefined || is_pinned !== undefined) {
    await views.choose(tx, access, current, {
      is_default: is_default ?? current.is_default,
      is_pinned: is_pinned ?? current.is_pinned,
    });
  }
  return present(call, counts, await load(call, id));
}

export async function deleteSavedView(call: CompanyCall, id: number): Promise<void> {
  const current = await load(call, id);
  if (!mayChangeView(accessTo(current), viewer(call.access))) throw noAccess('view_of_another');
  await views.remove(call.tx, call.access.companyId, id);
  await recorded(call, 'saved_view_deleted', id, { name: current.name, list: current.list });
}

async function changeContent(
  call: CompanyCall,
  current: views.SavedViewRow,
  { name, state, shared_role_id }: Pick<ViewChanges, 'name' | 'state' | 'shared_role_id'>,
): Promise<void> {
  const { tx, access } = call;
  if (!mayChangeView(accessTo(current), viewer(access))) throw noAccess('view_of_another');
  const values = {
    name: name === undefined ? current.name : tidy(name),
    state: state ? requireKnownColumns(current.list, state) : current.state,
    shared_role_id: shared_role_id === undefined ? current.shared_role_id : shared_role_id,
  };
  if (values.shared_role_id !== current.shared_role_id) await requireMayShare(call, values.shared_role_id);
  if (await views.isNameTaken(tx, access, current.list, values.name, current.id)) {
    throw conflict('view_name_taken', 'name');
  }
  await views.update(tx, access.companyId, current.id, values);
  await recorded(call, 'saved_view_updated', current.id, { name: values.name, shared_role_id: values.shared_role_id });
}

/** Columns the list does not have are refused. */
function requireKnownColumns(list: ViewList, state: ViewState): ViewState {
  if (unknownColumns(list, state.columns).length > 0) {
    throw fieldInvalid('columns', 'one_of', { options: LIST_COLUMNS[list].join(', ') });
  }
  return withListedColumns(list, state);
}

/** Columns a list no longer has are removed from its views. */
const withListedColumns = (list: ViewList, state: ViewState): ViewState => ({
  ...state,
  columns: chosenColumns(list, state.columns),
});

/** An existing role of this company that the person may share with. */
async function requireMayShare({ tx, access }: CompanyCall, roleId: number | null): Promise<number | null> {
  if (roleId !== null && !(await views.roleExists(tx, access.companyId, roleId))) {
    throw fieldInvalid('shared_role_id', 'unknown_record');
  }
  if (!mayShareView(roleId, viewer(access))) {
    throw noAccess('permission_missing', { permission: 'shell:permissions.edit_user' });
  }
  return roleId;
}

/** A view outside the user's access is reported as not found for every operation. */
async function load({ tx, access }: CompanyCall, id: number): Promise<views.SavedViewRow> {
  const view = await views.find(tx, access, id);
  if (!view || !maySeeView(accessTo(view), viewer(access))) throw notFound();
  return view;
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ');

const accessTo = (row: views.SavedViewRow) => ({
  ownerStaffId: row.owner_staff_id,
  sharedRoleId: row.shared_role_id,
});

const viewer = ({ staffId, roleId, permissions }: CompanyAccess): ViewOwner => ({
  staffId,
  roleId,
  mayManageStaff: holdsPermission(permissions, 'edit_user'),
});

async function present(call: CompanyCall, counts: ListCounts, row: views.SavedViewRow): Promise<SavedView> {
  const { count, exact } = await counts[row.list](call, row.state.filters);
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    state: withListedColumns(row.list, row.state),
    shared_role_id: row.shared_role_id,
    is_own: row.owner_staff_id === call.access.staffId,
    is_default: row.is_default,
    is_pinned: row.is_pinned,
    count,
    count_is_exact: exact,
  };
}

const recorded = (call: CompanyCall, event: string, id: number, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, { event, subjectType: 'saved_view', subjectId: id, changes });
