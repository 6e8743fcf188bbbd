// A new employee as form entries, and as the endpoint expects it (EMP-009).
import type { EmployeeInput } from '@onward/contract/employees/employees';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';

export interface NewEmployeeEntries {
  name: string;
  email: string;
  phone: PhoneNumber;
  position_id: number | null;
  location_id: number | null;
  department_id: number | null;
  hired_date: string;
}

const DEFAULT_REGION = '1';

export const newEmployeeEntries = (today: string): NewEmployeeEntries => ({
  name: '',
  email: '',
  phone: { phone: '', region_number: DEFAULT_REGION },
  position_id: null,
  location_id: null,
  department_id: null,
  hired_date: today,
});

interface Place {
  location_id: number;
  department_id: number | null;
}

/** A job brings its location and department along, unless others were chosen before. */
export function withPosition(
  entries: Pick<NewEmployeeEntries, 'location_id' | 'department_id'>,
  position_id: number | null,
  place: Place | undefined,
): Pick<NewEmployeeEntries, 'position_id' | 'location_id' | 'department_id'> {
  return {
    position_id,
    location_id: entries.location_id ?? place?.location_id ?? null,
    department_id: entries.department_id ?? place?.department_id ?? null,
  };
}

export function toEmployeeInput(entries: NewEmployeeEntries): EmployeeInput {
  const { phone, region_number } = entries.phone;
  const hasPhone = phone.trim() !== '';
  return {
    name: entries.name.trim(),
    email: entries.email.trim() || null,
    phone: hasPhone ? phone.trim() : null,
    region_number: hasPhone ? region_number : null,
    position_id: entries.position_id,
    location_id: entries.location_id,
    department_id: entries.department_id,
    hired_date: entries.hired_date,
  };
}
