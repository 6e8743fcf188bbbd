// Version 1 of each consent text: the product's own, with the place of the company's name still open.
import {
  COMPANY_PLACEHOLDER,
  type ConsentKind,
  type ConsentTexts,
  PRODUCT_CONSENT_VERSION,
  tidyConsentTexts,
} from '@onward/domain/careers/consent';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';

export interface ConsentVersion {
  kind: ConsentKind;
  version: number;
  texts: ConsentTexts;
}

export const productConsent = (kind: ConsentKind): ConsentVersion => ({
  kind,
  version: PRODUCT_CONSENT_VERSION,
  texts: tidyConsentTexts(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        translator(language)(`careers:consent.${kind}`, { company: COMPANY_PLACEHOLDER }),
      ]),
    ) as Record<Language, string>,
  ),
});
