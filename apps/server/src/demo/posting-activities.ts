// History of the demo's postings: created a day before they were published, closed later.
import type { Transaction } from '../platform/database/transaction.ts';

/** Uses the postings' own times, so that the history matches them. */
export async function loadPostingActivities(tx: Transaction, companyId: number): Promise<void> {
  await tx.client.query(
    `insert into audit_log (company_id, user_id, event, subject_type, subject_id, changes, created_at)
     select p.company_id, author.user_id, done.event, 'position', p.id, done.changes, done.at
     from positions p
     cross join (
       select user_id from company_staffs where company_id = $1 and status = 'active' order by id limit 1
     ) author
     cross join lateral (values
       (1, 'position_created', jsonb_build_object('title', p.title), coalesce(p.published_at - interval '1 day', p.created_at)),
       (2, 'position_published', jsonb_build_object('status', jsonb_build_array('pending', 'published')), p.published_at),
       (3, 'position_closed', jsonb_build_object('status', jsonb_build_array('published', 'closed')), p.closed_at)
     ) as done (place, event, changes, at)
     where p.company_id = $1 and done.at is not null
     order by p.id, done.place`,
    [companyId],
  );
}
