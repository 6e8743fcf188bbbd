// The fields of each group of information as they are entered (EMP-011).
import { FLSA_STATUSES, GENDERS, type InformationGroup } from '@onward/domain/employees/information';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from '@onward/domain/positions/postings';

export type InputKind =
  | 'text'
  | 'email'
  | 'tel'
  /** With its region, which is a field of its own in the record. */
  | 'phone'
  | 'date'
  | 'birth_day'
  | 'ssn'
  | 'state'
  | 'country'
  | 'choice'
  | 'department'
  | 'manager'
  | 'location'
  | 'flag'
  | 'amount';

export interface GroupInput {
  name: string;
  kind: InputKind;
  required?: boolean;
  /** Shown as a counter. */
  max?: number;
  options?: readonly string[];
}

const text = (name: string, more: Omit<GroupInput, 'name' | 'kind'> = {}): GroupInput => ({
  name,
  kind: 'text',
  ...more,
});
const choice = (name: string, options: readonly string[]): GroupInput => ({ name, kind: 'choice', options });
const input = (name: string, kind: InputKind, more: Pick<GroupInput, 'required'> = {}): GroupInput => ({
  name,
  kind,
  ...more,
});

export const GROUP_INPUTS: Record<InformationGroup, readonly GroupInput[]> = {
  basic_information: [
    text('legal_first_name', { required: true }),
    text('legal_middle_name'),
    text('legal_last_name', { required: true }),
    text('preferred_name'),
    input('date_of_birth', 'birth_day'),
    input('ssn', 'ssn'),
    choice('gender', GENDERS),
    input('email', 'email'),
    input('phone', 'phone'),
  ],
  address: [
    text('address_line_1', { max: 35 }),
    text('address_line_2', { max: 15 }),
    text('city'),
    input('state', 'state'),
    text('postal_code'),
    input('country', 'country'),
  ],
  emergency_contact: [text('name'), text('relationship'), input('phone', 'tel'), input('email', 'email')],
  employment_details: [
    text('job_title'),
    choice('employment_type', EMPLOYMENT_TYPES),
    input('department_id', 'department'),
    input('manager_id', 'manager'),
    input('hired_date', 'date'),
    input('start_date', 'date'),
  ],
  work_location: [
    input('location_id', 'location', { required: true }),
    input('work_state', 'state'),
    input('is_remote', 'flag'),
  ],
  compensation: [
    input('pay_rate', 'amount'),
    choice('pay_unit', SALARY_UNITS),
    choice('flsa_status', FLSA_STATUSES),
    input('effective_date', 'date'),
  ],
};
