// The form of a team member, and which fields to send.
import type { BodyOf } from '@onward/contract/endpoint';
import type { inviteStaff, StaffMember, updateStaff } from '@onward/contract/staff/staff';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { phoneEntry } from '../../../../platform/forms/phone-problems.ts';
import type { ScopeEntries } from '../staff.api.ts';

/** Field names match the API, so that server errors find their field. */
export interface StaffEntries {
  name: string;
  email: string;
  phone: PhoneNumber;
  company_role_id: number | null;
  permitted_brand_ids: number[];
  permitted_department_ids: number[];
  permitted_location_ids: number[];
  permitted_position_ids: number[];
}

const SCOPE_FIELDS = [
  'permitted_brand_ids',
  'permitted_department_ids',
  'permitted_location_ids',
  'permitted_position_ids',
] as const satisfies readonly (keyof StaffEntries)[];

export type ScopeField = (typeof SCOPE_FIELDS)[number];

export const entriesOf = (staff: StaffMember | null): StaffEntries => ({
  name: staff?.name ?? '',
  email: staff?.email ?? '',
  phone: phoneEntry({ phone: staff?.phone ?? null, region_number: staff?.region_number ?? null }),
  company_role_id: staff?.company_role.id ?? null,
  permitted_brand_ids: [...(staff?.permitted_brand_ids ?? [])],
  permitted_department_ids: [...(staff?.permitted_department_ids ?? [])],
  permitted_location_ids: [...(staff?.permitted_location_ids ?? [])],
  permitted_position_ids: [...(staff?.permitted_position_ids ?? [])],
});

export const scopeOf = (entries: StaffEntries): Required<ScopeEntries> => ({
  permitted_brand_ids: entries.permitted_brand_ids,
  permitted_department_ids: entries.permitted_department_ids,
  permitted_location_ids: entries.permitted_location_ids,
  permitted_position_ids: entries.permitted_position_ids,
});

type Invitation = BodyOf<typeof inviteStaff>['company_staff'];
type Changes = BodyOf<typeof updateStaff>['company_staff'];

export const invitationOf = (entries: StaffEntries): Invitation => ({
  name: entries.name,
  email: entries.email.trim(),
  company_role_id: entries.company_role_id ?? 0,
  ...(entries.phone.phone.trim() && { phone: entries.phone.phone, region_number: entries.phone.region_number }),
  ...scopeOf(entries),
});

/** Only changed fields are sent: unchanged ones may be beyond what the editor could grant. */
export function changesOf(staff: StaffMember, entries: StaffEntries): Changes {
  const before = entriesOf(staff);
  const differs = (field: keyof StaffEntries) => JSON.stringify(before[field]) !== JSON.stringify(entries[field]);
  return {
    ...(differs('name') && { name: entries.name }),
    ...(differs('email') && { email: entries.email.trim() }),
    ...(differs('phone') && { phone: entries.phone.phone, region_number: entries.phone.region_number }),
    ...(differs('company_role_id') && { company_role_id: entries.company_role_id ?? 0 }),
    ...Object.fromEntries(SCOPE_FIELDS.filter(differs).map((field) => [field, entries[field]])),
  };
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
