// More time for one applicant's quiz, given by staff (CAR-016).
import type { QuizTime } from '@onward/contract/careers/quiz-time';
import { EXTRA_TIMES, type ExtraTime, extendedMinutes, grantExtraTime } from '@onward/domain/careers/quiz-time';
import type { StageConfig } from '@onward/domain/hiring-processes/stages';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  findApplication,
  recordHistory,
  requireVisible,
} from '../../applicants/applicants.service.ts';
import { findQuiz } from '../../hiring-processes/hiring-processes.service.ts';

interface OpenQuiz {
  id: number;
  extra_time: ExtraTime | null;
  started_at: Date | null;
  name: string;
  minutes: number | null;
}

export async function readQuizTime(call: CompanyCall, applicationId: number): Promise<QuizTime | null> {
  await requireVisible(call.tx, call.access, applicationId);
  const quiz = await findOpenQuiz(call, applicationId);
  return quiz && present(quiz, call.now);
}

export async function extendQuizTime(call: CompanyCall, applicationId: number, wanted: ExtraTime): Promise<QuizTime> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const quiz = await findOpenQuiz(call, applicationId, { lock: true });
  if (!quiz) throw wrongState('no_open_quiz');
  const decision = grantExtraTime(timingOf(quiz), wanted, now);
  if (!decision.allowed) throw wrongState(decision.reason);
  const after = { ...quiz, extra_time: wanted, started_at: decision.startedAt };
  await tx.db
    .updateTable('applicant_tasks')
    .set({ extra_time: after.extra_time, started_at: after.started_at })
    .where('company_id', '=', access.companyId)
    .where('id', '=', quiz.id)
    .execute();
  await record(call, applicationId, after);
  return present(after, now);
}

const timingOf = ({ minutes, extra_time, started_at }: OpenQuiz) => ({
  minutes,
  extra: extra_time,
  startedAt: started_at,
});

/** The quiz of the applicant's current stage, unless it is submitted; locked against submitting it meanwhile. */
async function findOpenQuiz(
  { tx, access }: CompanyCall,
  applicationId: number,
  { lock = false } = {},
): Promise<OpenQuiz | null> {
  const { rows } = await tx.client.query<Omit<OpenQuiz, 'name' | 'minutes'> & { config: StageConfig }>(
    `select t.id, t.extra_time, t.started_at, s.config from applications a
     join applicant_tasks t on t.company_id = a.company_id and t.application_id = a.id and t.stage_entry = a.stage_entry
     join stages s on s.company_id = t.company_id and s.id = t.stage_id
     where a.company_id = $1 and a.id = $2 and a.status = 'in_progress' and t.kind = 'online_quiz'
       and t.finished_at is null ${lock ? 'for update of t' : ''}`,
    [access.companyId, applicationId],
  );
  const [task] = rows;
  const quiz = task && (await findQuiz(tx, access.companyId, task.config.quiz_id ?? 0));
  if (!quiz) return null;
  const { config: _stage, ...open } = task;
  return { ...open, name: quiz.name, minutes: quiz.time_limit_minutes };
}

async function record(call: CompanyCall, applicationId: number, quiz: OpenQuiz): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const detail = { quiz: quiz.name, extra_time: quiz.extra_time };
  await recordHistory(tx, companyId, [
    { applicationId, actor: 'staff', staffId, action: 'quiz_time_extended', detail, now },
  ]);
  await recordChange(call, {
    event: 'quiz_time_extended',
    subjectType: 'application',
    subjectId: applicationId,
    changes: detail,
  });
  const application = await findApplication(tx, companyId, applicationId);
  if (application) await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

const present = (quiz: OpenQuiz, now: Date): QuizTime => ({
  quiz_name: quiz.name,
  is_started: quiz.started_at !== null,
  time_limit_minutes: extendedMinutes(quiz.minutes, quiz.extra_time),
  extra_time: quiz.extra_time,
  offered: EXTRA_TIMES.filter((extra) => grantExtraTime(timingOf(quiz), extra, now).allowed),
});
