// One integration, kept up to date, and why the user can't change it.
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import { useQuery } from '@tanstack/react-query';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { useEditDecision } from '../shown-state.ts';
import { useLiveIntegrations } from '../use-live-integrations.ts';
import { integrationsQuery } from './integrations-query.ts';

export function useIntegration(wanted: IntegrationNickname) {
  const { data, error, refetch } = useQuery(integrationsQuery);
  useLiveIntegrations();
  return {
    /** Undefined while loading; null when this system doesn't offer it. */
    integration: data && (data.find(({ nickname }) => nickname === wanted) ?? null),
    error,
    refetch,
    /** Empty when the user may change it. */
    refusal: useRefusalText()(useEditDecision()),
  };
}
