// What a team member's scope covers, as parts of a short text (CMP-024).
export interface Reach {
  is_super_admin: boolean;
  permitted_location_ids: readonly number[];
  permitted_department_ids: readonly number[];
  permitted_brand_ids: readonly number[];
  permitted_position_ids: readonly number[];
}

export type ReachPart =
  | { kind: 'all' }
  | { kind: 'brands'; ids: readonly number[] }
  | { kind: 'locations'; ids: readonly number[] }
  | { kind: 'departments'; ids: readonly number[] }
  | { kind: 'positions'; ids: readonly number[] };

/** Locations first, then further limits; super admins see everything regardless of their stored scope. */
export function reachParts(staff: Reach): ReachPart[] {
  if (staff.is_super_admin) return [{ kind: 'all' }];
  const places: ReachPart[] =
    staff.permitted_location_ids.length > 0
      ? [{ kind: 'locations', ids: staff.permitted_location_ids }]
      : staff.permitted_brand_ids.length > 0
        ? [{ kind: 'brands', ids: staff.permitted_brand_ids }]
        : [{ kind: 'all' }];
  const narrower: ReachPart[] = [
    { kind: 'departments', ids: staff.permitted_department_ids },
    { kind: 'positions', ids: staff.permitted_position_ids },
  ];
  return [...places, ...narrower.filter((part) => part.kind !== 'all' && part.ids.length > 0)];
}
