// API calls for the user's own sign-in: second factors, sessions and the sign-in phone number.

import type { BodyOf } from '@onward/contract/endpoint';
import {
  confirmIdentity,
  endOneSession,
  endOtherSessions,
  endSessionsByLink,
  finishPhoneVerification,
  finishSecondFactor,
  listSecondFactors,
  listSessions,
  removeSecondFactor,
  removeSignInPhone,
  renewRecoveryCodes,
  startConfirmation,
  startPhoneVerification,
  startSecondFactor,
} from '@onward/contract/identity/account-security';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { myCompaniesQuery } from '../identity.api.ts';

const silent = true;
const KEY = ['identity', 'security'] as const;

export const securityQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'factors'],
    queryFn: ({ signal }) => api.call(listSecondFactors, { signal, silent }),
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'sessions'],
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal, silent })).sessions,
  });

export function reloadSecurity(): Promise<void> {
  // The cached response still says that a second factor is due, which would lead back to the setup.
  queryClient.removeQueries({ queryKey: myCompaniesQuery().queryKey });
  return queryClient.invalidateQueries({ queryKey: KEY });
}

export const callStartFactor = (kind: 'passkey' | 'authenticator') =>
  api.call(startSecondFactor, { body: { kind }, silent });

export const callFinishFactor = (id: number, body: BodyOf<typeof finishSecondFactor>) =>
  api.call(finishSecondFactor, { params: { id }, body, silent });

export const callRemoveFactor = (id: number) => api.call(removeSecondFactor, { params: { id } });

export const callRenewRecoveryCodes = async () => (await api.call(renewRecoveryCodes)).recovery_codes;

export const callEndSession = (id: number) => api.call(endOneSession, { params: { id } });

export const callEndOthers = () => api.call(endOtherSessions);

export const callEndByLink = (token: string) => api.call(endSessionsByLink, { body: { token }, silent });

export const callStartConfirmation = () => api.call(startConfirmation, { silent });

export const callConfirm = (body: BodyOf<typeof confirmIdentity>) => api.call(confirmIdentity, { body, silent });

export const callStartPhone = (body: PhoneNumber) => api.call(startPhoneVerification, { body, silent });

export const callFinishPhone = (code: string) => api.call(finishPhoneVerification, { body: { code }, silent });

export const callRemovePhone = () => api.call(removeSignInPhone);
