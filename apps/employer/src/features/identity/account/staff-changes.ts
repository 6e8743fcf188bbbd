// Computes what to send after a team member was edited: only changed fields (IDN-034).
import type { BodyOf } from '@onward/contract/endpoint';
import type { StaffMember, updateStaff } from '@onward/contract/staff/staff';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { phoneEntry } from '../../../platform/forms/phone-problems.ts';

type KnownStaff = Pick<StaffMember, 'name' | 'email' | 'phone' | 'region_number'>;
type Changes = BodyOf<typeof updateStaff>['company_staff'];

export interface StaffEntries {
  name: string;
  email: string;
  phone: PhoneNumber;
}

/** The fields that a team member's record and the user's own profile have in common. */
export const ownFacts = ({ name, email, phone, region_number }: KnownStaff): KnownStaff => ({
  name,
  email,
  phone,
  region_number,
});

export const staffEntries = (staff: KnownStaff): StaffEntries => ({
  name: staff.name,
  email: staff.email,
  phone: phoneEntry(staff),
});

/** An unchanged number would be rejected as no change, so unchanged fields are left out. */
export function staffChanges(staff: KnownStaff, { name, email, phone }: StaffEntries): Changes {
  const known = phoneEntry(staff);
  const phoneChanged =
    phone.phone !== known.phone || (phone.phone !== '' && phone.region_number !== known.region_number);
  return {
    ...(name !== staff.name && { name }),
    ...(email !== staff.email && { email }),
    ...(phoneChanged && { phone: phone.phone, region_number: phone.region_number }),
  };
}
