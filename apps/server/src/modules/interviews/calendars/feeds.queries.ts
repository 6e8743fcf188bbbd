// Private calendar feed URLs and their content.
import type { Transaction } from '../../../platform/database/transaction.ts';

export async function readFeedToken(tx: Transaction, companyId: number, staffId: number): Promise<Buffer | null> {
  const row = await tx.db
    .selectFrom('calendars')
    .select('feed_token')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.feed_token ?? null;
}

/** Creates an empty calendar for staff who never set their availability. */
export async function writeFeedToken(
  tx: Transaction,
  companyId: number,
  staffId: number,
  { hash, sealed, now }: { hash: Buffer | null; sealed: Buffer | null; now: Date },
): Promise<void> {
  await tx.client.query(
    `insert into calendars (company_id, staff_id, time_zone, buffer_minutes, min_notice_hours, max_days_ahead,
       feed_token_hash, feed_token, updated_at)
     select $1, $2, c.time_zone, 15, 12, 14, $3, $4, $5 from companies c where c.id = $1
     on conflict (company_id, staff_id) do update
       set feed_token_hash = excluded.feed_token_hash, feed_token = excluded.feed_token`,
    [companyId, staffId, hash, sealed, now],
  );
}

export interface FeedOwner {
  company_id: number;
  staff_id: number;
  name: string;
  email: string;
}

export async function findFeed(tx: Transaction, hash: Buffer): Promise<FeedOwner | undefined> {
  const { rows } = await tx.client.query<FeedOwner>(
    `select k.company_id, k.staff_id, s.name, u.email from calendars k
     join company_staffs s on s.company_id = k.company_id and s.id = k.staff_id and s.status = 'active'
     join users u on u.id = s.user_id
     join company_modules m on m.company_id = k.company_id and m.module = 'scheduling'
     where k.feed_token_hash = $1`,
    [hash],
  );
  return rows[0];
}

export interface FeedMeeting {
  id: number;
  uid: string;
  sequence: number;
  meeting_type: string;
  starts_at: Date;
  ends_at: Date;
  details: string;
  location_text: string | null;
  video_link: string | null;
  first_name: string;
  last_name: string;
  position_title: string;
}

const FEED_MAX = 500;

export const listFeedMeetings = (tx: Transaction, companyId: number, staffId: number, since: Date) =>
  tx.client
    .query<FeedMeeting>(
      `select m.id, m.uid, m.sequence, m.meeting_type, m.starts_at, m.ends_at, m.details, m.location_text, m.video_link,
         a.first_name, a.last_name, p.title as position_title
       from meeting_interviewers i
       join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
       join applications a on a.company_id = m.company_id and a.id = m.application_id
       join persons n on n.company_id = a.company_id and n.id = a.person_id and n.erased_at is null
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       where i.company_id = $1 and i.staff_id = $2 and i.starts_at >= $3 and m.status in ('confirmed', 'completed')
       order by m.starts_at limit ${FEED_MAX}`,
      [companyId, staffId, since],
    )
    .then(({ rows }) => rows);
