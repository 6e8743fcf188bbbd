// What a step asks of applicants, as their messages say it (CAR-012).
import { type StageConfig, type StageType, usualMinutes } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Translate } from '../../../platform/i18n/translate.ts';
import { findQuiz } from '../../hiring-processes/hiring-processes.service.ts';

/** The mail and text messages of this room, with what they tell beyond those of every message. */
export type AskedStep =
  | { texts: 'task' }
  | { texts: 'quiz'; minutes: number }
  | { texts: 'booking'; config: Pick<StageConfig, 'meeting_type' | 'duration_minutes'> };

interface Step {
  companyId: number;
  type: StageType;
  config: StageConfig;
}

export async function findAskedStep(tx: Transaction, { companyId, type, config }: Step): Promise<AskedStep> {
  if (type === 'scheduling') return { texts: 'booking', config };
  const quiz = type === 'online_quiz' ? await findQuiz(tx, companyId, config.quiz_id ?? 0) : undefined;
  return quiz?.time_limit_minutes ? { texts: 'quiz', minutes: quiz.time_limit_minutes } : { texts: 'task' };
}

export function valuesOfStep(t: Translate, step: AskedStep): Record<string, unknown> {
  if (step.texts === 'task') return {};
  if (step.texts === 'quiz') return { minutes: step.minutes };
  const { meeting_type, duration_minutes } = step.config;
  const minutes = usualMinutes(duration_minutes);
  return { meeting: t(`interviews:booking.meetings.${meeting_type ?? 'other'}`, { minutes }) };
}
