// Adds the demo's hiring processes, templates and postings to its companies.

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { keywordOf } from '@onward/domain/positions/text-to-apply';
import { ensureDefaultProcess } from '../modules/hiring-processes/hiring-processes.service.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { loadApplicants } from './applicants/applicants.ts';
import { insertOfferTemplates } from './hiring/offer-templates.ts';
import { loadInterviews } from './interviews.ts';
import { loadPostingActivities } from './posting-activities.ts';
import {
  type DemoPosting,
  type DemoText,
  HARBOR_POSTINGS,
  LARKFIELD_POSTINGS,
  PEBBLE_POSTINGS,
  TEMPLATES,
} from './postings.ts';
import { type DemoStage, FORMS, PROCESSES, QUIZ } from './processes.ts';
import { loadThreads } from './threads.ts';

type Ids = ReadonlyMap<string, number>;

export interface DemoPlaces {
  /** The prefix of its postings' keys. */
  digestKey: string;
  locations: Ids;
  departments: Ids;
  /** By email. */
  staff: Ids;
  /** Where applicants' files are stored; without it they have none. */
  files?: FileStore;
}

interface Loading extends DemoPlaces {
  tx: Transaction;
  companyId: number;
  now: Date;
}

interface DemoJobs {
  processes: typeof PROCESSES;
  templates: typeof TEMPLATES;
  postings: DemoPosting[];
  applicants?: number;
}

/** What each company has, by its digest key. */
const JOBS: Record<string, DemoJobs> = {
  larkfieldgrp: { processes: PROCESSES, templates: TEMPLATES, postings: LARKFIELD_POSTINGS, applicants: 1_200 },
  harborpineht: { processes: {}, templates: [], postings: HARBOR_POSTINGS },
  pebblecafe01: { processes: {}, templates: [], postings: PEBBLE_POSTINGS },
};

export async function loadJobs(tx: Transaction, companyId: number, places: DemoPlaces): Promise<void> {
  const loading: Loading = { tx, companyId, now: new Date(), ...places };
  const jobs = JOBS[places.digestKey];
  const { processes = {}, templates = [], postings = [] } = jobs ?? {};
  await ensureDefaultProcess(tx, companyId);
  const forms = jobs?.processes === PROCESSES ? await insertForms(loading) : new Map<string, number>();
  const quizId = jobs?.processes === PROCESSES ? await insertQuiz(loading) : 0;
  const letters = jobs?.processes === PROCESSES ? await insertOfferTemplates(tx, companyId) : new Map<string, number>();
  const processIds = new Map<string, number>();
  for (const [name, stages] of Object.entries(processes)) {
    processIds.set(name, await insertProcess(loading, name, stages, { forms, quizId, letters }));
  }
  const templateIds = await insertTemplates(loading, templates, processIds);
  for (const [index, posting] of postings.entries()) {
    await savePosting(loading, posting, index, { processIds, templateIds });
  }
  await loadPostingActivities(tx, companyId);
  if (jobs?.applicants) {
    const crowd = { ...loading, count: jobs.applicants };
    await loadApplicants(crowd);
    await loadInterviews(crowd);
    await loadThreads(loading);
  }
}

const idOf = (ids: Ids, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo names "${name}", which it does not have.`);
  return id;
};

const optionalId = (ids: Ids, name: string | null): number | null => (name === null ? null : idOf(ids, name));

async function insertForms({ tx, companyId }: Loading): Promise<Ids> {
  const rows = await tx.db
    .insertInto('forms')
    .values(
      Object.entries(FORMS).map(([name, questions]) => ({
        company_id: companyId,
        name,
        questions: JSON.stringify(questions),
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function insertQuiz({ tx, companyId }: Loading): Promise<number> {
  const { id } = await tx.db
    .insertInto('online_quizzes')
    .values({
      company_id: companyId,
      name: QUIZ.name,
      questions: JSON.stringify(QUIZ.questions),
      pass_score: QUIZ.passScore,
      time_limit_minutes: QUIZ.minutes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertProcess(
  { tx, companyId, staff }: Loading,
  name: string,
  stages: readonly DemoStage[],
  { forms, quizId, letters }: { forms: Ids; quizId: number; letters: Ids },
): Promise<number> {
  const { id: processId } = await tx.db
    .insertInto('hiring_process_templates')
    .values({ company_id: companyId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [sequence, stage] of stages.entries()) {
    const config = {
      ...stage.config,
      ...(stage.form && { form_id: idOf(forms, stage.form) }),
      ...(stage.letter && { offer_template_id: idOf(letters, stage.letter) }),
      ...(stage.quiz && { quiz_id: quizId, pass_score: QUIZ.passScore }),
      ...(stage.interviewers && { interviewer_ids: stage.interviewers.map((email) => idOf(staff, email)) }),
    };
    const { id: stageId } = await tx.db
      .insertInto('stages')
      .values({
        company_id: companyId,
        hiring_process_template_id: processId,
        name: stage.name,
        stage_type: stage.type,
        sequence,
        config: JSON.stringify(config),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rules = (stage.rules ?? []).map(({ message_template, offer = null, enabled = true, ...rule }, order) => ({
      company_id: companyId,
      hiring_process_template_id: processId,
      stage_id: stageId,
      ...rule,
      enabled,
      message_template: message_template && JSON.stringify(message_template),
      offer: offer && JSON.stringify(offer),
      sequence: sequence * 100 + order,
    }));
    if (rules.length > 0) await tx.db.insertInto('automation_rules').values(rules).execute();
  }
  return processId;
}

async function insertTemplates(
  { tx, companyId, departments, now }: Loading,
  templates: typeof TEMPLATES,
  processIds: Ids,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { name, title, review, ...text } of templates) {
    const { id } = await tx.db
      .insertInto('position_templates')
      .values({
        company_id: companyId,
        name,
        title,
        ...storedText(text, departments, processIds),
        review_status: review,
        review_updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, id);
  }
  return ids;
}

const storedText = (text: DemoText, departments: Ids, processIds: Ids) => ({
  description: text.description,
  salary_min: text.pay[0],
  salary_max: text.pay[1],
  salary_unit: text.pay[2],
  employment_type: text.employment,
  shifts: text.shifts,
  benefits: text.benefits,
  questions: JSON.stringify(text.questions),
  department_id: optionalId(departments, text.department),
  hiring_process_template_id: optionalId(processIds, text.process),
});

async function savePosting(
  { tx, companyId, digestKey, locations, departments, now }: Loading,
  posting: DemoPosting,
  index: number,
  { processIds, templateIds }: { processIds: Ids; templateIds: Ids },
): Promise<void> {
  const { title, status, postedDaysAgo, review } = posting;
  const postedAt = postedDaysAgo === null ? null : addSeconds(now, -postedDaysAgo * SECONDS.day);
  const values = {
    title,
    status,
    location_id: idOf(locations, posting.location),
    ...storedText(posting, departments, processIds),
    position_template_id: optionalId(templateIds, posting.template),
    openings: posting.openings,
    access: posting.isUnlisted ? 'unlisted' : 'public',
    published_at: postedAt,
    closed_at: status === 'closed' && postedAt ? addSeconds(postedAt, 21 * SECONDS.day) : null,
    review_status: review,
    review_findings: JSON.stringify(posting.findings ?? []),
    review_updated_at: review && (postedAt ?? now),
  };
  const { id } = await tx.db
    .insertInto('positions')
    .values({ company_id: companyId, digest_key: keyOf(digestKey, index), ...values })
    .onConflict((known) => known.column('digest_key').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!postedAt) return;
  await tx.db
    .updateTable('positions')
    .set({ keyword: keywordOf({ id, title }) })
    .where('id', '=', id)
    .execute();
  for (const board of posting.boards ?? []) {
    await tx.db
      .insertInto('job_board_postings')
      .values({
        company_id: companyId,
        position_id: id,
        board,
        state: 'active',
        price: 50,
        duration_days: 60,
        started_at: postedAt,
        ends_at: addSeconds(postedAt, 60 * SECONDS.day),
      })
      .execute();
  }
}

export const keyOf = (digestKey: string, index: number): string =>
  `${digestKey.slice(0, 8)}${String(index + 1).padStart(4, '0')}`;
