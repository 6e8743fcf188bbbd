// The two sections of Form I-9 among the actions of an onboarding, and what later rooms are told about them (ONB-044).
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import type { FormContext } from '@onward/domain/onboarding/forms/form-of-action';
import type { ActionType, ModuleType } from '@onward/domain/onboarding/module-types';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { findSignedFrom } from '../filing/unfiled-forms.queries.ts';
import type { LoadedModule } from '../running/load-modules.ts';
import { mayAct } from '../running/lock-run.ts';
import * as runs from '../running/runs.queries.ts';
import { openAnswers } from './form-answers.ts';

const I9_MODULES: readonly ModuleType[] = ['i9', 'formi9_compliance_everify'];
const SECTION_1: readonly ActionType[] = ['employee_fill_i9_form', 'formi9_section1'];
const SECTION_2: readonly ActionType[] = ['hr_fill_i9_form', 'formi9_section2'];

export const isSection2 = (type: ActionType): boolean => SECTION_2.includes(type);

export interface SignedSection {
  answers: FormAnswers;
  signatureName: string;
  signedAt: Date;
  signedFrom: string;
  staffId: number | null;
}

export interface FollowedSection {
  status: runs.RunActionRow['status'];
  signedAt: Date | null;
  /** Only when it is needed, because the answers are encrypted. */
  open(): Promise<SignedSection>;
}

export interface FollowedI9 {
  companyId: number;
  employeeId: number;
  firstDay: string;
  usesEverify: boolean;
  section1: FollowedSection;
  section2: FollowedSection;
  staffId: number | null;
  now: Date;
}

/** Called in the transaction of every change to an onboarding with a Form I-9. */
export const i9Follower = new Port<(app: App, tx: Transaction, followed: FollowedI9) => Promise<void>>(
  'follower of Forms I-9',
);

export async function followI9(
  app: App,
  tx: Transaction,
  {
    employee,
    modules,
    ...by
  }: { employee: EmployeeRow; modules: readonly LoadedModule[]; now: Date; staffId: number | null },
): Promise<void> {
  const module = modules.find(({ module_type }) => I9_MODULES.includes(module_type));
  const actionOf = (types: readonly ActionType[]) =>
    module?.actions.find(({ action_type }) => types.includes(action_type));
  const [section1, section2] = [actionOf(SECTION_1), actionOf(SECTION_2)];
  if (!module || !section1 || !section2) return;
  await i9Follower.get()(app, tx, {
    companyId: employee.company_id,
    employeeId: employee.id,
    firstDay: employee.start_date ?? employee.hired_date,
    usesEverify: module.config.has_active_e_verify_client === true,
    section1: followed(app, tx, section1),
    section2: followed(app, tx, section2),
    ...by,
  });
}

const followed = (app: App, tx: Transaction, action: runs.RunActionRow): FollowedSection => ({
  status: action.status,
  signedAt: action.status === 'completed' ? action.signed_at : null,
  open: async () => ({
    answers: openAnswers(app, action),
    signatureName: action.signature_name ?? '',
    signedAt: action.signed_at ?? new Date(0),
    signedFrom: await findSignedFrom(tx, action.company_id, action.id),
    staffId: action.completed_by,
  }),
});

/** What Section 1 attests decides which papers Section 2 offers. */
export async function findAttested(
  tx: Transaction,
  { company_id, id }: Pick<EmployeeRow, 'company_id' | 'id'>,
): Promise<Pick<FormContext, 'work_status' | 'is_minor'> | undefined> {
  const [row] = await tx.prepared<Pick<FormContext, 'work_status' | 'is_minor'> & Record<string, unknown>>(
    'onboarding_i9_attested',
    'select work_status, is_minor from i9_forms where company_id = $1 and employee_id = $2',
    [company_id, id],
  );
  return row;
}

/** Section 2 was signed with a receipt that is still to be replaced. */
export async function awaitsPaper(
  tx: Transaction,
  { company_id, id }: Pick<EmployeeRow, 'company_id' | 'id'>,
): Promise<boolean> {
  const rows = await tx.prepared(
    'onboarding_i9_receipt',
    `select 1 from i9_forms where company_id = $1 and employee_id = $2 and status = 'receipt_open'`,
    [company_id, id],
  );
  return rows.length > 0;
}

/** Whoever does Section 2 handles the photos of the papers. */
export async function mayFillSection2(
  tx: Transaction,
  access: CompanyAccess,
  { company_id, id }: Pick<EmployeeRow, 'company_id' | 'id'>,
): Promise<boolean> {
  const run = await runs.findCurrentRun(tx, company_id, id);
  const actions = run ? await runs.listRunActions(tx, company_id, run.id) : [];
  return actions.some((action) => isSection2(action.action_type) && mayAct(access, action));
}
