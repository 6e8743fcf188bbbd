// Who else is viewing or editing a record right now.
import { PRESENCE_KINDS, PRESENCE_STATES, TAB_MAX } from '@onward/domain/presence/presence';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** The record, and the user's tab that has it open. */
const Place = {
  kind: Type.Enum([...PRESENCE_KINDS]),
  id: Id,
  tab: Type.Optional(Type.String({ maxLength: TAB_MAX })),
};

export const PresentPerson = Type.Object({
  company_staff_id: Id,
  name: Type.String(),
  state: Type.Enum([...PRESENCE_STATES]),
});
export type PresentPerson = Static<typeof PresentPerson>;

export const updatePresence = endpoint({
  name: 'updatePresence',
  method: 'PUT',
  path: '/v1/presences',
  summary: 'Report presence on a record, and get who else is there',
  audience: 'company',
  unaudited: 'It only says what the user is looking at.',
  body: Type.Object({ ...Place, state: Type.Enum([...PRESENCE_STATES]) }),
  answers: { 200: Type.Object({ people: Type.Array(PresentPerson) }) },
});

export const deletePresence = endpoint({
  name: 'deletePresence',
  method: 'DELETE',
  path: '/v1/presences',
  summary: 'Leave a record',
  audience: 'company',
  unaudited: 'It only says what the user is looking at.',
  query: Type.Object(Place),
  answers: { 204: Empty },
});
