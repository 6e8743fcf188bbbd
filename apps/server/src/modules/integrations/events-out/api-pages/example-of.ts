// A value that shows what a schema means, for the API description. By the field's name where that says more than its
// type.
interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  minimum?: number;
  default?: unknown;
}

const BY_NAME: Record<string, unknown> = {
  name: 'Ada Quist',
  first_name: 'Ada',
  last_name: 'Quist',
  title: 'Line cook',
  phone: '4045550123',
  region_number: '1',
  url: 'https://hooks.example.com/onward',
  time_zone: 'America/New_York',
  locale: 'en',
  token: 'onw_live_…',
  secret: 'whsec_…',
};

const BY_FORMAT: Record<string, unknown> = {
  'date-time': '2026-11-10T14:58:02Z',
  date: '2026-11-10',
  email: 'ada@example.com',
  'web-address': 'https://example.com',
};

/** Deeper parts are left out: nobody reads them in an example. */
const DEPTH_MAX = 5;

export function exampleOf(schema: object, name = '', depth = 0): unknown {
  const { const: constant, enum: values, anyOf, properties, items, format, minimum, default: usual } = schema as Schema;
  if (constant !== undefined) return constant;
  if (usual !== undefined) return usual;
  if (values) return values[0];
  if (anyOf) return exampleOf(anyOf.find((option) => option.type !== 'null') ?? {}, name, depth);
  if (properties) return depth >= DEPTH_MAX ? {} : exampleOfFields(properties, depth);
  if (items) return depth >= DEPTH_MAX ? [] : [exampleOf(items, name, depth + 1)];
  switch ([(schema as Schema).type].flat()[0]) {
    case 'string':
      return BY_FORMAT[format ?? ''] ?? BY_NAME[name] ?? 'text';
    case 'integer':
    case 'number':
      return minimum && minimum > 1 ? minimum : 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const exampleOfFields = (properties: Record<string, Schema>, depth: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field, name, depth + 1)]));
