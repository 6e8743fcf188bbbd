import { expect, test } from 'vitest';
import { mayChangeView, maySeeView, mayShareView } from './views.ts';

const ana = { staffId: 1, roleId: 10, mayManageStaff: false };

test.each([
  [{ ownerStaffId: 1, sharedRoleId: null }, true, true],
  [{ ownerStaffId: 2, sharedRoleId: null }, false, false],
  [{ ownerStaffId: 2, sharedRoleId: 10 }, true, false],
  [{ ownerStaffId: 2, sharedRoleId: 11 }, false, false],
  [{ ownerStaffId: 1, sharedRoleId: 11 }, true, true],
])('the view %o can be seen: %s, changed: %s [AHD-003]', (view, sees, changes) => {
  expect([maySeeView(view, ana), mayChangeView(view, ana)]).toEqual([sees, changes]);
});

test("a view can be shared with one's own role, and with other roles by people who manage staff [AHD-003]", () => {
  expect([null, 10, 11].map((role) => mayShareView(role, ana))).toEqual([true, true, false]);
  expect(mayShareView(11, { ...ana, mayManageStaff: true })).toBe(true);
});
