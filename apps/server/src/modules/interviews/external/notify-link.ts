// Notifies open screens of every change to a calendar link, and the owner when it breaks.
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { notifyStaff, showLiveEvent } from '../../notifications/notifications.service.ts';
import { listInterviewers } from '../meetings/notified-interviewers.queries.ts';
import type { LinkRow } from './links.queries.ts';

export const CALENDAR_CHANGED = 'calendar_changed';
const PANEL = '/account/calendar';

export const announceCalendar = (tx: Transaction, companyId: number, staffId: number): Promise<void> =>
  recordEvent(tx, { companyId, name: CALENDAR_CHANGED, subjectId: staffId, actorStaffId: null });

const PROVIDER_NAMES = { google: 'Google', microsoft: 'Microsoft' } as const;

export async function notifyOfBrokenLink({ clock }: App, tx: Transaction, link: LinkRow): Promise<void> {
  const { company_id: companyId, staff_id: staffId } = link;
  await announceCalendar(tx, companyId, staffId);
  const [owner] = await listInterviewers(tx, companyId, [staffId]);
  if (!owner) return;
  const details = { words: 'calendar_broken', provider: PROVIDER_NAMES[link.provider], account: link.account };
  await notifyStaff(tx, {
    company_id: companyId,
    type: 'meeting_changed',
    actor_staff_id: null,
    record: {},
    details,
    link: PANEL,
    key: `calendar_link:${link.id}:broken:${clock().toISOString()}`,
    only_staff_ids: [staffId],
  });
  await showLiveEvent(tx, { companyId, staffId, kind: 'calendar', words: details.words, details, link: PANEL });
}
