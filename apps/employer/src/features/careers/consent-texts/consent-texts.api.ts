// Loads and saves the texts that applicants agree to.
import {
  type ConsentText,
  listConsentTexts,
  listConsentTextVersions,
  saveConsentText,
} from '@onward/contract/careers/consent-texts';
import type { ConsentKind } from '@onward/domain/careers/consent';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const CONSENT_TEXTS = 'consent-texts';

export type CurrentTexts = Record<ConsentKind, ConsentText>;

export const currentTextsQuery = queryOptions({
  queryKey: [CONSENT_TEXTS, 'current'],
  queryFn: async ({ signal }) => {
    const { consent_texts } = await api.call(listConsentTexts, { signal, silent: true });
    return Object.fromEntries(consent_texts.map((text) => [text.kind, text])) as CurrentTexts;
  },
});

export const versionsQuery = (kind: ConsentKind) =>
  queryOptions({
    queryKey: [CONSENT_TEXTS, 'versions', kind],
    queryFn: async ({ signal }) =>
      (await api.call(listConsentTextVersions, { params: { kind }, signal, silent: true })).versions,
  });

export async function saveText(
  kind: ConsentKind,
  edited: { texts: ConsentText['texts']; version: number },
): Promise<ConsentText> {
  const { consent_text } = await api.call(saveConsentText, { params: { kind }, body: edited, silent: true });
  await queryClient.invalidateQueries({ queryKey: [CONSENT_TEXTS] });
  return consent_text;
}
