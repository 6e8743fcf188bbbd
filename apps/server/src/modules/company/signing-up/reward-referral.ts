// Support staff pay the reward outside of the product and note it here, in the log of the referring company (CMP-063).
import type { SupportedReferral } from '@onward/contract/company/referrals';
import { mayReward, REFERRAL_STATUSES, type ReferralStatus } from '@onward/domain/company/referrals';
import { recordAudit } from '../../../platform/audit.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import type { SupportCall } from '../support.service.ts';

interface Row {
  id: number;
  company_id: number;
  referring_company: string;
  referred_by: string;
  name: string;
  email: string;
  company_name: string;
  status: ReferralStatus;
  created_at: Date;
}

/** Who is still only invited is nothing that support could pay for. */
const SHOWN = REFERRAL_STATUSES.filter((status) => status !== 'invited');

const selected = (tx: Transaction) =>
  tx.db
    .selectFrom('referrals as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .innerJoin('company_staffs as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.staff_id'),
    )
    .select(['r.id', 'r.company_id', 'c.name as referring_company', 's.name as referred_by'])
    .select(['r.name', 'r.email', 'r.company_name', 'r.status', 'r.created_at'])
    .$castTo<Row>();

export async function listSupportedReferrals(
  tx: Transaction,
  { perPage, offset }: PageWindow<'id'>,
): Promise<{ referrals: SupportedReferral[]; totalCount: number }> {
  const rows = await selected(tx)
    .where('r.status', 'in', SHOWN)
    .orderBy('r.id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  const { count } = await tx.db
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', SHOWN)
    .executeTakeFirstOrThrow();
  return { referrals: rows.map(present), totalCount: Number(count) };
}

export async function rewardReferral({ tx, access, requestId }: SupportCall, id: number): Promise<SupportedReferral> {
  const before = await selected(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
  if (!before) throw notFound();
  if (!mayReward(before.status)) throw wrongState('referral_not_rewardable');
  await tx.db
    .updateTable('referrals')
    .set({ status: 'rewarded' })
    .where('company_id', '=', before.company_id)
    .where('id', '=', id)
    .where('status', '=', before.status)
    .execute();
  await recordAudit(tx, {
    companyId: before.company_id,
    userId: access.userId,
    event: 'referral_rewarded',
    subjectType: 'referral',
    subjectId: id,
    changes: { status: [before.status, 'rewarded'] },
    requestId,
  });
  return present({ ...before, status: 'rewarded' });
}

const present = (row: Row): SupportedReferral => ({
  id: row.id,
  referring_company: row.referring_company,
  referred_by: row.referred_by,
  name: row.name,
  email: row.email,
  company_name: row.company_name,
  status: row.status,
  created_at: row.created_at.toISOString(),
});
