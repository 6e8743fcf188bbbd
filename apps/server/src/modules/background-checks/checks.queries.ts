// Background checks of applicants, always within one company.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import {
  CHECK_STATUSES,
  type CheckResult,
  type CheckStatus,
  isCheckRunning,
  isFindingOpen,
} from '@onward/domain/background-checks/states';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Before it is ordered there is no check. */
export type StoredStatus = Exclude<CheckStatus, 'not_ordered'>;

/** What was agreed to, by whom, and from where. */
export interface StoredConsent {
  version: string;
  language: Language;
  name: string;
  /** When the applicant confirmed that the legal name has another last name. */
  applied_as?: string;
  address: string;
  user_agent: string;
}

export interface CheckRow {
  company_id: number;
  id: number;
  application_id: number;
  stage_entry: number;
  package: CheckPackage;
  location_id: number;
  node: string | null;
  status: StoredStatus;
  result: CheckResult | null;
  ordered_by: number | null;
  ordered_by_name: string | null;
  /** False for a rule, and when the team member has left. */
  has_orderer: boolean;
  sent_at: Date | null;
  expires_at: Date | null;
  consent: StoredConsent | null;
  consented_at: Date | null;
  refused_at: Date | null;
  consent_letter_key: string | null;
  wants_copy: boolean;
  identity: Buffer | null;
  candidate_id: string | null;
  report_id: string | null;
  problem: string | null;
  findings: Buffer | null;
  completed_at: Date | null;
  decision_note: string | null;
  created_at: Date;
}

const OPEN_STATUSES = CHECK_STATUSES.filter((status) => isCheckRunning(status) || isFindingOpen(status));

const SELECT = `select c.company_id, c.id, c.application_id, c.stage_entry, c.package, c.location_id, c.node, c.status,
    c.result, c.ordered_by, s.name as ordered_by_name, coalesce(s.status = 'active', false) as has_orderer, c.sent_at,
    c.expires_at, c.consent, c.consented_at, c.refused_at, c.consent_letter_key, c.wants_copy, c.identity,
    c.candidate_id, c.report_id, c.problem, c.findings, c.completed_at, c.decision_note, c.created_at
  from application_background_checks c
  left join company_staffs s on s.company_id = c.company_id and s.id = c.ordered_by`;

const read = (tx: Transaction, name: string, where: string, values: unknown[]): Promise<CheckRow[]> =>
  tx.prepared<CheckRow & Record<string, unknown>>(`checks_${name}`, `${SELECT} where ${where}`, values);

export const listOfApplication = (tx: Transaction, companyId: number, applicationId: number): Promise<CheckRow[]> =>
  read(tx, 'of_application', 'c.company_id = $1 and c.application_id = $2 order by c.id desc', [
    companyId,
    applicationId,
  ]);

export async function find(tx: Transaction, companyId: number, id: number): Promise<CheckRow | undefined> {
  return (await read(tx, 'find', 'c.company_id = $1 and c.id = $2', [companyId, id]))[0];
}

/** Actions on applicants lock them first, so everything here does, and two changes at once never wait for each other. */
export const lockApplication = (tx: Transaction, companyId: number, applicationId: number): Promise<unknown> =>
  tx.prepared('checks_lock_application', 'select from applications where company_id = $1 and id = $2 for update', [
    companyId,
    applicationId,
  ]);

/** Locks the applicant and then the check; both are to be read afterwards. */
export async function lock(tx: Transaction, companyId: number, id: number): Promise<CheckRow | undefined> {
  const before = await find(tx, companyId, id);
  if (!before) return undefined;
  await lockApplication(tx, companyId, before.application_id);
  await tx.prepared(
    'checks_lock',
    'select from application_background_checks where company_id = $1 and id = $2 for update',
    [companyId, id],
  );
  return find(tx, companyId, id);
}

/** The newest one of this visit to the stage. */
export async function findOfVisit(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  stageEntry: number,
): Promise<CheckRow | undefined> {
  const where = 'c.company_id = $1 and c.application_id = $2 and c.stage_entry = $3 order by c.id desc limit 1';
  return (await read(tx, 'of_visit', where, [companyId, applicationId, stageEntry]))[0];
}

/** The newest one of each applicant. */
export const listNewest = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<CheckRow[]> =>
  read(
    tx,
    'newest',
    `c.company_id = $1 and c.id in (
       select max(n.id) from application_background_checks n
       where n.company_id = $1 and n.application_id = any($2::bigint[]) group by n.application_id)`,
    [companyId, applicationIds],
  );

/** Under way, or with findings that nobody has decided about. */
export const listOpen = (tx: Transaction, companyId: number, applicationIds: readonly number[]): Promise<CheckRow[]> =>
  read(tx, 'open', 'c.company_id = $1 and c.application_id = any($2::bigint[]) and c.status = any($3)', [
    companyId,
    applicationIds,
    OPEN_STATUSES,
  ]);

/** An event can arrive before we have stored the id of its report. */
export async function findByReport(
  tx: Transaction,
  companyId: number,
  { reportId, candidateId }: { reportId: string; candidateId: string | null },
): Promise<CheckRow | undefined> {
  const where = 'c.company_id = $1 and (c.report_id = $2 or c.candidate_id = $3) order by c.id desc limit 1';
  return (await read(tx, 'by_report', where, [companyId, reportId, candidateId]))[0];
}

/** Ordered by one action and still to be undone. */
export const listUnsent = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
  createdAt: Date,
): Promise<CheckRow[]> =>
  read(
    tx,
    'unsent',
    `c.company_id = $1 and c.application_id = any($2::bigint[]) and c.created_at = $3 and c.sent_at is null
       and c.status = 'invitation_sent'`,
    [companyId, applicationIds, createdAt],
  );

export interface NewCheck {
  companyId: number;
  applicationId: number;
  stageEntry: number;
  package: CheckPackage;
  locationId: number;
  node: string | null;
  orderedBy: number | null;
  certified: boolean;
  now: Date;
}

export async function insert(tx: Transaction, check: NewCheck): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'checks_insert',
    `insert into application_background_checks (company_id, application_id, stage_entry, package, location_id, node,
       status, ordered_by, certified, created_at)
     values ($1, $2, $3, $4, $5, $6, 'invitation_sent', $7, $8, $9) returning id`,
    [
      check.companyId,
      check.applicationId,
      check.stageEntry,
      JSON.stringify(check.package),
      check.locationId,
      check.node,
      check.orderedBy,
      check.certified,
      check.now,
    ],
  );
  if (!row) throw new Error('The check was not inserted.');
  return row.id;
}

export interface CheckChange {
  status?: StoredStatus;
  result?: CheckResult;
  sent_at?: Date;
  expires_at?: Date;
  consent?: StoredConsent;
  consented_at?: Date;
  refused_at?: Date;
  consent_letter_key?: string;
  wants_copy?: boolean;
  identity?: Buffer | null;
  candidate_id?: string;
  report_id?: string;
  problem?: string | null;
  findings?: Buffer;
  completed_at?: Date;
  decision_note?: string | null;
}

export const update = (
  tx: Transaction,
  { company_id, id }: Pick<CheckRow, 'company_id' | 'id'>,
  { consent, ...change }: CheckChange,
): Promise<unknown> =>
  tx.db
    .updateTable('application_background_checks')
    .set({ ...change, ...(consent && { consent: JSON.stringify(consent) }) })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();

export const remove = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<unknown> =>
  tx.client.query('delete from application_background_checks where company_id = $1 and id = any($2)', [companyId, ids]);

export async function countRunning(tx: Transaction, companyId: number): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'checks_running',
    `select count(*)::int as count from application_background_checks where company_id = $1 and status = any($2)`,
    [companyId, CHECK_STATUSES.filter(isCheckRunning)],
  );
  return row?.count ?? 0;
}

/** Of all companies: those whose identity is no longer needed, or waits since before this time. */
export const listOldIdentities = (tx: Transaction, before: Date): Promise<Pick<CheckRow, 'company_id' | 'id'>[]> =>
  tx.prepared<Pick<CheckRow, 'company_id' | 'id'> & Record<string, unknown>>(
    'checks_old_identities',
    `select company_id, id from application_background_checks
     where identity is not null and (status <> 'pending' or consented_at < $1) order by company_id, id`,
    [before],
  );

/** Of all companies: those that wait for the provider since before this time. */
export const listWaiting = (tx: Transaction, before: Date): Promise<Pick<CheckRow, 'company_id' | 'id'>[]> =>
  tx.prepared<Pick<CheckRow, 'company_id' | 'id'> & Record<string, unknown>>(
    'checks_waiting',
    `select company_id, id from application_background_checks
     where status in ('pending', 'suspended', 'dispute') and problem is null and consented_at < $1 order by company_id, id`,
    [before],
  );
