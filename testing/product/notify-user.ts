/** Notifies staff as the rooms do: within a transaction of the company. */
import type { NotificationType } from '@onward/domain/notifications/types';
import { announcePopUp, notifyStaff } from '../../apps/server/src/modules/notifications/notifications.service.ts';
import { inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import type { InProcessProduct } from './in-process-product.ts';

interface Member {
  companyId: number;
  staffId: number;
}

/** The company a user works in; the first if there are several. */
async function memberOf({ app }: InProcessProduct, email: string): Promise<Member> {
  const { rows } = await app.ownerPool.query<Member>(
    `select s.company_id as "companyId", s.id as "staffId" from company_staffs s join users u on u.id = s.user_id
     where u.email = $1 order by s.id limit 1`,
    [email],
  );
  const [member] = rows;
  if (!member) throw new Error(`${email} works nowhere.`);
  return member;
}

export interface News {
  type: NotificationType;
  details: Record<string, string>;
  link: string;
}

/** Notifies one user in the bell, and by email and text according to their settings. */
export async function tell(product: InProcessProduct, email: string, { type, details, link }: News): Promise<void> {
  const { companyId, staffId } = await memberOf(product, email);
  await inCompany(product.app.pool, companyId, (tx) =>
    notifyStaff(tx, {
      company_id: companyId,
      type,
      key: `test:${crypto.randomUUID()}`,
      actor_staff_id: null,
      record: {},
      details,
      link,
      only_staff_ids: [staffId],
    }),
  );
}

export async function announce(
  product: InProcessProduct,
  email: string,
  popUp: { title: string; body: string; link: string | null },
): Promise<void> {
  const member = await memberOf(product, email);
  await inCompany(product.app.pool, member.companyId, (tx) =>
    announcePopUp(tx, { ...member, kind: 'announcement', ...popUp }),
  );
}
