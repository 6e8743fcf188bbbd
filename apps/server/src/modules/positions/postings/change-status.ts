// Publishes, closes, and deletes postings (JOB-002).
import { decidePublishing } from '@onward/domain/positions/pay-disclosure';
import { keywordOf } from '@onward/domain/positions/text-to-apply';
import { decidePositionAction, type PositionAction } from '@onward/domain/positions/transitions';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { changePostingPlaces, lockPostingPlaces } from '../../company/company.service.ts';
import { submitForReview } from '../review/review-posting.ts';
import type { PositionName, PositionRow } from './positions.queries.ts';
import * as writing from './positions.write-queries.ts';
import { payRangeRequired, publishingPlace } from './read-pay.ts';
import { recordPositionChange } from './record-changes.ts';
import { loadForWriting, reload } from './save-position.ts';

const EVENTS: Record<PositionAction, string> = {
  publish: 'position_published',
  close: 'position_closed',
  delete: 'position_deleted',
};

export async function act(call: CompanyCall, name: PositionName, action: PositionAction): Promise<PositionRow> {
  const { tx, access } = call;
  // The company's quota is locked before the posting, always in this order, to prevent deadlocks.
  const places = await lockPostingPlaces(tx, access.companyId);
  const position = await loadForWriting(call, name);
  const decision = decidePositionAction(position.status, action);
  if (!decision.allowed) throw wrongState(`position_cannot_${action}`);
  if (action === 'publish') await publish(call, position, places);
  else await takeDown(call, position, decision.to);
  await recordPositionChange(call, EVENTS[action], position, { status: [position.status, decision.to] });
  return reload(call, position.id);
}

async function publish({ tx, access, now }: CompanyCall, position: PositionRow, places: number | null): Promise<void> {
  const { companyId } = access;
  if (position.location_deleted) throw wrongState('position_location_deleted');
  const pay = decidePublishing(position, ...publishingPlace(position, now));
  if (!pay.allowed) throw payRangeRequired(pay);
  if (places !== null && places <= 0) throw wrongState('positions_used_up');
  await changePostingPlaces(tx, companyId, -1);
  await changeStatus({ tx, companyId, now }, position, {
    to: 'published',
    publishedAt: now,
    closedAt: null,
    keyword: keywordOf(position),
  });
  if (position.review_status === null) await submitForReview({ tx, companyId, now }, position);
}

/** Closing or deleting a public posting frees its place in the quota. */
async function takeDown(
  { tx, access, now }: CompanyCall,
  position: PositionRow,
  to: PositionRow['status'],
): Promise<void> {
  const { companyId } = access;
  await changeStatus({ tx, companyId, now }, position, { to, closedAt: position.closed_at ?? now });
  if (position.status === 'published') await changePostingPlaces(tx, companyId, 1);
}

async function changeStatus(
  { tx, companyId, now }: Pick<CompanyCall, 'tx' | 'now'> & { companyId: number },
  { id, status }: PositionRow,
  change: Omit<writing.StatusChange, 'from'>,
): Promise<void> {
  const changed = await writing.changeStatus(tx, { companyId, id, now }, { from: status, ...change });
  if (!changed) throw wrongState('position_changed_meanwhile');
}
