// The demo's notifications in the bell, and one announcement.
import type { NotificationType } from '@onward/domain/notifications/types';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../platform/database/transaction.ts';
import { awake, ZONE } from './working-day.ts';

const BELL: {
  type: NotificationType;
  details: Record<string, string>;
  link: string;
  hoursAgo: number;
  read: boolean;
}[] = [
  {
    type: 'new_applicant',
    details: { applicant: 'Amara Okafor', position: 'Shift Leader', location: 'Decatur' },
    link: '/applicants/all-applicants',
    hoursAgo: 1,
    read: false,
  },
  { type: 'applicant_replies', details: { applicant: 'Diego Marín' }, link: '/messages', hoursAgo: 3, read: false },
  {
    type: 'meeting_booked',
    details: { applicant: 'Hannah Lindqvist', position: 'Barista' },
    link: '/schedule',
    hoursAgo: 26,
    read: false,
  },
  {
    type: 'offer_signed',
    details: { applicant: 'Chris Yang', position: 'Shift Leader' },
    link: '/applicants/all-applicants',
    hoursAgo: 50,
    read: true,
  },
  {
    type: 'onboarding_completed',
    details: { employee: 'Josefina Ortiz' },
    link: '/onboarding',
    hoursAgo: 75,
    read: true,
  },
];

const MID_MORNING = 11 * 60 + 15;

function tomorrowMorning(now: Date): { moment: string; zone: string } {
  const tomorrow = dayAfter(wallTimeOf(now.getTime(), ZONE).day, 1);
  return { moment: new Date(momentOf(tomorrow, MID_MORNING, ZONE)).toISOString(), zone: ZONE };
}

const RECIPIENTS = ['super.admin@larkfield.test', 'hr.admin@larkfield.test', 'general.manager@larkfield.test'];

export async function loadNotifications(
  tx: Transaction,
  companyId: number,
  staff: ReadonlyMap<string, number>,
): Promise<void> {
  const now = new Date();
  for (const email of RECIPIENTS) {
    const staffId = staff.get(email);
    if (staffId === undefined) continue;
    const rows = [...BELL].reverse().map(({ type, details, link, hoursAgo, read }, index) => ({
      company_id: companyId,
      staff_id: staffId,
      notification_type: type,
      details: JSON.stringify(type === 'meeting_booked' ? { ...details, ...tomorrowMorning(now) } : details),
      link,
      fact_key: `demo:${index}`,
      created_at: awake(addSeconds(now, -hoursAgo * SECONDS.hour)),
      read_at: read ? now : null,
    }));
    await tx.db.insertInto('notifications').values(rows).execute();
  }
  const greeted = staff.get('super.admin@larkfield.test');
  if (greeted === undefined) return;
  await tx.db
    .insertInto('pop_up_notifications')
    .values({
      company_id: companyId,
      staff_id: greeted,
      kind: 'announcement',
      title: 'Departments are live',
      body: 'Group your jobs by department and limit team members to the ones they run.',
      link: '/company?currentPanel=departments',
    })
    .execute();
}
