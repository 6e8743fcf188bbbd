// Job postings, as far as the rest of the house needs to name them.
import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Id, Nullable, pageAnswer, pageQuery } from './fields.ts';

export const PositionSummary = Type.Object({
  id: Id,
  digest_key: Type.String(),
  title: Type.String(),
  status: Type.Enum([...POSITION_STATUSES]),
  location_id: Id,
  department_id: Nullable(Id),
});
export type PositionSummary = Static<typeof PositionSummary>;

export const listMyPositions = endpoint({
  name: 'listMyPositions',
  method: 'GET',
  path: '/v1/positions/mine',
  summary: 'Positions the user may see',
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({
    show_simple_list: Type.Optional(Type.Boolean()),
    statuses: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  answers: { 200: pageAnswer({ positions: Type.Array(PositionSummary) }) },
});
