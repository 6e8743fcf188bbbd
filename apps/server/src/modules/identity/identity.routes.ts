// The routes of the identity room.
import {
  advanceUserWizard,
  getCurrentUser,
  listMyCompanies,
  requestSmsSignIn,
  selectCompany,
  sendAppLink,
  signIn,
  signInBySms,
  signOut,
  updateProfile,
} from '@onward/contract/identity/identity';
import {
  getForcedResetToken,
  getInvitation,
  requestPasswordReset,
  resetPassword,
  setPassword,
  updatePassword,
} from '@onward/contract/identity/passwords';
import { finishAdpLink, finishAdpSignIn, startAdpLink, startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { isEmail } from '@onward/domain/platform/contact/email';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { AdpClient } from '../../providers/adp/adp-client.ts';
import { queueResetLink, queueSignInLink } from './identity.jobs.ts';
import { describeInvitation } from './passwords/invitations.service.ts';
import * as passwords from './passwords/passwords.service.ts';
import * as profile from './profile/profile.service.ts';
import { securityRoutes } from './security/security.routes.ts';
import * as sessions from './sign-in/sessions.service.ts';
import * as signIns from './sign-in/sign-in.service.ts';
import * as sso from './sign-in/single-sign-on.service.ts';
import * as texts from './sign-in/text-sign-in.service.ts';

export function identityRoutes(app: App, parts: profile.UserParts): Route[] {
  const adp = new AdpClient(app.config.adp);
  const message = (call: Pick<Call, 'language'>, key: string) => ({
    message: translator(call.language)(`errors:done.${key}`),
  });
  const user = async (call: Pick<Call, 'language' | 'tx' | 'token'> & { access: CompanyAccess }) => ({
    user: await profile.currentUser(
      { tx: call.tx, access: call.access, language: call.language, token: call.token ?? '' },
      parts,
    ),
  });

  return [
    route(signIn, (call) => {
      if (!isEmail(call.body.email)) throw fieldInvalid('email', 'email_invalid');
      return signIns.signIn(app, call, call.body);
    }),
    route(signOut, async (call) => {
      await sessions.signOut(call, call.access);
      return undefined;
    }),
    route(getCurrentUser, user),
    route(listMyCompanies, (call) => sessions.listMyCompanies(call.tx, call.access)),
    route(selectCompany, (call) =>
      sessions.selectCompany(call, call.access, { companyId: call.body.company_id, reason: call.body.reason }),
    ),

    route(requestPasswordReset, async (call) => {
      if (!isEmail(call.body.email)) throw fieldInvalid('email', 'email_invalid');
      await queueResetLink(call.tx, { email: call.body.email, language: call.language });
      return message(call, 'reset_link_sent');
    }),
    route(resetPassword, (call) => {
      const { reset_password_token: resetToken, password } = call.body;
      return passwords.resetPassword(app, call, { resetToken, password });
    }),
    route(getForcedResetToken, async (call) => ({
      reset_password_token: await passwords.forcedResetToken(call, call.access),
    })),
    route(getInvitation, (call) => describeInvitation(call.tx, call.params.token, call.now)),
    route(setPassword, (call) => {
      const { token: invitationToken, password } = call.body;
      return passwords.acceptWithPassword(app, call, { invitationToken, password });
    }),
    route(updatePassword, async (call) => {
      const { current_password: current, password: wanted } = call.body;
      await passwords.changePassword(app, call, { current, wanted });
      return message(call, 'password_changed');
    }),

    route(updateProfile, async (call) => {
      await profile.updateProfile(call, parts, call.body.company_staff);
      const { locale } = call.body.company_staff;
      return user({ ...call, access: locale ? { ...call.access, locale } : call.access });
    }),
    route(advanceUserWizard, async (call) => ({
      user_onboarding_desktop_step: await profile.advanceUserWizard(call, call.body.user_onboarding_desktop_step),
    })),
    route(sendAppLink, async (call) => {
      await texts.sendAppLink(app, call, call.body);
      return message(call, 'app_link_sent');
    }),

    route(requestSmsSignIn, async (call) => {
      await queueSignInLink(call.tx, { number: call.body, language: call.language });
      return message(call, 'sign_in_text_sent');
    }),
    route(signInBySms, (call) => texts.signInBySms(app, call, call.params.token)),

    route(startAdpSignIn, (call) => sso.startAdpSignIn(app, adp, call, call.query.invitation)),
    route(finishAdpSignIn, (call) => sso.finishAdpSignIn(app, adp, call, call.query, call.cookies)),
    route(startAdpLink, async (call) => ({ url: await sso.startAdpLink(app, adp, call) })),
    route(finishAdpLink, async (call) => {
      await sso.finishAdpLink(app, adp, call, call.body);
      return user(call);
    }),
    ...securityRoutes(app),
  ];
}
