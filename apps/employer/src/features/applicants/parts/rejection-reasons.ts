// The company's rejection reasons and their words (APP-026).
import { listRejectionReasons, setRejectionReasons } from '@onward/contract/applicants/rejection-reasons';
import { isBuiltInReason, type ReasonEntry } from '@onward/domain/applicants/rejection';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { queryClient } from '../../../platform/query-client.ts';

const LIST = 'rejection-reasons';

/** They hardly change, and every history and filter of applicants needs them. */
const FRESH_MS = 60_000;

export const reasonsQuery = () =>
  queryOptions({
    queryKey: [LIST] as const,
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => api.call(listRejectionReasons, { signal, silent: true }),
  });

export const refreshReasons = () => queryClient.invalidateQueries({ queryKey: [LIST] });

export function useLiveReasons(): void {
  useCableEvent('company', ({ event }) => {
    if (event === 'rejection_reasons_changed') void refreshReasons();
  });
}

/** Silent: the screen shows the failure. */
export async function saveReasons(rejection_reasons: ReasonEntry[], version: number): Promise<void> {
  await api.call(setRejectionReasons, { body: { rejection_reasons, version }, silent: true });
  await refreshReasons();
}

/** Built-in reasons in the reader's language, own ones as the company named them; empty until they are loaded. */
export function useReasonText(): (key: string) => string {
  const { t } = useTranslation();
  const { data } = useQuery(reasonsQuery());
  return (key) =>
    isBuiltInReason(key)
      ? t(`applicants:dialogs.reject.reasons.${key}`)
      : (data?.rejection_reasons.find((reason) => reason.key === key)?.name ?? '');
}

/** Every reason as a choice of a filter, also hidden ones, because people were rejected with them. */
export function useReasonOptions(): { value: string; label: string }[] {
  const { data } = useQuery(reasonsQuery());
  const reasonText = useReasonText();
  return (data?.rejection_reasons ?? []).map(({ key }) => ({ value: key, label: reasonText(key) }));
}
