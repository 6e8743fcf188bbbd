// API calls for identity. Forms show their own errors, so most calls are silent.

import { listSupportedCompanies } from '@onward/contract/company/support';
import type { BodyOf } from '@onward/contract/endpoint';
import { acceptMyInvitation, exchangeSignInCode, listMyInvitations } from '@onward/contract/identity/account-security';
import {
  advanceUserWizard,
  listMyCompanies,
  requestSmsSignIn,
  selectCompany,
  sendAppLink,
  signIn,
  signInBySms,
  updateProfile,
} from '@onward/contract/identity/identity';
import {
  getInvitation,
  requestPasswordReset,
  resetPassword,
  setPassword,
  updatePassword,
} from '@onward/contract/identity/passwords';
import { finishAdpLink, startAdpLink } from '@onward/contract/identity/single-sign-on';
import { getStaff, updateStaff } from '@onward/contract/staff/staff';
import type { WizardStep } from '@onward/domain/identity/wizard';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const silent = true;

export const callSignIn = (body: BodyOf<typeof signIn>) => api.call(signIn, { body, silent });

export const callExchangeSignInCode = (auth_token: string) =>
  api.call(exchangeSignInCode, { body: { auth_token }, silent });

export const callSignInBySms = (token: string) => api.call(signInBySms, { params: { token }, silent });

export const callRequestSmsSignIn = (body: PhoneNumber) => api.call(requestSmsSignIn, { body, silent });

export const callRequestPasswordReset = (email: string) => api.call(requestPasswordReset, { body: { email }, silent });

export const callResetPassword = (resetToken: string, password: string) =>
  api.call(resetPassword, { body: { reset_password_token: resetToken, password }, silent });

export const callSetPassword = (body: BodyOf<typeof setPassword>) => api.call(setPassword, { body, silent });

export const callUpdatePassword = (body: BodyOf<typeof updatePassword>) => api.call(updatePassword, { body, silent });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'invitation', token],
    queryFn: async ({ signal }) => (await api.call(getInvitation, { params: { token }, signal, silent })).invitation,
  });

export const myCompaniesQuery = () =>
  queryOptions({
    queryKey: ['identity', 'my-companies'],
    queryFn: ({ signal }) => api.call(listMyCompanies, { signal }),
  });

export const callSelectCompany = async (companyId: number) =>
  (await api.call(selectCompany, { body: { company_id: companyId } })).company;

export const callVisitCompany = async (companyId: number, reason: string) =>
  (await api.call(selectCompany, { body: { company_id: companyId, reason }, silent })).company;

export const supportedCompaniesQuery = (query: string) =>
  queryOptions({
    queryKey: ['identity', 'supported-companies', query],
    queryFn: async ({ signal }) =>
      (
        await api.call(listSupportedCompanies, {
          query: { per_page: DEFAULT_PAGE_SIZE, ...(query && { query }) },
          signal,
          silent,
        })
      ).companies,
  });

export const myInvitationsQuery = () =>
  queryOptions({
    queryKey: ['identity', 'my-invitations'],
    queryFn: async ({ signal }) => (await api.call(listMyInvitations, { signal, silent })).invitations,
  });

export const callAcceptInvitation = (company_id: number) => api.call(acceptMyInvitation, { params: { company_id } });

export const callStartAdpLink = async () => (await api.call(startAdpLink, { silent })).url;

export const callFinishAdpLink = async (body: BodyOf<typeof finishAdpLink>) =>
  (await api.call(finishAdpLink, { body, silent })).user;

export const callAdvanceWizard = async (step: WizardStep) =>
  (await api.call(advanceUserWizard, { body: { user_onboarding_desktop_step: step }, silent }))
    .user_onboarding_desktop_step;

export const callSendAppLink = (body: PhoneNumber) => api.call(sendAppLink, { body, silent });

export const callUpdateProfile = async (changes: BodyOf<typeof updateProfile>['company_staff']) =>
  (await api.call(updateProfile, { body: { company_staff: changes }, silent })).user;

export const staffQuery = (id: number) =>
  queryOptions({
    queryKey: ['identity', 'staff', id],
    queryFn: async ({ signal }) =>
      (await api.call(getStaff, { params: { id }, signal, loadsPage: true })).company_staff,
  });

export const callUpdateStaff = async (id: number, changes: BodyOf<typeof updateStaff>['company_staff']) =>
  (await api.call(updateStaff, { params: { id }, body: { company_staff: changes }, silent })).company_staff;
