/** The values a schema of the contract declares, for tests that must miss none of them. */
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

/** Neither an object nor a list: null beside an object is no field of its own. */
const isPlain = (schema: TSchema): boolean => {
  const { properties, items } = schema as Declared;
  return !properties && !items;
};

/** What stands there; undefined where there is nothing. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | null | undefined)?.[name], value);
