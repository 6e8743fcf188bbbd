// Rejecting one application or the whole person, and taking it back.
import type { RejectionReason } from '../../rejection.ts';
import { type Action, always, isBlank, type ParamProblem, required } from '../action.ts';
import {
  notAllInactive,
  notAllRejected,
  notOnScreen,
  onScreens,
  severalOpenApplications,
  severalRejectedApplications,
  single,
  someRejected,
} from '../rules.ts';
import { skipUnless } from '../skips.ts';

export interface RejectParams {
  reason: RejectionReason;
  note?: string | null;
  /** Sends a message once the rejection can no longer be undone. */
  notify?: boolean | null;
  /** Our own words, in the language each applicant applied in, instead of `message`. */
  standard_message?: boolean | null;
  message?: string | null;
  delay_seconds?: number | null;
}

const demand = { permission: 'edit_applicant' } as const;
const onProfile = onScreens('applicant_profile');

const rejects = { demand, problem: messageMissing, skip: skipUnless('reject'), undoable: always, destructive: true };
const restores = { demand, skip: skipUnless('un_reject'), undoable: always };

export const reject: Action<RejectParams> = {
  ...rejects,
  rules: [notOnScreen('messages'), notAllRejected, notAllInactive],
};

export const rejectApplicant: Action<RejectParams> = {
  ...rejects,
  rules: [onProfile, single, severalOpenApplications],
  wholePerson: true,
};

export const unReject: Action = { ...restores, rules: [someRejected] };

export const unRejectApplicant: Action = {
  ...restores,
  rules: [onProfile, single, severalRejectedApplications],
  wholePerson: true,
};

function messageMissing({ notify, standard_message: isStandard, message }: RejectParams): ParamProblem | null {
  return notify && !isStandard && isBlank(message) ? required('message') : null;
}
