// Message templates: created, changed, and deleted, with merge tags checked in every language (MSG-010, MSG-012).
import type { MessageTemplate, MessageTemplateInput } from '@onward/contract/messages/message-templates';
import { type Channel, messageProblem } from '@onward/domain/messages/channels';
import { checkMergeTags } from '@onward/domain/messages/merge-tags';
import { ownValue } from '@onward/domain/platform/own-value';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changedMeanwhile, fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import * as templates from './templates.queries.ts';

const record = companyRecord<templates.TemplateRow>({
  kind: 'message_template',
  find: ({ tx, access }, id) => templates.find(tx, access.companyId, id, { lock: true }),
  describe: ({ name }) => ({ name }),
});

export async function listTemplates({ tx, access }: CompanyCall, channel?: Channel): Promise<MessageTemplate[]> {
  return (await templates.list(tx, access.companyId, channel ?? null)).map(present);
}

export async function createTemplate(call: CompanyCall, input: MessageTemplateInput): Promise<MessageTemplate> {
  const { tx, access, now } = call;
  const values = checked(input);
  const template = await templates.insert(tx, access.companyId, values, now);
  if (!template) throw record.nameTaken();
  await record.recordCreated(call, template);
  return present(template);
}

export async function updateTemplate(
  call: CompanyCall,
  id: number,
  input: MessageTemplateInput,
): Promise<MessageTemplate> {
  const { tx, access, now } = call;
  const current = await record.load(call, id);
  const values = checked(input);
  if (input.version !== undefined && input.version !== current.version) throw changedMeanwhile(current, values);
  if (await templates.isNameTaken(tx, access.companyId, values, id)) {
    throw record.nameTaken();
  }
  const template = await templates.update(tx, access.companyId, id, values, now);
  if (!template) throw notFound();
  await record.recordUpdated(call, template, changesBetween<templates.TemplateValues>(current, values));
  return present(template);
}

export async function deleteTemplate(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const template = await record.load(call, id);
  await templates.remove(tx, access.companyId, id, now);
  await record.recordDeleted(call, template);
}

export async function restoreTemplate(call: CompanyCall, id: number): Promise<MessageTemplate> {
  const { tx, access } = call;
  await record.takeDeleted(call, id);
  if (!(await templates.putBack(tx, access.companyId, id))) throw record.nameTaken();
  return present(await record.recordRestored(call, id));
}

/** The text in the language of the application. */
export async function wordingFor(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<((language: string) => templates.Wording | null) | null> {
  const template = await templates.find(tx, companyId, id);
  if (!template) return null;
  return (language) => ownValue(template.translations, language) ?? null;
}

function checked({ name, channel, subject, body, translations = {} }: MessageTemplateInput): templates.TemplateValues {
  const words = wording(channel, { subject, body }, '');
  const others = Object.entries(translations).map(([language, each]) => [
    language,
    wording(channel, each, `translations.${language}.`),
  ]);
  return { name: name.trim(), channel, ...words, translations: Object.fromEntries(others) };
}

/** Field names include their language. */
function wording(
  channel: Channel,
  { subject, body }: { subject?: string | null; body: string },
  prefix: string,
): templates.Wording {
  const words = { subject: channel === 'email' ? (subject?.trim() ?? '') : null, body: body.trim() };
  const problem = messageProblem({ channel, ...words });
  if (problem) throw fieldInvalid(`${prefix}${problem.field}`, problem.key, { count: problem.count ?? 0 });
  for (const field of ['subject', 'body'] as const) {
    const tags = checkMergeTags('message', words[field] ?? '');
    if (tags) throw fieldInvalid(`${prefix}${field}`, tags.problem, { tags: tags.tags.join(', ') });
  }
  return words;
}

const present = (row: templates.TemplateRow): MessageTemplate => ({
  id: row.id,
  name: row.name,
  channel: row.channel,
  subject: row.subject,
  body: row.body,
  translations: row.translations as MessageTemplate['translations'],
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
