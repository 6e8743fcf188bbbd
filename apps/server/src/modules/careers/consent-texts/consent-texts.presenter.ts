import type { ConsentText } from '@onward/contract/careers/consent-texts';
import type { ConsentVersion } from './product-consents.ts';

export const presentConsentText = (
  { kind, version, texts, ...saved }: ConsentVersion & { created_at?: Date; staff_name?: string },
  yesCount: number,
): ConsentText => ({
  kind,
  version,
  texts: { en: texts.en, fr: texts.fr, es: texts.es, zh: texts.zh },
  updated_at: saved.created_at?.toISOString() ?? null,
  updated_by: saved.staff_name ?? null,
  yes_count: yesCount,
});
