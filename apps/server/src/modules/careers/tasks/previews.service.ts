// What staff see in a preview: the same pages, with nothing stored (CAR-022).
import type { FormTask, QuizTask } from '@onward/contract/careers/applicant-tasks';
import type { ApplyForm } from '@onward/contract/careers/applying';
import { isInScope } from '@onward/domain/staff/scope';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findForm, findQuiz } from '../../hiring-processes/hiring-processes.service.ts';
import { presentApplyForm } from '../applying/apply-form.presenter.ts';
import { findForm as findApplyForm } from '../applying/apply-form.queries.ts';
import { offeredConsents } from '../consent-texts/offered-consents.ts';
import { asked } from './open-task.ts';

export async function previewApplyForm({ tx, access, language }: CompanyCall, positionKey: string): Promise<ApplyForm> {
  const form = await findApplyForm(tx, positionKey);
  const record = form && { location: form.location_id, brand: form.brand_id, position: form.id };
  if (!record || form.company_id !== access.companyId || !isInScope(access.scope, record)) throw notFound();
  const consents = await offeredConsents(tx, form, language);
  return presentApplyForm(form, { consents, isPreview: true, phoneNumber: null });
}

/** A previewed form has no posting yet, so the page header shows only the company. */
const frameOf = (company: string) =>
  ({
    company_name: company,
    brand_name: company,
    brand_color: 'teal',
    position_title: '',
    location_name: '',
    is_preview: true,
    next: null,
    application_link: null,
  }) as const;

const companyName = async ({ tx, access }: CompanyCall): Promise<string> =>
  (await tx.db.selectFrom('companies').select('name').where('id', '=', access.companyId).executeTakeFirstOrThrow())
    .name;

export async function previewForm(call: CompanyCall, id: number): Promise<FormTask> {
  const form = await findForm(call.tx, call.access.companyId, id);
  if (!form) throw notFound();
  return {
    ...frameOf(await companyName(call)),
    name: form.name,
    state: 'open',
    questions: form.questions.map(asked),
    answers: [],
    uploads: [],
  };
}

export async function previewQuiz(call: CompanyCall, id: number): Promise<QuizTask> {
  const quiz = await findQuiz(call.tx, call.access.companyId, id);
  if (!quiz) throw notFound();
  return {
    ...frameOf(await companyName(call)),
    name: quiz.name,
    state: 'started',
    questions: quiz.questions.map(asked),
    questions_count: quiz.questions.length,
    answers: [],
    time_limit_minutes: quiz.time_limit_minutes,
    seconds_left: quiz.time_limit_minutes === null ? null : quiz.time_limit_minutes * 60,
    started_at: call.now.toISOString(),
  };
}
