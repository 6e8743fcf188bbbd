// What an applicant can do next, with its link (CAR-012).
import { READY_TASKS, TASK_KINDS } from '@onward/domain/careers/task-links';
import Type, { type Static } from 'typebox';

export const NextTask = Type.Object({ stage_type: Type.Enum([...READY_TASKS]), link: Type.String() });
export type NextTask = Static<typeof NextTask>;

/** Offers and background checks, too, once they wait for the applicant. */
export const WaitingTask = Type.Object({ stage_type: Type.Enum([...TASK_KINDS]), link: Type.String() });
