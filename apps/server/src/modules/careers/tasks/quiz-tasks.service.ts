// Quizzes behind a link: started once, timed and scored by the server (CAR-016).
import type { QuizTask } from '@onward/contract/careers/applicant-tasks';
import { extendedMinutes } from '@onward/domain/careers/quiz-time';
import type { Answer } from '@onward/domain/questions/answers';
import { judgeQuizAnswer } from '@onward/domain/questions/judged-answers';
import { pointsOf, quizDeadline, quizScore } from '@onward/domain/questions/quiz-score';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, wrongState } from '../../../platform/http/errors.ts';
import { type ApplicationRow, finishStageTask } from '../../applicants/applicants.service.ts';
import { type AskedQuiz, findQuiz } from '../../hiring-processes/hiring-processes.service.ts';
import type { ApplyPorts } from '../applying/applying.service.ts';
import {
  asked,
  asSent,
  frameOf,
  type OpenTask,
  openTask,
  refuseBadAnswers,
  storedWith,
  tellStaff,
} from './open-task.ts';
import * as tasks from './tasks.queries.ts';
import { wayOn } from './way-on.ts';

export async function readQuiz(app: App, tx: Transaction, token: string, now: Date): Promise<QuizTask> {
  const { task, application, isDone } = await openTask(tx, 'online_quiz', token);
  const shown = presentQuiz(task, await quizOf(tx, task), isDone, now);
  return isDone ? { ...shown, ...(await wayOn(app, tx, application)) } : shown;
}

/** With the applicant's own time limit. */
async function quizOf(tx: Transaction, task: tasks.PlacedTask): Promise<AskedQuiz> {
  const quiz = await findQuiz(tx, task.company_id, task.config.quiz_id ?? 0);
  if (!quiz) throw linkExpired('no_longer_valid');
  return { ...quiz, time_limit_minutes: extendedMinutes(quiz.time_limit_minutes, task.extra_time) };
}

function presentQuiz(task: tasks.PlacedTask, quiz: AskedQuiz, isDone: boolean, now: Date): QuizTask {
  const started = task.started_at !== null && !isDone;
  return {
    ...frameOf(task),
    name: quiz.name,
    state: isDone ? 'done' : started ? 'started' : 'not_started',
    questions: started ? quiz.questions.map(asked) : [],
    questions_count: quiz.questions.length,
    answers: started ? asSent(task.draft) : [],
    time_limit_minutes: quiz.time_limit_minutes,
    seconds_left: started ? secondsLeft(task, quiz, now) : null,
    started_at: task.started_at?.toISOString() ?? null,
    next: null,
    application_link: null,
  };
}

function secondsLeft(
  { started_at }: tasks.PlacedTask,
  { time_limit_minutes: minutes }: AskedQuiz,
  now: Date,
): number | null {
  if (minutes === null || started_at === null) return null;
  return Math.max(0, Math.round((started_at.getTime() + minutes * 60_000 - now.getTime()) / 1000));
}

export async function startQuiz(tx: Transaction, token: string, now: Date): Promise<QuizTask> {
  const { task, isDone } = await openTask(tx, 'online_quiz', token);
  if (isDone) throw wrongState('task_done');
  await tasks.start(tx, task, now);
  return presentQuiz({ ...task, started_at: task.started_at ?? now }, await quizOf(tx, task), false, now);
}

export async function saveQuiz(
  { app, tx, ports, now }: { app: App; tx: Transaction; ports: ApplyPorts; now: Date },
  token: string,
  answers: readonly Answer[],
  isDraft: boolean,
): Promise<QuizTask> {
  const { task, application, isDone } = await openTask(tx, 'online_quiz', token);
  if (isDone) throw wrongState('task_done');
  if (!task.started_at) throw wrongState('quiz_not_started');
  const quiz = await quizOf(tx, task);
  const deadline = quizDeadline(task.started_at, quiz.time_limit_minutes);
  if (deadline !== null && now > deadline) throw wrongState('quiz_time_over');
  if (isDraft) {
    await tasks.saveDraft(tx, task, answers, now);
    return presentQuiz({ ...task, draft: [...answers] }, quiz, false, now);
  }
  const moved = await handIn({ tx, ports, now }, { task, application, isDone }, quiz, answers);
  return { ...presentQuiz(task, quiz, true, now), ...(await wayOn(app, tx, moved)) };
}

/** Empty answers are allowed and count as wrong. Only staff see the score. */
async function handIn(
  { tx, ports, now }: { tx: Transaction; ports: ApplyPorts; now: Date },
  { task, application }: OpenTask,
  quiz: AskedQuiz,
  answers: readonly Answer[],
): Promise<ApplicationRow> {
  const optional = quiz.questions.map((question) => ({ ...question, is_required: false }));
  refuseBadAnswers(optional, answers, new Set());
  const score = quizScore(quiz.questions, answers);
  const pass_score = task.config.pass_score ?? quiz.pass_score;
  const passed = score >= pass_score;
  const result = { score, max_score: pointsOf(quiz.questions), pass_score, passed };
  const stored = quiz.questions.map((question) => storedWith(question, answers, judgeQuizAnswer));
  if (!(await tasks.finish(tx, task, { name: quiz.name, answers: stored, result, now }))) throw wrongState('task_done');
  await finishStageTask(tx, application, {
    stageStatus: 'completed',
    action: 'quiz_submitted',
    detail: { quiz: quiz.name, score, passed },
    now,
  });
  await tellStaff(tx, task, application, { type: 'quiz_submitted', name: quiz.name });
  return ports.applyFacts(tx, application, [passed ? 'quiz_passed' : 'quiz_failed'], now);
}
