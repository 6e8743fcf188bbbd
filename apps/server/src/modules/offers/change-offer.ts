// Every change of an offer's status: the table of states decides, and the applicant's stage and history follow.
import type { HistoryActionOf, HistoryActor } from '@onward/domain/applicants/history';
import { moveOffer, type OfferEvent } from '@onward/domain/offers/states';
import type { Transaction } from '../../platform/database/transaction.ts';
import { wrongState } from '../../platform/http/errors.ts';
import {
  APPLICATION_UPDATED,
  type ApplicationRow,
  announceApplication,
  changeStageStatus,
  recordHistory,
} from '../applicants/applicants.service.ts';
import * as offers from './offers.queries.ts';

export interface OfferChange {
  event: OfferEvent;
  action: HistoryActionOf<'offers'>;
  actor: HistoryActor;
  staffId?: number | null;
  detail?: Record<string, unknown>;
  /** Further columns. */
  set?: Partial<Pick<offers.OfferRow, 'declined_reason' | 'voided_reason'>>;
  now: Date;
}

/** The offer is locked. Refuses what its state doesn't allow. */
export async function changeOffer(
  tx: Transaction,
  application: ApplicationRow,
  offer: offers.OfferRow,
  { event, action, actor, staffId, detail, set, now }: OfferChange,
): Promise<offers.OfferRow> {
  const move = moveOffer(offer.status, event);
  if (!move.allowed) throw wrongState(`offers.${move.reason}`);
  const status = move.status as offers.StoredStatus;
  await offers.update(tx, offer, { status, ...(status === 'signed' && { signed_at: now }), ...set });
  const { company_id: companyId, id: applicationId } = application;
  if (status !== offer.status && application.stage_entry === offer.stage_entry)
    await changeStageStatus({ tx, companyId, now }, [applicationId], {
      to: status,
      stageEntry: offer.stage_entry,
      isSeen: actor === 'staff',
    });
  await recordHistory(tx, companyId, [{ applicationId, actor, staffId, action, detail, now }]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  return { ...offer, status, ...set };
}
