// A keyword texted to our number is answered with the link to apply (JOB-054).
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import { keywordIn } from '@onward/domain/positions/text-to-apply';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { InboundText } from '../../../providers/sms/inbound-texts.ts';

/** The careers room, which comes later, starts the application and returns its link. */
export interface TextToApplyPort {
  begin(
    app: App,
    tx: Transaction,
    request: { positionKey: string; companyKey: string; from: string; language: Language; now: Date },
  ): Promise<{ link: string; draftId: number | null }>;
}

interface WantedPosition {
  company_id: number;
  id: number;
  digest_key: string;
  title: string;
  company_key: string;
  company_name: string;
  brand_name: string;
  location_name: string;
}

/** Null when the text is not a keyword of an open posting: then it is a normal message. */
export async function answerKeyword(
  app: App,
  context: TextToApplyPort,
  tx: Transaction,
  text: InboundText,
): Promise<{ position_id: number } | null> {
  const keyword = keywordIn(text.body);
  const position = keyword ? await findByKeyword(tx, keyword) : undefined;
  if (!position) return null;
  const now = app.clock();
  await tx.enterCompany(position.company_id);
  if (!(await note(tx, position, text, now))) return { position_id: position.id };
  // The sender's language is not known yet.
  const language = DEFAULT_LANGUAGE;
  const { link, draftId } = await context.begin(app, tx, {
    positionKey: position.digest_key,
    companyKey: position.company_key,
    from: text.from,
    language,
    now,
  });
  await tx.client.query('update text_to_apply_texts set draft_id = $3 where company_id = $1 and provider_id = $2', [
    position.company_id,
    text.id,
    draftId,
  ]);
  const t = translator(language);
  await app.strangers.sendText(tx, {
    companyId: position.company_id,
    to: text.from,
    body: t('careers:texts.apply', {
      company: advertiserOf(position),
      position: t('careers:jobAt', { position: position.title, place: position.location_name }),
      link,
    }),
  });
  return { position_id: position.id };
}

async function findByKeyword(tx: Transaction, keyword: string): Promise<WantedPosition | undefined> {
  const { rows } = await tx.client.query<WantedPosition>(
    `select p.company_id, p.id, p.digest_key, p.title, c.digest_key as company_key, c.name as company_name,
       b.name as brand_name, l.name as location_name
     from positions p
     join companies c on c.id = p.company_id and c.status = 'active'
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where p.keyword = $1 and p.status = 'published' and p.review_status = 'approved'`,
    [keyword],
  );
  return rows[0];
}

/** False for a repeated delivery by the provider. */
async function note(tx: Transaction, position: WantedPosition, text: InboundText, now: Date): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into text_to_apply_texts (company_id, position_id, provider_id, phone, received_at)
     values ($1, $2, $3, $4, $5) on conflict (provider_id) do nothing`,
    [position.company_id, position.id, text.id, text.from, now],
  );
  return rowCount === 1;
}
