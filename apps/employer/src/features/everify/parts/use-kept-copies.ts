import type { I9Form } from '@onward/contract/everify/i9-form';
import { useQuery } from '@tanstack/react-query';
import { formQuery } from '../form.api.ts';

/** The copies of papers that are kept with the form of an employee; none while it is loading. */
export const useKeptCopies = (employeeId: number): I9Form['copies'] =>
  useQuery(formQuery(employeeId)).data?.copies ?? [];
