// Setting up a second factor: the kind in progress, and the recovery codes that come with the first one.

import type { ResponseOf } from '@onward/contract/endpoint';
import type { startSecondFactor } from '@onward/contract/identity/account-security';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { createPasskey, wasCanceled } from '../second-step/passkey.ts';
import { callFinishFactor, callStartFactor, reloadSecurity } from './security.api.ts';

export type StartedFactor = ResponseOf<typeof startSecondFactor>;

export function useFactorSetup(onDone: () => void = () => {}) {
  const { t } = useTranslation();
  const [authenticator, setAuthenticator] = useState<StartedFactor | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = async (codes: string[]) => {
    setAuthenticator(null);
    await reloadSecurity();
    if (codes.length > 0) setRecoveryCodes(codes);
    else onDone();
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!wasCanceled(error)) toasts.error(takeFailure(error).message || t('security:setUp.failed'));
    } finally {
      setBusy(false);
    }
  };
  const addPasskey = () =>
    attempt(async () => {
      const { second_factor, options } = await callStartFactor('passkey');
      if (!options) return;
      const attestation = await createPasskey(options);
      await finish((await callFinishFactor(second_factor.id, { attestation })).recovery_codes);
      toasts.success(t('security:setUp.passkeyAdded'));
    });
  const addAuthenticator = () => attempt(async () => setAuthenticator(await callStartFactor('authenticator')));

  return {
    busy,
    authenticator,
    recoveryCodes,
    addPasskey,
    addAuthenticator,
    /** The first code of the app; rejects when it is wrong. */
    confirmAuthenticator: async (code: string) => {
      if (!authenticator) return;
      await finish((await callFinishFactor(authenticator.second_factor.id, { code })).recovery_codes);
      toasts.success(t('security:setUp.authenticatorAdded'));
    },
    cancel: () => setAuthenticator(null),
    showRecoveryCodes: setRecoveryCodes,
    closeRecoveryCodes: () => {
      setRecoveryCodes(null);
      onDone();
    },
  };
}

export type FactorSetup = ReturnType<typeof useFactorSetup>;
