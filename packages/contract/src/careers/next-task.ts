// What an applicant can do next, with its link (CAR-012).
import { READY_TASKS } from '@onward/domain/careers/task-links';
import Type, { type Static } from 'typebox';

export const NextTask = Type.Object({ stage_type: Type.Enum([...READY_TASKS]), link: Type.String() });
export type NextTask = Static<typeof NextTask>;
