// Checks as staff see them; findings, notes, and files only with the permission to order checks (CHK-007, CHK-013).
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type ApplicationRow, findApplication, requireVisible } from '../applicants/applicants.service.ts';
import * as adverse from './adverse-action/adverse-actions.queries.ts';
import { type CheckedPerson, findPerson } from './check-people.ts';
import { presentCheck } from './checks.presenter.ts';
import * as checks from './checks.queries.ts';
import { readFindings, readItems } from './findings.ts';

export type DecisionCall = Pick<CompanyCall, 'tx' | 'access' | 'now'>;

export interface OwnCheck {
  check: checks.CheckRow;
  application: ApplicationRow;
  person: CheckedPerson;
}

/** Locked, and of an applicant in the caller's scope. */
export async function requireCheck({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<OwnCheck> {
  const check = await checks.lock(tx, access.companyId, id);
  if (!check) throw notFound();
  await requireVisible(tx, access, check.application_id);
  const application = await findApplication(tx, access.companyId, check.application_id);
  const person = await findPerson(tx, access.companyId, check.application_id);
  if (!application || !person) throw notFound();
  return { check, application, person };
}

export async function listChecks(app: App, { tx, access }: CompanyCall, applicationId: number) {
  await requireVisible(tx, access, applicationId);
  const found = await checks.listOfApplication(tx, access.companyId, applicationId);
  return presentAll(app, tx, found, holdsPermission(access.permissions, 'order_background_check'));
}

/** For callers who may order checks. */
export async function showCheck(app: App, tx: Transaction, companyId: number, id: number): Promise<ApplicationCheck> {
  const check = await checks.find(tx, companyId, id);
  const [presented] = await presentAll(app, tx, check ? [check] : [], true);
  if (!presented) throw notFound();
  return presented;
}

/** All of one applicant. */
async function presentAll(
  app: App,
  tx: Transaction,
  found: readonly checks.CheckRow[],
  mayDecide: boolean,
): Promise<ApplicationCheck[]> {
  const [first] = found;
  if (!first) return [];
  const person = await findPerson(tx, first.company_id, first.application_id);
  if (!person) throw notFound();
  const ids = found.map(({ id }) => id);
  const actions = new Map(
    (await adverse.listOfChecks(tx, first.company_id, ids)).map((action) => [action.check_id, action]),
  );
  return found.map((check) => {
    const action = actions.get(check.id);
    return presentCheck(check, {
      mayDecide,
      timeZone: person.time_zone,
      findings: mayDecide ? readFindings(app, check) : [],
      action: action && { ...action, items: mayDecide ? readItems(app, action) : [] },
    });
  });
}
