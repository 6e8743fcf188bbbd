// Back from ADP's consent page: connects with the code, once, and opens the integrations panel (INT-012).
import type { BodyOf } from '@onward/contract/endpoint';
import type { finishConsent } from '@onward/contract/integrations/integrations';
import { type ConsentNickname, nicknameOfState } from '@onward/domain/integrations/consent';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageBody } from '../../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { Spinner } from '../../../../design/status/Spinner.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { completeConsent } from '../../integrations.api.ts';
import styles from './ConsentReturn.module.css';

export interface ConsentAnswer {
  nickname: ConsentNickname;
  body: BodyOf<typeof finishConsent>;
}

/** Null when the address is not the end of a consent, such as when an account is being linked. */
export function consentIn(search: URLSearchParams): ConsentAnswer | null {
  const state = search.get('state') ?? '';
  const nickname = nicknameOfState(state);
  if (!nickname) return null;
  const given = {
    code: search.get('code'),
    error: search.get('error'),
    organization_oid: search.get('organizationOID'),
  };
  return { nickname, body: { state, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) } };
}

export function ConsentReturn({ answer: { nickname, body } }: { answer: ConsentAnswer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    completeConsent(nickname, body)
      .then(({ status, name }) => {
        if (status === 'active') toasts.success(t('integrations:consent.connected', { name }));
        else toasts.error(t('integrations:consent.refused', { name }));
      })
      // The shared handler shows why it failed.
      .catch(() => null)
      .finally(() => void navigate(paths.company('integrations'), { replace: true }));
  }, [nickname, body, navigate, t]);
  return (
    <>
      <PageHeader title={t('integrations:consent.title')} />
      <PageBody>
        <div className={styles.note} role="status">
          <Spinner />
          {t('integrations:consent.connecting')}
        </div>
      </PageBody>
    </>
  );
}
