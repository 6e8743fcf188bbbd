// The callback from the marketplace: the sealed order identifies the posting, so no session is needed (JOB-056).

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { type BoardState, decideBoardEvent } from '@onward/domain/positions/job-boards';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { ORDER_DECLINED } from './job-boards.presenter.ts';
import * as boards from './job-boards.queries.ts';
import { openOrder } from './order-posting.ts';

interface Returned {
  position_key: string;
  order_id: string;
  status: string;
}

const PLACED = ['completed', 'success', 'placed'];
const CANCELLED = ['cancelled', 'canceled'];

export async function returnFromMarketplace(
  { encryption }: App,
  tx: Transaction,
  { position_key, order_id, status }: Returned,
  now: Date,
): Promise<BoardState> {
  const order = openOrder(encryption, order_id);
  if (!order || order.position_key !== position_key) throw notFound();
  await tx.enterCompany(order.company_id);
  const row = await boards.lockOne(tx, order.company_id, order.id);
  if (!row) throw notFound();
  // Reloading the page gives the same result.
  if (row.external_id === order_id) return row.state;
  if (row.version !== order.version) throw notFound();
  if (CANCELLED.includes(status)) return row.state;
  const placed = PLACED.includes(status);
  const move = decideBoardEvent(row.state, placed ? 'start' : 'failed');
  if (!move.allowed) throw notFound();
  const changed = await boards.change(
    tx,
    row,
    placed
      ? {
          state: move.to,
          external_id: order_id,
          last_error: null,
          started_at: now,
          ends_at: addSeconds(now, row.duration_days * SECONDS.day),
        }
      : { state: move.to, last_error: ORDER_DECLINED },
  );
  return changed.state;
}
