// The offers that stages and rules of a process send: their templates and signers must exist, and a rule needs every value
// that its documents mention (OFR-011, JOB-028).
import type { DocumentTag } from '@onward/domain/documents/content';
import { type TemplateContent, templateTags } from '@onward/domain/documents/templates';
import { type RuleOfferProblem, ruleOfferProblems } from '@onward/domain/offers/terms';
import type { Transaction } from '../../../platform/database/transaction.ts';
import * as processes from './processes.queries.ts';
import type { ProcessEntry } from './read-entry.ts';

const unknown = [{ key: 'fields.unknown_record' }];

const FIELD: Record<RuleOfferProblem, string> = {
  offer_required: 'offer_template_ids',
  salary_required: 'salary',
  salary_unit_required: 'salary_unit',
  start_date_required: 'start_days',
};

/** Each missing part is named on its own. */
export async function checkOffers(
  tx: Transaction,
  companyId: number,
  { stages, rules, problems }: ProcessEntry,
): Promise<void> {
  const ofStages = stages.flatMap(({ config }) => config.offer_template_id ?? []);
  const ofRules = rules.flatMap(({ offer }) => [...(offer?.offer_template_ids ?? [])]);
  const tags = await findOfferTags(tx, companyId, [...ofStages, ...ofRules]);
  const signers = await processes.findStaffIds(
    tx,
    companyId,
    rules.flatMap(({ offer }) => [...(offer?.signer_ids ?? [])]),
  );
  stages.forEach(({ config }, index) => {
    if (config.offer_template_id && !tags.has(config.offer_template_id))
      problems[`stages.${index}.config.offer_template_id`] = unknown;
  });
  rules.forEach(({ kind, offer, stage_id }, index) => {
    if (kind !== 'offer_send') return;
    const at = `automation_rules.${index}.offer`;
    const values = { stage: stages.find(({ reference }) => reference === stage_id)?.name ?? '' };
    const ids = offer?.offer_template_ids ?? [];
    if (ids.some((id) => !tags.has(id))) problems[`${at}.offer_template_ids`] = unknown;
    if (offer?.signer_ids.some((id) => !signers.includes(id))) problems[`${at}.signer_ids`] = unknown;
    const used = [...new Set(ids.flatMap((id) => tags.get(id) ?? []))];
    for (const problem of ruleOfferProblems(offer ?? null, used))
      problems[`${at}.${FIELD[problem]}`] = [{ key: `fields.rule_${problem}`, values }];
  });
}

/**
 * The merge tags of each template that exists; they are locked until the transaction ends. Locked before they are read:
 * a lock that joins the revision drops a template that got another one while the lock was awaited.
 */
async function findOfferTags(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, DocumentTag[]>> {
  const existing = await processes.findOfferTemplateIds(tx, companyId, ids);
  if (existing.length === 0) return new Map();
  const { rows } = await tx.client.query<{ id: number; content: TemplateContent }>(
    `select t.id, r.content from document_templates t
     join document_revisions r on r.company_id = t.company_id and r.template_id = t.id and r.revision = t.revision
     where t.company_id = $1 and t.id = any($2)`,
    [companyId, existing],
  );
  return new Map(rows.map(({ id, content }) => [id, templateTags(content)]));
}
