// What the current stage still waits for, before the next one makes sense (APP-012).
import type { StageType } from '../../hiring-processes/stages.ts';
import { ownValue } from '../../platform/own-value.ts';
import type { StageStatus } from './stage-statuses.ts';

export type OpenStep =
  | 'answer'
  | 'pick_time'
  | 'confirm_time'
  | 'new_time'
  | 'hold_interview'
  | 'book_again'
  | 'send_offer'
  | 'applicant_signs'
  | 'company_signs'
  | 'offer_ended'
  | 'order_check'
  | 'permission'
  | 'check_result'
  | 'decide_check'
  | 'respond'
  | 'check_ended';

/** Statuses without an entry wait for nothing. */
const OPEN_STEPS: Record<StageType, Partial<Record<StageStatus, OpenStep>>> = {
  application: {},
  custom: {},
  online_form: { not_submitted: 'answer' },
  online_quiz: { not_submitted: 'answer' },
  scheduling: {
    not_submitted: 'pick_time',
    pending: 'confirm_time',
    request_reschedule: 'new_time',
    confirmed: 'hold_interview',
    cancelled: 'book_again',
  },
  offer: {
    not_sent: 'send_offer',
    sent: 'applicant_signs',
    signed_by_applicant: 'company_signs',
    declined: 'offer_ended',
    voided: 'offer_ended',
    expired: 'offer_ended',
  },
  background_check: {
    not_ordered: 'order_check',
    invitation_sent: 'permission',
    pending: 'check_result',
    suspended: 'check_result',
    consider: 'decide_check',
    pre_adverse_action: 'respond',
    dispute: 'respond',
    canceled: 'check_ended',
    expired: 'check_ended',
  },
};

/** Null when nothing is open in the stage, so that the applicant can move on. */
export const openStep = (type: StageType, status: string | null): OpenStep | null =>
  (status !== null && ownValue(OPEN_STEPS[type], status)) || null;
