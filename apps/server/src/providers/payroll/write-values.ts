// Values in the formats that payroll providers share.
import type { Fields } from './read-answer.ts';

/** Without empty texts, lists, and objects: some providers refuse a field that is present but blank. */
export function compact(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => {
      const kept = compacted(held);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function compacted(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const kept = value.map(compacted).filter((item) => item !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = compact(value as Fields);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

export interface PhoneParts {
  country: '1';
  area: string;
  number: string;
}

/** Providers take numbers of North America only; others are left out. */
export function phoneParts(held: { phone: string | null }): PhoneParts | null {
  const [, area, number] = /^\+1(\d{3})(\d{7})$/.exec(held.phone ?? '') ?? [];
  return area && number ? { country: '1', area, number } : null;
}

/** The first letter, where a provider takes no more. */
export const initialOf = (held: { legalMiddleName: string | null }): string | null =>
  [...(held.legalMiddleName?.trim() ?? '')][0] ?? null;

export const money = (amount: number): string => amount.toFixed(2);
