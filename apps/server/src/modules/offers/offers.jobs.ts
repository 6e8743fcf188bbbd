// Jobs of the offers room, started by actions, timers, and events.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { EXPIRE_TASK, expireOffer } from './expire-offer.ts';
import { type OfferJob, SEND_TASK } from './sending/create-offer.ts';
import { releaseOffer } from './sending/release-offer.ts';
import { type RuleOfferJob, SEND_BY_RULE_TASK, sendOfferByRule } from './sending/send-by-rule.ts';
import { COPIES_TASK, sendCopies } from './signing/send-copies.ts';
import { CLOSE_TASK, closeOffers } from './void-offer.ts';

interface EventPayload {
  company_id: number;
  subject_id: number;
}

export const offersJobs = (app: App): RoomJobs => ({
  handlers: {
    [SEND_TASK]: (payload) => releaseOffer(app, payload as OfferJob),
    [EXPIRE_TASK]: (payload) => expireOffer(app, payload as OfferJob),
    [SEND_BY_RULE_TASK]: (payload) => sendOfferByRule(app, payload as RuleOfferJob),
    [CLOSE_TASK]: (payload) => closeOffers(app, payload as EventPayload),
    [COPIES_TASK]: (payload) => sendCopies(app, payload as EventPayload),
  },
  cron: [],
});
