// Routes for the second step, confirmations, the user's sessions, the number for sign-in by text, and invitations.
import {
  acceptMyInvitation,
  confirmIdentity,
  endOneSession,
  endOtherSessions,
  endSessionsByLink,
  exchangeSignInCode,
  finishPhoneVerification,
  finishSecondFactor,
  listMyInvitations,
  listSecondFactors,
  listSessions,
  listSupportVisits,
  proveSecondFactor,
  removeSecondFactor,
  removeSignInPhone,
  renewRecoveryCodes,
  startConfirmation,
  startPhoneVerification,
  startSecondFactor,
} from '@onward/contract/identity/account-security';
import type { App } from '../../../platform/app.ts';
import { type Call, type Route, route } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import * as invitations from '../passwords/invitations.service.ts';
import * as factors from '../second-factors/second-factors.service.ts';
import * as sso from '../sign-in/single-sign-on.service.ts';
import * as confirmations from './confirm.ts';
import * as secondStep from './second-step.ts';
import * as sessions from './sessions-of-user.ts';
import * as phone from './sign-in-phone.ts';
import * as visits from './support-visits.ts';

export function securityRoutes(app: App): Route[] {
  const message = (call: Pick<Call, 'language'>, key: string) => ({
    message: translator(call.language)(`errors:done.${key}`),
  });

  return [
    route(exchangeSignInCode, (call) => sso.exchangeSignInCode(app, call, call.body.auth_token)),
    route(proveSecondFactor, (call) => secondStep.proveSecondFactor(app, call, call.body)),
    route(startConfirmation, (call) => confirmations.startConfirmation(app, call, call.access)),
    route(confirmIdentity, async (call) => {
      await confirmations.confirmIdentity(app, call, call.access, call.body);
      return undefined;
    }),

    route(listSessions, async (call) => ({ sessions: await sessions.listSessions(call, call.access) })),
    route(endOtherSessions, async (call) => {
      await sessions.endOtherSessions(call, call.access);
      return undefined;
    }),
    route(endOneSession, async (call) => {
      await sessions.endOneSession(call, call.access, call.params.id);
      return undefined;
    }),
    route(endSessionsByLink, async (call) => {
      await sessions.endSessionsByLink(call, call.body.token);
      return message(call, 'sessions_ended');
    }),

    route(listSecondFactors, (call) => factors.listSecondFactors(call, call.access)),
    route(startSecondFactor, (call) => factors.startSecondFactor(app, call, call.access, call.body)),
    route(finishSecondFactor, (call) => factors.finishSecondFactor(app, call, call.access, call.params.id, call.body)),
    route(removeSecondFactor, async (call) => {
      await factors.removeSecondFactor(app, call, call.access, call.params.id);
      return undefined;
    }),
    route(renewRecoveryCodes, (call) => factors.renewRecoveryCodes(app, call, call.access)),

    route(startPhoneVerification, async (call) => {
      await phone.startPhoneVerification(app, call, call.access, call.body);
      return message(call, 'phone_code_sent');
    }),
    route(finishPhoneVerification, async (call) => {
      await phone.finishPhoneVerification(app, call, call.access, call.body.code);
      return message(call, 'sign_in_phone_saved');
    }),
    route(removeSignInPhone, async (call) => {
      await phone.removeSignInPhone(app, call, call.access);
      return undefined;
    }),

    route(listMyInvitations, async (call) => ({
      invitations: await invitations.listMyInvitations(call.tx, call.access.userId),
    })),
    route(acceptMyInvitation, async (call) => {
      await invitations.acceptMyInvitation(call.tx, call.access.userId, call.params.company_id, call.now);
      return undefined;
    }),
    route(listSupportVisits, visits.listSupportVisits),
  ];
}
