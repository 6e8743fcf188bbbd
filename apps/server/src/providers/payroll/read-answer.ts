// Reads the JSON of providers without trusting its shape.

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null when it is not a JSON object. */
export function fieldsIn(bytes: Buffer): Fields | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

const ID_MAX = 200;

/** Null unless it is a text or number that can be an id or a code. */
export function idIn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && text.length <= ID_MAX ? text : null;
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The objects of a list; other entries are left out. */
export const rowsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** `a.b.c` of nested objects. */
export function valueAt(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((held, name) => (isFields(held) ? held[name] : undefined), value);
}
