import type { EverifyCase } from '@onward/contract/everify/everify-cases';

/** How the person is called in sentences. */
export const firstName = ({ employee_name: name }: Pick<EverifyCase, 'employee_name'>): string =>
  name.split(' ')[0] || name;
