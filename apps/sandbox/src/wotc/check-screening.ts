import type { Fields } from './wotc-world.ts';

export interface FieldError {
  field: string;
  code: 'REQUIRED' | 'INVALID';
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const required = ['first_name', 'last_name', 'ssn', 'street', 'city', 'state', 'postal_code', 'signed_name'];

/** Checked as the provider would, on its own, so that a mistake of the product is noticed. */
export function screeningErrors(fields: Fields): FieldError[] {
  const errors: FieldError[] = required
    .filter((field) => text(fields[field]) === '')
    .map((field) => ({ field, code: 'REQUIRED' }));
  const check = (field: string, pattern: RegExp) => {
    const value = text(fields[field]);
    if (value !== '' && !pattern.test(value)) errors.push({ field, code: 'INVALID' });
  };
  check('ssn', /^(?!000|666|9)\d{9}$/);
  check('state', /^[A-Z]{2}$/);
  check('postal_code', /^\d{5}(-\d{4})?$/);
  for (const day of ['birth_date', 'signed_on', 'offered_on', 'hired_on', 'started_on']) {
    check(day, /^\d{4}-\d{2}-\d{2}$/);
  }
  if (text(fields.signed_on) === '') errors.push({ field: 'signed_on', code: 'REQUIRED' });
  // Somebody with this last name is refused, for tests.
  if (text(fields.last_name) === 'Refuse') errors.push({ field: 'ssn', code: 'INVALID' });
  const boxes = fields.boxes;
  if (!Array.isArray(boxes) || !boxes.every((box) => /^[1-7]$/.test(String(box)))) {
    errors.push({ field: 'boxes', code: 'INVALID' });
  }
  return errors;
}
