import type { Fields } from './payroll-world.ts';

/** What the payroll systems check, independent of what the product checks before it sends. */

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `a.b.0.c` of nested objects and lists. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (held, name) => (typeof held === 'object' && held !== null ? (held as Fields)[name] : undefined),
      value,
    );

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isDay = (value: unknown): boolean =>
  /^\d{4}-\d{2}-\d{2}(T00:00:00Z)?$/.test(text(value)) && !Number.isNaN(Date.parse(text(value)));

export const isState = (value: unknown): boolean => /^[A-Z]{2}$/.test(text(value));

export const isPostalCode = (value: unknown): boolean => /^\d{5}(-\d{4})?$/.test(text(value));

export const isPositive = (value: unknown): boolean => Number(value) > 0 && Number.isFinite(Number(value));

/** People with this last name live where no payroll system knows the postal code. */
export const isRefused = (familyName: unknown): boolean => familyName === 'Refuse';

/** Paths of texts that are present but empty. */
export function blanksIn(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value as Fields).flatMap(([name, held]) => blanksIn(held, path ? `${path}.${name}` : name));
}
