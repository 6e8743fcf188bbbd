// Creates, changes, copies, and deletes onboarding processes (ONB-001, ONB-012). Running onboardings have a copy of their own.
import type { ProcessInput } from '@onward/contract/onboarding/onboarding-processes';
import { lastFourOf, maskedEmployerId } from '@onward/domain/locations/tax-infos';
import { inOrder, PROCESS_NAME_MAX, type ProcessModule } from '@onward/domain/onboarding/processes';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import { changedMeanwhile, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { checkRecords, documentsOf, refuseProblems, requireAssigning } from './check-records.ts';
import { defaultModule } from './default-module.ts';
import * as processes from './processes.queries.ts';
import * as writing from './processes.write-queries.ts';
import { readProcess } from './read-entry.ts';

export const processRecord = companyRecord<processes.WholeProcess>({
  kind: 'company_onboarding_process',
  word: 'onboarding_process',
  find: ({ tx, access }, id) => processes.findWhole(tx, access.companyId, id),
  describe: ({ name }) => ({ name }),
  announce: () => ({ name: 'onboarding_process_changed' }),
});

/** Without modules it has the basic information, which the role of its author completes. */
export async function createProcess(call: CompanyCall, input: ProcessInput): Promise<processes.WholeProcess> {
  const modules = input.modules ?? [await firstModule(call)];
  const entry = await readProcess(call, { ...input, modules }, null);
  await checkRecords(call, entry, null);
  refuseProblems(entry.problems);
  return insert(call, entry.name, entry.modules);
}

async function firstModule(call: CompanyCall): Promise<NonNullable<ProcessInput['modules']>[number]> {
  const { actions, ...module } = await defaultModule(call, 'basic_information');
  const author = { kind: 'company_role' as const, id: call.access.roleId };
  const isDoneByCompany = (type: string) => type === 'hr_fill_basic_information_form';
  return {
    ...module,
    actions: actions.map(({ action_type, name, description }) => ({
      action_type,
      name,
      description,
      assignees: isDoneByCompany(action_type) ? [author] : [],
    })),
  };
}

async function insert(
  call: CompanyCall,
  name: string,
  modules: readonly ProcessModule[],
): Promise<processes.WholeProcess> {
  const { tx, access } = call;
  const processId = await writing.insertProcess(tx, access.companyId, name);
  if (processId === undefined) throw processRecord.nameTaken();
  const added = inOrder(modules).map((module) => ({ ...module, id: null }));
  await writing.writeModules(tx, { companyId: access.companyId, processId }, added);
  const created = await processRecord.load(call, processId);
  await processRecord.recordCreated(call, created);
  return created;
}

/** A request without modules only renames it. */
export async function updateProcess(
  call: CompanyCall,
  id: number,
  { version, ...input }: ProcessInput & { version?: number },
): Promise<processes.WholeProcess> {
  const { tx, access, now } = call;
  const { companyId } = access;
  await processes.lock(tx, companyId, id);
  const current = await processRecord.load(call, id);
  const modules = input.modules ?? (current.modules as unknown as NonNullable<ProcessInput['modules']>);
  const entry = await readProcess(call, { ...input, modules }, current);
  if (version !== undefined && version !== current.version) {
    throw changedMeanwhile({ version: current.version, ...linesOf(current) }, linesOf(entry));
  }
  await checkRecords(call, entry, current);
  refuseProblems(entry.problems);
  if (await processes.isNameTaken(tx, companyId, entry.name, id)) throw processRecord.nameTaken();
  const saving = { companyId, processId: id };
  await writing.updateProcess(tx, saving, { name: entry.name, version: current.version, now });
  await writing.writeModules(tx, saving, entry.modules);
  await processRecord.recordUpdated(call, current, changesBetween(auditedLines(current), auditedLines(entry)));
  return processRecord.load(call, id);
}

export async function duplicateProcess(call: CompanyCall, id: number): Promise<processes.WholeProcess> {
  const original = await processRecord.load(call, id);
  requireAssigning(call, documentsOf(original.modules), []);
  return insert(call, await freeName(call, original.name), original.modules);
}

async function freeName({ tx, access, language }: CompanyCall, name: string): Promise<string> {
  const t = translator(language);
  for (let number = 1; ; number += 1) {
    const numbered = (of: string): string =>
      t(number === 1 ? 'onboarding-modules:copy' : 'onboarding-modules:copyNumbered', { name: of, number });
    const room = PROCESS_NAME_MAX - numbered('').trim().length - 1;
    const candidate = numbered(name.slice(0, room).trim());
    if (!(await processes.isNameTaken(tx, access.companyId, candidate, 0))) return candidate;
  }
}

export async function deleteProcess(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  await processes.lock(tx, access.companyId, id);
  const process = await processRecord.load(call, id);
  if (process.in_use_count > 0) throw wrongState('onboarding_process_in_use', { count: process.in_use_count });
  await writing.removeProcess(tx, { companyId: access.companyId, processId: id }, now);
  await processRecord.recordDeleted(call, process);
}

export async function restoreProcess(call: CompanyCall, id: number): Promise<processes.WholeProcess> {
  await processRecord.takeDeleted(call, id);
  if (!(await writing.putProcessBack(call.tx, call.access.companyId, id))) throw processRecord.nameTaken();
  return processRecord.recordRestored(call, id);
}

type Lines = Pick<ProcessModule, 'name' | 'module_type' | 'requirement' | 'config' | 'actions'>;

/** The parts of a process as an editor compares them. */
const linesOf = ({ name, modules }: { name: string; modules: readonly Lines[] }) => ({
  name,
  modules: modules.map(({ actions, ...module }) => ({
    name: module.name,
    module_type: module.module_type,
    requirement: module.requirement,
    config: module.config,
    actions: actions.map(({ action_type, assignees, form }) => ({ action_type, assignees, questions: form.questions })),
  })),
});

/** The audit log keeps only the end of an employer's number. */
const auditedLines = (process: { name: string; modules: readonly Lines[] }) => {
  const { name, modules } = linesOf(process);
  return {
    name,
    modules: modules.map(({ config: { employer_ein: ein, ...config }, ...module }) => ({
      ...module,
      config: { ...config, ...(ein && { employer_ein: maskedEmployerId(lastFourOf(ein)) }) },
    })),
  };
};
