// A position with its stages for the applicant list and board, and the global search.
import { RULE_KINDS, RULE_TRIGGERS } from '@onward/domain/hiring-processes/rules';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, Nullable } from '../fields.ts';
import { PositionKeyParams, PositionRow } from '../positions/position.ts';
import { StageCount } from './applications.ts';

const StageRule = Type.Object({
  kind: Type.Enum([...RULE_KINDS]),
  trigger: Type.Enum([...RULE_TRIGGERS]),
  delay_seconds: Type.Integer(),
  channel: Nullable(Type.String()),
});

/** What entering a stage starts, shown before an applicant is moved there. */
export const StageEffects = Type.Object({
  stage_type: StageCount.properties.stage_type,
  rules: Type.Array(StageRule),
  /** The background check package that is ordered on entering. */
  package: Nullable(Type.String()),
});
export type StageEffects = Static<typeof StageEffects>;

export const PipelineStage = Type.Object({
  ...StageCount.properties,
  ...StageEffects.properties,
  /** Average days that current applicants have been in the stage; null when there are none. */
  average_days: Nullable(Type.Number()),
});
export type PipelineStage = Static<typeof PipelineStage>;

export const getPipeline = endpoint({
  name: 'getPipeline',
  method: 'GET',
  path: '/v1/positions/:position_key/pipeline',
  summary: 'A position with its stages, the number of applicants in each, and the automations on entering',
  audience: 'company',
  toleratesDelay: true,
  params: PositionKeyParams,
  answers: {
    200: Type.Object({
      position: PositionRow,
      stages: Type.Array(PipelineStage),
      hired_count: Type.Integer(),
      rejected_count: Type.Integer(),
      automations_count: Type.Integer(),
    }),
  },
});

const FoundPerson = Type.Object({
  application_id: Id,
  name: Type.String(),
  position_title: Type.String(),
  location_name: Type.String(),
  stage_name: Type.String(),
  status: Type.String(),
});
const FoundJob = Type.Object({
  id: Id,
  position_key: Type.String(),
  title: Type.String(),
  location_name: Type.String(),
  status: Type.String(),
});

const FoundEmployee = Type.Object({
  id: Id,
  name: Type.String(),
  position: Nullable(Type.String()),
  location: Nullable(Type.String()),
  status: Type.String(),
});
export type FoundEmployee = Static<typeof FoundEmployee>;

export const searchEverything = endpoint({
  name: 'searchEverything',
  method: 'GET',
  path: '/v1/search',
  summary: "Search people, jobs, and employees by name within the user's scope",
  audience: 'company',
  toleratesDelay: true,
  query: Type.Object({ query: Type.Optional(Type.String({ maxLength: 120 })) }),
  answers: {
    200: Type.Object({
      people: Type.Array(FoundPerson),
      jobs: Type.Array(FoundJob),
      /** Empty for those who may not see employee records. */
      employees: Type.Array(FoundEmployee),
    }),
  },
});
