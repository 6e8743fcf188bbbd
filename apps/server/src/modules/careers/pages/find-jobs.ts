// The open jobs of a company, for pages that have nothing else to show: the job is gone, or the link is no longer valid.
import type { JobsLink } from '@onward/contract/careers/portal-pages';
import { careerPath } from '@onward/domain/positions/career-links';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { findCompany } from './career-pages.queries.ts';

export async function findJobs(tx: Transaction, digestKey: string): Promise<JobsLink | null> {
  const company = await findCompany(tx, digestKey);
  return company ? { name: company.name, path: careerPath({ company }) } : null;
}

/** Links of applicants are found as long as they are stored, also once they no longer open anything. */
export async function findJobsOfLink(tx: Transaction, token: string): Promise<JobsLink | null> {
  const { rows } = await tx.client.query<{ digest_key: string }>(
    `select c.digest_key from companies c where c.id in (
       select company_id from receipt_tokens where token_hash = $1
       union select company_id from applicant_tasks where token_hash = $1)`,
    [hashToken(token)],
  );
  return rows[0] ? findJobs(tx, rows[0].digest_key) : null;
}

export async function findJobsOfCompany(tx: Transaction, companyId: number): Promise<JobsLink | null> {
  const { rows } = await tx.client.query<{ digest_key: string }>('select digest_key from companies where id = $1', [
    companyId,
  ]);
  return rows[0] ? findJobs(tx, rows[0].digest_key) : null;
}
