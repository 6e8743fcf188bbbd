/** The values a contract schema declares, for tests that must cover all of them. */
import type { TSchema } from 'typebox';

interface Declared {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

/** By path, e.g. `position.location.name`; of a list its elements, e.g. `attachments.0.id`. */
export function fieldsOf(schema: TSchema, path = ''): string[] {
  const { properties, items, anyOf } = schema as Declared;
  if (properties) {
    return Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, path ? `${path}.${name}` : name));
  }
  if (items) return fieldsOf(items, `${path}.0`);
  return anyOf
    ? [...new Set(anyOf.flatMap((each) => fieldsOf(each, path)))].filter(
        (field) => field !== path || anyOf.every(isPlain),
      )
    : [path];
}

/** Neither an object nor a list; null as an alternative to an object isn't a field. */
const isPlain = (schema: TSchema): boolean => {
  const { properties, items } = schema as Declared;
  return !properties && !items;
};

/** The value at the path, or undefined. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
