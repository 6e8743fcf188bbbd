// Combines many new applicants in a short time into one email (NTF-010).
import type { NotificationType } from '@onward/domain/notifications/types';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import { type Details, eventOf, putIntoWords } from './put-into-words.ts';

export interface DigestPayload {
  company_id: number;
  staff_id: number;
  type: NotificationType;
}

const NAMED_AT_MOST = 20;

/** Takes the collected items and emails them, both or neither. */
export const sendDigest = (app: App, { company_id, staff_id, type }: DigestPayload): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const gathered = await tx.db
      .deleteFrom('notification_digests')
      .where('company_id', '=', company_id)
      .where('staff_id', '=', staff_id)
      .where('notification_type', '=', type)
      .returning('notification_id')
      .execute();
    const receiver = await tx.db
      .selectFrom('company_staffs as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['u.email', 'u.locale'])
      .where('s.company_id', '=', company_id)
      .where('s.id', '=', staff_id)
      .where('s.status', '=', 'active')
      .executeTakeFirst();
    if (gathered.length === 0 || !receiver) return;
    const notifications = await tx.db
      .selectFrom('notifications')
      .select('details')
      .where('company_id', '=', company_id)
      .where(
        'id',
        'in',
        gathered.map((row) => row.notification_id),
      )
      .orderBy('id')
      .limit(NAMED_AT_MOST)
      .execute();
    const t = translator(chooseLanguage([receiver.locale], app.config.environment));
    const count = gathered.length;
    const mail = composeMail(t, {
      subject: t(`mail:digest.${type}.subject`, { count }),
      heading: t(`mail:digest.${type}.subject`, { count }),
      paragraphs: notifications.map(({ details }) => {
        const facts = details as Details;
        return putIntoWords(eventOf(type, facts), facts, t).title;
      }),
      button: { label: t('mail:notification.button'), url: `${app.config.publicUrl}/#/applicants/all-applicants` },
    });
    await app.outbox.sendEmail(tx, { companyId: company_id, to: receiver.email, ...mail });
  });
