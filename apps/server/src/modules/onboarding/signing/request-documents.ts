// Documents of the company that an employee signs: the request is made when its turn comes (ONB-014, ONB-045).
import type { DocumentValues } from '@onward/domain/documents/content';
import { signsDocuments } from '@onward/domain/onboarding/module-types';
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import { longDate, longDay } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  createSigningRequest,
  findTemplates,
  openSigningRequest,
  prepareUnsigned,
} from '../../documents/documents.service.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { addressOf, type EmployerPlace, findEmployerPlace, letterheadOf } from '../employer-place.ts';
import type { LoadedModule } from '../running/load-modules.ts';
import type * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';

export const PREPARE_TASK = 'onboarding.prepare_documents';

export interface PrepareJob {
  company_id: number;
  signing_request_id: number;
}

interface Opened {
  modules: readonly LoadedModule[];
  opened: readonly runs.RunActionRow[];
  now: Date;
}

/** Both actions of a module share one request, so that the company signs what the employee signed. */
export async function requestDocuments(
  app: App,
  tx: Transaction,
  run: runs.RunRow,
  employee: EmployeeRow,
  { modules, opened, now }: Opened,
): Promise<void> {
  for (const module of modules) {
    const isNew = module.actions.every(({ signing_request_id }) => signing_request_id === null);
    const isTurn = opened.some(({ module_id }) => module_id === module.id);
    if (!signsDocuments(module.module_type) || !isNew || !isTurn) continue;
    const requestId = await createRequest(app, tx, run, employee, module, now);
    if (requestId === null) continue;
    for (const action of module.actions) await store.updateAction(tx, action, { signing_request_id: requestId });
    const job: PrepareJob = { company_id: run.company_id, signing_request_id: requestId };
    await enqueue(tx, PREPARE_TASK, job, { key: `onboarding:${job.company_id}:${requestId}:prepare` });
  }
}

async function createRequest(
  app: App,
  tx: Transaction,
  run: runs.RunRow,
  employee: EmployeeRow,
  module: LoadedModule,
  now: Date,
): Promise<number | null> {
  const { company_id: companyId } = run;
  const ids = module.config.company_document_templates ?? [];
  const found = await findTemplates(tx, { companyId, kind: 'company_document' }, [...ids]);
  const templates = ids.flatMap((id) => found.find((template) => template.id === id) ?? []);
  if (templates.length === 0) return null;
  const language = chooseLanguage([run.language], app.config.environment);
  const place = await findEmployerPlace(tx, companyId, employee.location_id);
  return createSigningRequest(tx, {
    companyId,
    title: templates.map(({ name }) => name).join(', '),
    issuer: place.company_name,
    language,
    timeZone: employee.time_zone,
    tagValues: tagValues(employee, place, language),
    letterhead: letterheadOf(place, longDate(now, employee.time_zone, language)),
    documents: templates.map(({ id, revision, name }) => ({ templateId: id, revision, title: name })),
    signers: signersOf(employee, place, module),
    now,
  });
}

/** Who signs for the company is known when they do. */
const signersOf = (employee: EmployeeRow, place: EmployerPlace, { actions }: LoadedModule) =>
  actions.map(({ side }, at) =>
    side === 'employee'
      ? { role: 'applicant' as const, sequence: at + 1, name: employee.name, email: employee.email, staffId: null }
      : { role: 'company' as const, sequence: at + 1, name: place.company_name, email: null, staffId: null },
  );

/** A sentence stays whole where the record has no job or location yet. */
function tagValues(employee: EmployeeRow, place: EmployerPlace, language: Language): DocumentValues {
  const [first = employee.name, ...rest] = employee.name.split(' ');
  const start = employee.start_date ?? employee.hired_date;
  return {
    applicant_first_name: first,
    applicant_last_name: rest.join(' '),
    position_title: employee.job_title ?? employee.position_title ?? translator(language)('onboarding:unknownJob'),
    company_name: place.company_name,
    location_name: employee.location_name ?? place.company_name,
    location_address: addressOf(place) ?? '',
    manager_name: employee.manager_name ?? '',
    salary: '',
    salary_unit: '',
    start_date: longDay(start, language),
    expires_at: '',
  };
}

/** Renders what will be signed, then opens it; a repeated job changes nothing. */
export async function prepareDocuments(
  app: App,
  { company_id: companyId, signing_request_id: requestId }: PrepareJob,
): Promise<void> {
  await prepareUnsigned(app, companyId, requestId);
  await inCompany(app.pool, companyId, async (tx) => {
    await openSigningRequest(tx, { companyId, requestId }, app.clock());
  });
}
