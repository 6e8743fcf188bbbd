// Tells people by email that a report is ready, with a link and never the file itself (RPT-007, RPT-011).
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import { EXPORT_FILE_KEPT_DAYS } from '@onward/domain/reports/exports';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { composeMail } from '../../../platform/outbox/mail-layout.ts';
import type { ExportRow } from './exports.queries.ts';

/** People who have waited longer have probably left the page. */
const MAILED_AFTER_SECONDS = 60;

export async function mailExport(app: App, tx: Transaction, run: ExportRow): Promise<void> {
  const waited = (app.clock().getTime() - run.created_at.getTime()) / 1000;
  if (!run.is_scheduled && waited < MAILED_AFTER_SECONDS) return;
  const recipient = await findRecipient(tx, run);
  if (!recipient) return;
  const t = translator(recipient.locale ?? DEFAULT_LANGUAGE);
  const kind = run.failure ? 'failed' : 'ready';
  const values = {
    name: run.name,
    count: run.row_count ?? 0,
    days: EXPORT_FILE_KEPT_DAYS,
    reason: run.failure ? t(`reports:failures.${run.failure}`) : '',
  };
  const mail = composeMail(t, {
    subject: t(`reports:mail.${kind}.subject`, values),
    heading: t(`reports:mail.${kind}.heading`, values),
    paragraphs: [t(`reports:mail.${kind}.body`, values)],
    button: { label: t(`reports:mail.${kind}.button`), url: linkTo(app, run) },
  });
  await app.outbox.sendEmail(tx, { companyId: run.company_id, to: recipient.email, ...mail });
}

const linkTo = ({ config }: App, { id, failure }: ExportRow): string =>
  failure ? `${config.publicUrl}/#/reports` : `${config.publicUrl}/#/reports?action=downloadReport&reportId=${id}`;

async function findRecipient(
  tx: Transaction,
  { company_id, created_by }: ExportRow,
): Promise<{ email: string; locale: Language | null } | undefined> {
  return tx.asSystem(async () => {
    const { rows } = await tx.client.query<{ email: string; locale: Language | null }>(
      `select u.email, u.locale from company_staffs s join users u on u.id = s.user_id
       where s.company_id = $1 and s.id = $2 and s.status = 'active' and u.email <> ''`,
      [company_id, created_by],
    );
    return rows[0];
  });
}
