// Field types that several rooms share, so ids and names are validated the same way everywhere.

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, PHONE_MAX_LENGTH } from '@onward/domain/platform/constants';
import Type, { type TProperties, type TSchema } from 'typebox';

/** Ids are positive integers that JavaScript can hold exactly. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Timestamp = Type.String({ format: 'date-time' });
/** A date and time with its zone; the server checks that the day exists. */
export const Moment = Type.String({
  format: 'date-time',
  maxLength: 40,
  examples: ['2027-03-08T14:30:00Z', '2027-11-07T01:30:00-05:00'],
  pattern: '^(19|20|21)\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
});
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A web page that is shown as a link later; other schemes are rejected (`isWebAddress`). */
export const webAddress = (maxLength: number) =>
  Type.String({ format: 'web-address', maxLength, examples: ['https://example.com/page'] });

export const Email = Type.String({ minLength: 1, maxLength: 254 });
export const Phone = Type.String({ maxLength: PHONE_MAX_LENGTH });
export const RegionNumber = Type.String({ maxLength: 4, pattern: '^\\d{0,4}$' });
export const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
export const Secret = Type.String({ minLength: 1, maxLength: 200 });

/** The version an editor loaded, sent back so that two editors can't silently overwrite each other. */
export const Version = Type.Optional(Type.Integer({ minimum: 0 }));

export const IdParams = Type.Object({ id: Id });
export const Message = Type.Object({ message: Type.String() });

/** Query of a paged list; `order` is `"{field} {asc|desc}"`. */
export const pageQuery = <P extends TProperties>(fields: P) =>
  Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
    order: Type.Optional(Type.String({ maxLength: 60 })),
    ...fields,
  });

/** Response of a paged list: the named collection with its paging information. */
export const pageResponse = <P extends TProperties>(collection: P) =>
  Type.Object({
    ...collection,
    current_page: Type.Integer(),
    total_pages: Type.Integer(),
    total_count: Type.Integer(),
  });

export const CalendarDate = Type.String({ format: 'date' });
