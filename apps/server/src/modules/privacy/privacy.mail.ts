// Tells the super admins by email what a run removed (AHD-020).
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import { longDay } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import { findRun, type RunRow } from './retention/runs.queries.ts';

export async function mailReport(
  app: App,
  tx: Transaction,
  { company_id: companyId, id, run_on }: RunRow,
): Promise<void> {
  const run = await findRun(tx, companyId, id);
  for (const { email, locale } of await findSuperAdmins(tx, companyId)) {
    const language = locale ?? DEFAULT_LANGUAGE;
    const t = translator(language);
    const day = longDay(run_on, language);
    const lines = (run?.outcomes ?? []).map(({ kind, outcome, count }) =>
      t('privacy:mail.line', { kind: t(`privacy:kinds.${kind}`), outcome: t(`privacy:outcomes.${outcome}`), count }),
    );
    const mail = composeMail(t, {
      subject: t('privacy:mail.subject', { day }),
      heading: t('privacy:mail.heading', { day }),
      paragraphs: lines.length > 0 ? lines : [t('privacy:mail.nothing')],
      button: {
        label: t('privacy:mail.button'),
        url: `${app.config.publicUrl}/#/company?currentPanel=privacy&run=${id}`,
      },
    });
    await app.outbox.sendEmail(tx, { companyId, to: email, ...mail });
  }
}

const findSuperAdmins = (
  tx: Transaction,
  companyId: number,
): Promise<readonly { email: string; locale: Language | null }[]> =>
  tx.asSystem(async () => {
    const { rows } = await tx.client.query<{ email: string; locale: Language | null }>(
      `select u.email, u.locale from company_staffs s
       join company_roles r on r.company_id = s.company_id and r.id = s.role_id
       join users u on u.id = s.user_id
       where s.company_id = $1 and s.status = 'active' and r.reserved_key = 'super_admin' and u.email <> ''
       order by s.id`,
      [companyId],
    );
    return rows;
  });
