// Tells the team that somebody was hired, once that can no longer be undone (APP-027, NTF-002).
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import type { ActionContext } from './action-context.ts';

export const HIRE_NEWS_TASK = 'applicants.hire_news';

export interface HireNews {
  company_id: number;
  application_id: number;
  /** Who marked the applicant hired and needs no notice of it. */
  staff_id: number;
  /** Identifies the hire: somebody hired again later is news again. */
  hired_at: string;
}

/** One notice per applicant, also when the hire is undone and repeated while the first one waits. */
export const announceHire = (
  { tx, companyId, staffId, now, holdUntil }: ActionContext,
  applicationId: number,
): Promise<void> => {
  const news: HireNews = {
    company_id: companyId,
    application_id: applicationId,
    staff_id: staffId,
    hired_at: now.toISOString(),
  };
  return enqueue(tx, HIRE_NEWS_TASK, news, { key: `hired:${companyId}:${applicationId}`, runAt: holdUntil });
};

interface Hired {
  name: string;
  title: string;
  location_name: string;
  position: number;
  location: number;
  department: number | null;
  brand: number;
}

/** Nothing when the applicant isn't hired anymore. */
export const tellOfHire = (app: App, { company_id, application_id, staff_id, hired_at }: HireNews): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const { rows } = await tx.client.query<Hired>(
      `select a.first_name || ' ' || a.last_name as name, p.title, l.name as location_name, p.id as position,
         p.location_id as location, p.department_id as department, l.brand_id as brand
       from applications a
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       where a.company_id = $1 and a.id = $2 and a.status = 'hired'`,
      [company_id, application_id],
    );
    const [hired] = rows;
    if (!hired) return;
    const { name, title, location_name, ...record } = hired;
    await notifyStaff(tx, {
      company_id,
      type: 'applicant_hired',
      key: `applicant:${application_id}:hired:${hired_at}`,
      actor_staff_id: staff_id,
      record,
      details: { applicant: name, position: title, location: location_name },
      link: `/applicant/${application_id}`,
    });
  });
