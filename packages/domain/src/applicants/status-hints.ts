// Statuses whose names alone do not say what is going on; a few words beside them do (SCH-002).
import type { StageType } from '../hiring-processes/stages.ts';

const HINTED: Partial<Record<StageType, readonly string[]>> = {
  online_form: ['not_submitted'],
  online_quiz: ['not_submitted'],
  scheduling: ['not_submitted', 'pending', 'request_reschedule'],
};

export const hasStatusHint = (type: StageType, status: string): boolean => HINTED[type]?.includes(status) ?? false;
