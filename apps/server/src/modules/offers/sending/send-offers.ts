// Action 6, which this room performs for applicants: sends documents to sign, to one or to many (OFR-003, OFR-004).

import {
  type SendSigningRequestParams,
  templatesOf,
  termsFor,
} from '@onward/domain/applicants/actions/catalog/send-signing-request';
import { OFFER_EXPIRY_DAYS } from '@onward/domain/offers/terms';
import type { App } from '../../../platform/app.ts';
import { withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import {
  type ActionContext,
  type Changed,
  changeStageStatus,
  type Effect,
  recordAction,
  type Skipped,
  type UndoEffect,
} from '../../applicants/applicants.service.ts';
import { closeSigningRequest, removeSigningRequests, reopenSigningRequest } from '../../documents/documents.service.ts';
import * as offers from '../offers.queries.ts';
import { createOffer, sendKey } from './create-offer.ts';
import { findRecipients } from './offer-recipients.ts';
import { fillOffer, planOffers, requireComplete } from './plan-offers.ts';

const PARAMS = 'params.';

export const sendSigningRequest = (app: App): Effect<SendSigningRequestParams> =>
  Object.assign(sendTo(app), { undo: undoSending });

const sendTo =
  (app: App): Effect<SendSigningRequestParams> =>
  async (context, selected, params) => {
    const { tx, companyId, staffId, now, holdUntil } = context;
    const plan = await planOffers(tx, {
      companyId,
      templateIds: templatesOf(params),
      signerIds: params.signer_ids ?? [],
      expiresInDays: params.expires_in_days ?? OFFER_EXPIRY_DAYS.usual,
      senderId: staffId,
      prefix: PARAMS,
      now,
    });
    const ids = selected.map(({ id }) => id);
    const open = new Map((await offers.listOpen(tx, companyId, ids)).map((offer) => [offer.application_id, offer]));
    const skipped: Skipped[] = params.replace
      ? []
      : [...open.keys()].map((id) => ({ id, code: 'wrongState', key: 'offers.has_open_offer' }));
    const filled = (await findRecipients(tx, companyId, ids))
      .filter(({ application_id: id }) => !skipped.some((one) => one.id === id))
      .map((to) => fillOffer(plan, to, termsFor(params, to.application_id), app.config.environment));
    requireComplete(plan, filled, PARAMS, now);
    const message = params.message?.trim() || null;
    for (const one of filled) {
      const replaced = open.get(one.to.application_id);
      if (replaced) await replace(context, replaced);
      await createOffer({ tx, companyId, staffId, message, now, holdUntil }, plan, one, replaced);
    }
    const changed = await setStageStatus(
      context,
      filled.map(({ to }) => to.application_id),
      'sent',
    );
    await recordAction(
      context,
      filled.map(({ to }) => ({
        applicationId: to.application_id,
        action: 'offer_sent',
        detail: { documents: plan.templates.map(({ name }) => name) },
      })),
    );
    return { changed, skipped };
  };

async function replace({ tx, companyId, now }: ActionContext, offer: offers.OfferRow): Promise<void> {
  await closeSigningRequest(tx, { companyId, requestId: offer.signing_request_id }, { event: 'voided', at: now });
  await offers.update(tx, offer, { status: 'voided' });
}

const setStageStatus = (
  context: ActionContext,
  ids: readonly number[],
  to: offers.StoredStatus | 'not_sent',
): Promise<Changed[]> => changeStageStatus(context, ids, { to });

/** Only what has not been sent yet. */
const undoSending: UndoEffect = async (context, { at, applicationIds }) => {
  const { tx, companyId } = context;
  const unsent = await offers.listUnsent(tx, companyId, applicationIds, at);
  await withdrawJobs(
    tx,
    unsent.map(({ company_id, id }) => sendKey({ company_id, offer_id: id })),
  );
  await offers.remove(
    tx,
    companyId,
    unsent.map(({ id }) => id),
  );
  await removeSigningRequests(
    tx,
    companyId,
    unsent.map(({ signing_request_id }) => signing_request_id),
  );
  for (const offer of unsent) await restoreEarlier(context, offer);
  return unsent.map(({ application_id }) => application_id);
};

/** The applicant's stage shows the offer before this one again, if there was one. */
async function restoreEarlier(context: ActionContext, offer: offers.OfferRow): Promise<void> {
  const { tx, companyId } = context;
  const { application_id: id, stage_entry, replaces_id, replaced_status } = offer;
  if (replaces_id !== null && replaced_status) {
    const earlier = await offers.find(tx, companyId, replaces_id);
    if (earlier) await reopenSigningRequest(tx, { companyId, requestId: earlier.signing_request_id });
    await offers.update(tx, { company_id: companyId, id: replaces_id }, { status: replaced_status });
  }
  const before = await offers.findOfVisit(tx, companyId, id, stage_entry);
  await setStageStatus(context, [id], before?.status ?? 'not_sent');
}
