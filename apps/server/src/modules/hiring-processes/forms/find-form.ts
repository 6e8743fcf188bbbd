// What a stage asks of applicants, for the rooms that show it to them.
import type { Question, QuizQuestion } from '@onward/domain/questions/questions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StageRow } from '../processes/processes.queries.ts';
import { FORMS, find, QUIZZES } from './forms.queries.ts';

export interface AskedForm {
  name: string;
  questions: readonly Question[];
}

export interface AskedQuiz {
  name: string;
  questions: readonly QuizQuestion[];
  pass_score: number;
  time_limit_minutes: number | null;
}

export const findForm = (tx: Transaction, companyId: number, id: number): Promise<AskedForm | undefined> =>
  find(tx, FORMS, companyId, id);

export async function findQuiz(tx: Transaction, companyId: number, id: number): Promise<AskedQuiz | undefined> {
  const quiz = await find(tx, QUIZZES, companyId, id);
  return quiz && { ...quiz, pass_score: quiz.pass_score ?? 0, time_limit_minutes: quiz.time_limit_minutes ?? null };
}

/** Also deleted stages, because applicants may still be in them. */
export const findStage = (tx: Transaction, companyId: number, id: number): Promise<StageRow | undefined> =>
  tx.db
    .selectFrom('stages')
    .select(['id', 'hiring_process_template_id', 'name', 'stage_type', 'sequence', 'config'])
    .$castTo<StageRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
