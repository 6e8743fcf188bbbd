// What applicants are asked to agree to, and what they agreed to: the words they saw, in the language they saw
// (AHD-009, AHD-020).
import type { ApplicationInput } from '@onward/contract/careers/applying';
import type { OfferedConsent, ShownConsents } from '@onward/contract/careers/shown-consents';
import {
  CONSENT_KINDS,
  type ConsentKind,
  filledConsent,
  PRODUCT_CONSENT_VERSION,
  type ShownConsent,
} from '@onward/domain/careers/consent';
import { advertiserName } from '@onward/domain/company/advertiser-name';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { findVersion, listNewest } from './consent-texts.queries.ts';
import { type ConsentVersion, productConsent } from './product-consents.ts';

export async function currentConsents(
  tx: Transaction,
  companyId: number,
): Promise<Record<ConsentKind, ConsentVersion>> {
  const newest = await listNewest(tx, companyId);
  const of = (kind: ConsentKind) => newest.find((each) => each.kind === kind) ?? productConsent(kind);
  return { sms: of('sms'), keep_in_touch: of('keep_in_touch') };
}

/** Whose texts they are, and the brand people apply to, which is named in them. */
interface Asking {
  company_id: number;
  brand_name: string;
  company: { name: string };
}

const nameOf = ({ brand_name, company }: Asking): string => advertiserName(brand_name, company.name);

export type OfferedConsents = Record<ConsentKind, OfferedConsent>;

/** The caller has entered the company. */
export async function offeredConsents(tx: Transaction, asking: Asking, language: Language): Promise<OfferedConsents> {
  const current = await currentConsents(tx, asking.company_id);
  const offered = ({ version, texts }: ConsentVersion): OfferedConsent => ({
    version,
    language,
    text: filledConsent(texts[language], nameOf(asking)),
  });
  return { sms: offered(current.sms), keep_in_touch: offered(current.keep_in_touch) };
}

type Answers = Pick<ApplicationInput, 'sms_consent' | 'keep_in_touch' | 'shown_consents'>;

export interface AgreedConsent {
  kind: ConsentKind;
  text_version: number;
  text: string;
  language: Language;
}

/**
 * Each yes with the text that was shown, even if it was replaced meanwhile. Who doesn't say what was shown gets the
 * text in use.
 */
export async function agreedConsents(
  tx: Transaction,
  asking: Asking,
  { sms_consent = false, keep_in_touch = false, shown_consents = {} }: Answers,
  language: Language,
): Promise<AgreedConsent[]> {
  const isGiven = { sms: sms_consent, keep_in_touch };
  const given = CONSENT_KINDS.filter((kind) => isGiven[kind]);
  if (given.length === 0) return [];
  const current = await currentConsents(tx, asking.company_id);
  const agreed: AgreedConsent[] = [];
  for (const kind of given) {
    const shown = shown_consents[kind] ?? { version: current[kind].version, language };
    const { version, texts } = await versionShown(tx, asking.company_id, current[kind], shown);
    const text = filledConsent(texts[shown.language], nameOf(asking));
    agreed.push({ kind, text_version: version, text, language: shown.language });
  }
  return agreed;
}

async function versionShown(
  tx: Transaction,
  companyId: number,
  current: ConsentVersion,
  { version }: ShownConsent,
): Promise<ConsentVersion> {
  const { kind } = current;
  if (version === current.version) return current;
  if (version === PRODUCT_CONSENT_VERSION) return productConsent(kind);
  const earlier = await findVersion(tx, { companyId, kind, version });
  if (!earlier) throw fieldInvalid(`shown_consents.${kind}.version`, 'consent_version');
  return earlier;
}

/** As the applicant's browser would have sent it, to be stored later. */
export const shownConsentsOf = (agreed: readonly AgreedConsent[]): ShownConsents =>
  Object.fromEntries(agreed.map(({ kind, text_version, language }) => [kind, { version: text_version, language }]));
