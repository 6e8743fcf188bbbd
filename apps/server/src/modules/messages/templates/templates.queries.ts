// Queries on message templates.
import type { Channel } from '@onward/domain/messages/channels';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Wording {
  subject: string | null;
  body: string;
}

export interface TemplateValues extends Wording {
  name: string;
  channel: Channel;
  translations: Partial<Record<Language, Wording>>;
}

export interface TemplateRow extends TemplateValues {
  id: number;
  version: number;
  updated_at: Date;
}

const COLUMNS = 'id, name, channel, subject, body, translations, version, updated_at';

export async function list(tx: Transaction, companyId: number, channel: Channel | null): Promise<TemplateRow[]> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS} from message_templates where company_id = $1 and deleted_at is null
       and ($2::text is null or channel = $2) order by lower(name), id`,
    [companyId, channel],
  );
  return rows;
}

export async function find(
  tx: Transaction,
  companyId: number,
  id: number,
  { lock = false } = {},
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS} from message_templates where company_id = $1 and id = $2 and deleted_at is null
     ${lock ? 'for update' : ''}`,
    [companyId, id],
  );
  return rows[0];
}

const valuesOf = ({ name, channel, subject, body, translations }: TemplateValues): unknown[] => [
  name,
  channel,
  subject,
  body,
  JSON.stringify(translations),
];

/** Undefined when the name is taken. */
export async function insert(
  tx: Transaction,
  companyId: number,
  values: TemplateValues,
  now: Date,
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `insert into message_templates (company_id, name, channel, subject, body, translations, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning ${COLUMNS}`,
    [companyId, ...valuesOf(values), now],
  );
  return rows[0];
}

export async function isNameTaken(
  tx: Transaction,
  companyId: number,
  { name, channel }: TemplateValues,
  except: number,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from message_templates where company_id = $1 and channel = $2 and lower(name) = lower($3) and id <> $4
       and deleted_at is null`,
    [companyId, channel, name, except],
  );
  return rowCount !== 0;
}

export async function update(
  tx: Transaction,
  companyId: number,
  id: number,
  values: TemplateValues,
  now: Date,
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `update message_templates set name = $3, channel = $4, subject = $5, body = $6, translations = $7, updated_at = $8,
       version = version + 1 where company_id = $1 and id = $2 returning ${COLUMNS}`,
    [companyId, id, ...valuesOf(values), now],
  );
  return rows[0];
}

export const remove = (tx: Transaction, companyId: number, id: number, now: Date) =>
  tx.client.query('update message_templates set deleted_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);

/** False when its name was taken in the meantime. */
export async function putBack(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update message_templates t set deleted_at = null
     where t.company_id = $1 and t.id = $2 and not exists (
       select from message_templates o where o.company_id = $1 and o.deleted_at is null
         and o.channel = t.channel and lower(o.name) = lower(t.name))`,
    [companyId, id],
  );
  return rowCount === 1;
}
