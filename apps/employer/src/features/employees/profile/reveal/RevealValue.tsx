// A sensitive value of an employee record: masked, and shown to people with permission (EMP-018).
import type { SensitiveField } from '@onward/domain/employees/sensitive';
import { RevealedValue } from '../../parts/RevealedValue.tsx';
import { reveal } from '../record.api.ts';

interface Props {
  employeeId: number;
  field: SensitiveField;
  /** Which bank account. */
  index?: number;
  /** The name of the value, for screen readers. */
  label: string;
  masked: string;
  /** How the value is written out. */
  format?: (value: string) => string;
}

export const RevealValue = ({ employeeId, field, index, ...shown }: Props) => (
  <RevealedValue {...shown} read={() => reveal(employeeId, field, index)} />
);
