// What an applicant was asked in their stages and what they answered, for staff (APP-039).
import type { ApplicationTask, TaskAnswer } from '@onward/contract/applicants/application-tasks';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { requireVisible } from '../../applicants/applicants.service.ts';
import type { StoredAnswer } from './open-task.ts';

interface ListedTask {
  id: number;
  kind: 'online_form' | 'online_quiz';
  name: string;
  stage_name: string;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  answers: StoredAnswer[] | null;
  score: number | null;
  max_score: number | null;
  pass_score: number | null;
  passed: boolean | null;
  files: TaskAnswer['files'] | null;
}

export async function listTasks({ tx, access }: CompanyCall, applicationId: number): Promise<ApplicationTask[]> {
  await requireVisible(tx, access, applicationId);
  return (await findTasks(tx, access.companyId, applicationId)).map(presentTask);
}

/** Newest first. A task that was not submitted yet has the current name of its form or quiz. */
const findTasks = (tx: Transaction, companyId: number, applicationId: number): Promise<ListedTask[]> =>
  tx.prepared<ListedTask & Record<string, unknown>>(
    'tasks_of_application',
    `select t.id, t.kind, coalesce(t.name, f.name, q.name, s.name) as name, s.name as stage_name, t.created_at,
       t.started_at, t.finished_at, t.answers, t.score, t.max_score, t.pass_score, t.passed,
       (select json_agg(json_build_object('id', file.id, 'file_name', file.file_name,
           'content_type', file.content_type, 'byte_size', file.byte_size))
         from application_attachments file
         where file.company_id = t.company_id and file.application_id = t.application_id) as files
     from applicant_tasks t
     join stages s on s.company_id = t.company_id and s.id = t.stage_id
     left join forms f on t.kind = 'online_form' and f.company_id = t.company_id
       and f.id = (s.config ->> 'form_id')::bigint
     left join online_quizzes q on t.kind = 'online_quiz' and q.company_id = t.company_id
       and q.id = (s.config ->> 'quiz_id')::bigint
     where t.company_id = $1 and t.application_id = $2 and t.kind in ('online_form', 'online_quiz')
     order by coalesce(case when t.answers is not null then t.finished_at end, t.created_at) desc, t.id desc`,
    [companyId, applicationId],
  );

/** Staff can complete a stage without answers, so only answers make a task submitted. */
function presentTask(task: ListedTask): ApplicationTask {
  const { created_at, started_at, finished_at, answers } = task;
  const submittedAt = answers === null ? null : finished_at;
  return {
    id: task.id,
    kind: task.kind === 'online_form' ? 'form' : 'quiz',
    name: task.name,
    stage_name: task.stage_name,
    sent_at: created_at.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    seconds_taken: submittedAt && started_at ? Math.round((submittedAt.getTime() - started_at.getTime()) / 1000) : null,
    score: task.score,
    max_score: task.max_score,
    pass_score: task.pass_score,
    passed: task.passed,
    answers: (answers ?? []).map((answer) => presentAnswer(answer, task.files ?? [])),
  };
}

const presentAnswer = (answer: StoredAnswer, files: TaskAnswer['files']): TaskAnswer => ({
  question: answer.title,
  kind: answer.question_type,
  // The value of a file question is the id of an upload, which nobody can open.
  value: answer.question_type === 'file' ? null : sentValue(answer),
  files: files.filter(({ id }) => id === answer.attachment_id),
  acceptable: answer.acceptable,
  expected: [...answer.expected],
  needs: answer.needs,
  points: answer.points,
  max_points: answer.max_points,
});

const sentValue = ({ value }: StoredAnswer): TaskAnswer['value'] =>
  typeof value === 'object' && value ? [...value] : value;
