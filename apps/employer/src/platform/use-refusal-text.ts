// Why something is locked, in the same text the server would return (AHD-005).
import type { AccessDecision, AccessRefusal } from '@onward/domain/staff/access';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './startup/use-startup.ts';

function refusalText(refusal: AccessRefusal, t: TFunction, seeingAs = false): string {
  switch (refusal.reason) {
    case 'plan_locked':
      return t('errors:access.plan_locked', { feature: t(`shell:planFeatures.${refusal.feature}`) });
    case 'module_off':
      return t('errors:access.module_off', { module: t(`shell:modules.${refusal.module}`) });
    case 'super_admin_only':
      return t('errors:access.super_admin_only');
    case 'permission_missing':
      return t('errors:access.permission_missing', { permission: t(`shell:permissions.${refusal.permission}`) });
    case 'out_of_scope':
      return t('errors:access.out_of_scope');
    case 'read_only':
      return t(seeingAs ? 'errors:access.seeing_as' : 'errors:access.read_only');
  }
}

/** Empty when it is allowed. */
export function useRefusalText(): (decision: AccessDecision) => string {
  const { t } = useTranslation();
  const { seeing_as } = useCurrentUser();
  return useCallback(
    (decision) => (decision.allowed ? '' : refusalText(decision, t, seeing_as !== null)),
    [t, seeing_as],
  );
}
