// Checks what is about to be sent: the documents, who signs for the company, and a value for every merge tag (OFR-004).
import type { DocumentTag } from '@onward/domain/documents/content';
import type { SignerRole } from '@onward/domain/documents/fields';
import { missingValues, templateFields, templateTags } from '@onward/domain/documents/templates';
import { missingTerms, type OfferTerms, termProblems } from '@onward/domain/offers/terms';
import type { EnvironmentName } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type FieldTexts, fieldInvalid, validationFailed } from '../../../platform/http/errors.ts';
import { findTemplates, type TemplateRow } from '../../documents/documents.service.ts';
import { languageOf, type OfferRecipient, tagValuesOf } from './offer-recipients.ts';

export interface CompanySigner {
  id: number;
  name: string;
  email: string;
}

/** The same for everybody who gets the offer. */
export interface OfferPlan {
  templates: readonly TemplateRow[];
  tags: readonly DocumentTag[];
  signers: readonly CompanySigner[];
  /** Whose name the documents mention: the first signer, or the sender. */
  managerName: string | null;
  expiresAt: Date;
}

export interface OfferChoice {
  companyId: number;
  templateIds: readonly number[];
  signerIds: readonly number[];
  expiresInDays: number;
  senderId: number | null;
  /** In front of the names of fields in refusals. */
  prefix: string;
  now: Date;
}

export async function planOffers(tx: Transaction, choice: OfferChoice): Promise<OfferPlan> {
  const { companyId, templateIds, signerIds, expiresInDays, senderId, prefix, now } = choice;
  const templates = await findTemplates(tx, { companyId, kind: 'offer' }, templateIds);
  if (templates.length === 0 || templates.length < templateIds.length)
    throw fieldInvalid(`${prefix}offer_template_ids`, 'unknown_record');
  const people = await findStaff(tx, companyId, senderId === null ? signerIds : [...signerIds, senderId]);
  const signers = signerIds.flatMap((id) => people.get(id) ?? []);
  if (signers.length < signerIds.length) throw fieldInvalid(`${prefix}signer_ids`, 'unknown_record');
  if (signers.length === 0 && rolesOf(templates).includes('company'))
    throw fieldInvalid(`${prefix}signer_ids`, 'offers.company_signer_required');
  const sender = senderId === null ? undefined : people.get(senderId);
  return {
    templates,
    tags: [...new Set(templates.flatMap(({ content }) => templateTags(content)))],
    signers,
    managerName: signers[0]?.name ?? sender?.name ?? null,
    expiresAt: addSeconds(now, expiresInDays * SECONDS.day),
  };
}

const rolesOf = (templates: readonly TemplateRow[]): SignerRole[] =>
  templates.flatMap(({ content }) => templateFields(content).map(({ role }) => role));

async function findStaff(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, CompanySigner>> {
  const rows = await tx.prepared<CompanySigner & Record<string, unknown>>(
    'offers_staff',
    `select id, name, email from company_staffs where company_id = $1 and id = any($2::bigint[]) and status = 'active'`,
    [companyId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface FilledOffer {
  to: OfferRecipient;
  terms: OfferTerms;
  values: ReturnType<typeof tagValuesOf>;
  language: ReturnType<typeof languageOf>;
  missing: DocumentTag[];
}

export function fillOffer(
  plan: OfferPlan,
  to: OfferRecipient,
  terms: OfferTerms,
  environment: EnvironmentName,
): FilledOffer {
  const language = languageOf(to, environment);
  const { tags, managerName, expiresAt } = plan;
  const values = tagValuesOf(to, language, { terms, tags, managerName, expiresAt });
  return { to, terms, values, language, missing: missingValues(tags, values) };
}

/** Nothing is sent to anybody while something is missing for one of them. */
export function requireComplete(plan: OfferPlan, filled: readonly FilledOffer[], prefix: string, now: Date): void {
  const fields: FieldTexts = {};
  for (const { to, terms, missing } of filled) {
    const place = `${prefix}offers.${to.application_id}`;
    const today = wallTimeOf(now.getTime(), to.time_zone).day;
    for (const term of missingTerms(plan.tags, terms)) fields[`${place}.${term}`] = [{ key: 'fields.required' }];
    for (const [term, problem] of Object.entries(termProblems(terms, today)))
      fields[`${place}.${term}`] = [{ key: `fields.${problem}` }];
    const others = missing.filter((tag) => !(tag in terms));
    if (others.length > 0)
      fields[place] = [{ key: 'fields.offers.missing_values', values: { tags: others.join(', ') } }];
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}
