// Settings every screen needs (PLT-027).
import type { AppSettings } from '@onward/contract/company/company';
import { INDUSTRIES } from '@onward/domain/company/industries';
import { checkMergeTags, MESSAGE_KINDS, tagsOf } from '@onward/domain/messages/merge-tags';
import {
  ADDRESS_LINE_1_MAX,
  ADDRESS_LINE_2_MAX,
  MAX_SMS_LENGTH,
  SHARE_POP_UP,
} from '@onward/domain/platform/constants';
import { SHARE_TARGETS } from '@onward/domain/positions/career-links';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import { nicknamesWithoutIndustry } from './brands.queries.ts';

/** `textNumber` is the number people text to apply. */
export const appSettings = async ({ tx, access, language }: CompanyCall, textNumber: string): Promise<AppSettings> => ({
  merge_tags: mergeTags(translator(language)),
  identity_regexes: {
    ssn: '^(?!000|666|9\\d{2})\\d{3}-?(?!00)\\d{2}-?(?!0000)\\d{4}$',
    ein: '^\\d{2}-?\\d{7}$',
    postal_code: '^\\d{5}(-\\d{4})?$',
    phone: '^[\\d\\s()+-]{4,24}$',
  },
  validate_rules: {
    address_line_1_max: ADDRESS_LINE_1_MAX,
    address_line_2_max: ADDRESS_LINE_2_MAX,
    sms_max: MAX_SMS_LENGTH,
  },
  text_to_apply_phone_numbers: [textNumber],
  share: { targets: [...SHARE_TARGETS], width: SHARE_POP_UP.width, height: SHARE_POP_UP.height },
  industries: [...INDUSTRIES],
  custom_category_brands: await nicknamesWithoutIndustry(tx, access),
});

/** Which merge tags each kind of message supports and requires (MSG-012). */
const mergeTags = (t: Translate): AppSettings['merge_tags'] =>
  Object.fromEntries(
    MESSAGE_KINDS.map((kind) => {
      const missing = checkMergeTags(kind, '')?.tags ?? [];
      return [
        kind,
        tagsOf(kind).map((key) => ({
          key,
          label: t(`hiring-processes:mergeTags.${key}`),
          required: missing.includes(key),
        })),
      ];
    }),
  );
