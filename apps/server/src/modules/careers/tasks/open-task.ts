// Opens a task by its link; shared by forms and quizzes (CAR-014).
import type { AskedQuestion } from '@onward/contract/questions/questions';
import { type TaskKind, taskLinkState } from '@onward/domain/careers/task-links';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import {
  type Answer,
  type AnswerValue,
  answerProblems,
  isEmptyAnswer,
  storedAnswer,
} from '@onward/domain/questions/answers';
import type { Judgment } from '@onward/domain/questions/judged-answers';
import type { Question, QuestionType } from '@onward/domain/questions/questions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, validationFailed } from '../../../platform/http/errors.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import * as tasks from './tasks.queries.ts';

export interface OpenTask {
  task: tasks.PlacedTask;
  application: ApplicationRow;
  isDone: boolean;
}

/** By its link, in its company; an expired link is reported as such. */
export async function openTask(tx: Transaction, kind: TaskKind, token: string): Promise<OpenTask> {
  const task = await tasks.findByToken(tx, kind, token);
  if (!task) throw linkExpired('no_longer_valid');
  await tx.enterCompany(task.company_id);
  const application = await findApplication(tx, task.company_id, task.application_id);
  if (!application) throw linkExpired('no_longer_valid');
  const applicant = { status: application.status, stageEntry: application.stage_entry };
  // A booking can be changed after it was made.
  const finishedAt = kind === 'scheduling' ? null : task.finished_at;
  const state = taskLinkState({ applicant, stageEntry: task.stage_entry, finishedAt });
  if (state === 'invalid') throw linkExpired('no_longer_valid');
  return { task, application, isDone: state === 'done' };
}

export const frameOf = (task: tasks.PlacedTask) => ({
  company_name: task.company_name,
  brand_name: task.brand_name,
  brand_color: colorOfBrand({ id: task.brand_id, color: task.brand_color }),
  position_title: task.position_title,
  location_name: task.location_name,
  is_preview: false,
});

/** What an applicant sees of a question: without acceptable or correct answers. */
export const asked = ({ id, title, question_type, is_required, options, sequence }: Question): AskedQuestion => ({
  id,
  title,
  question_type,
  is_required,
  options: [...options],
  sequence,
});

export const asSent = (answers: readonly Answer[]) =>
  answers.map(({ question_id, value }) => ({
    question_id,
    value: Array.isArray(value) ? [...value] : (value as string),
  }));

export function refuseBadAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  ownUploads: ReadonlySet<number>,
): void {
  const problems: Record<string, string> = { ...answerProblems(questions, answers) };
  for (const { question_id, value } of answers) {
    const isFile = questions.find(({ id }) => id === question_id)?.question_type === 'file';
    if (isFile && !isEmptyAnswer(value) && !ownUploads.has(Number(value))) problems[question_id] = 'not_a_file';
  }
  const fields = Object.entries(problems).map(([id, problem]) => [`answers.${id}`, [{ key: `fields.${problem}` }]]);
  if (fields.length > 0) throw validationFailed(Object.fromEntries(fields));
}

/** An answer as it is kept: with its question and judgment, because the question may be edited later. */
export interface StoredAnswer extends Answer, Judgment {
  title: string;
  question_type: QuestionType;
  /** The file that answers the question. */
  attachment_id: number | null;
}

export function storedWith<Q extends Question>(
  question: Q,
  answers: readonly Answer[],
  judge: (question: Q, value: AnswerValue) => Judgment,
): StoredAnswer {
  const given = answers.find(({ question_id }) => question_id === question.id)?.value ?? null;
  const { id: question_id, title, question_type } = question;
  const value = storedAnswer(question, given);
  return { question_id, title, question_type, value, attachment_id: null, ...judge(question, value) };
}

export const tellStaff = (
  tx: Transaction,
  task: tasks.PlacedTask,
  application: ApplicationRow,
  handedIn: { type: 'form_submitted' | 'quiz_submitted'; name: string },
): Promise<void> =>
  notifyStaff(tx, {
    company_id: task.company_id,
    type: handedIn.type,
    key: `applicant:${application.id}:${handedIn.type}:${task.id}`,
    actor_staff_id: null,
    record: { location: task.location_id, brand: task.brand_id, position: task.position_id },
    details: {
      applicant: `${application.first_name} ${application.last_name}`,
      [handedIn.type === 'form_submitted' ? 'form' : 'quiz']: handedIn.name,
    },
    link: `/applicant/${application.id}`,
  });
