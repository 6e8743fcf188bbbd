// Queries on notes, feedback, and ratings.
import type { NoteVisibility, Recommendation } from '@onward/domain/applicants/remarks';
import type pg from 'pg';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { ownedRecords } from '../owned-records.ts';

export interface NoteRow {
  id: number;
  application_id: number;
  staff_id: number | null;
  author_name: string | null;
  body: string;
  visibility: NoteVisibility;
  mentions: { id: number; name: string }[] | null;
  created_at: Date;
  updated_at: Date;
}

export const notes = ownedRecords<NoteRow & pg.QueryResultRow>(
  'application_notes',
  `select own.id, own.application_id, own.staff_id, author.name as author_name, own.body, own.visibility,
    (select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name) from company_staffs m
      where m.company_id = own.company_id and m.id = any(own.mentions)) as mentions, own.created_at, own.updated_at
  from application_notes own
  left join company_staffs author on author.company_id = own.company_id and author.id = own.staff_id`,
);

export interface NoteValues {
  body: string;
  visibility: NoteVisibility;
  mentions: readonly number[];
}

/** Adds the same note to each applicant; returns the ids in the order of the applicants. */
export async function insertNotes(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
  { staffId, now, ...values }: NoteValues & { staffId: number; now: Date },
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into application_notes
       (company_id, application_id, staff_id, body, visibility, mentions, created_at, updated_at)
     select $1, id, $3, $4, $5, $6, $7, $7 from unnest($2::bigint[]) as id returning id`,
    [companyId, applicationIds, staffId, values.body, values.visibility, values.mentions, now],
  );
  return rows.map(({ id }) => id);
}

export const updateNote = (tx: Transaction, companyId: number, id: number, values: NoteValues, now: Date) =>
  tx.client.query(
    `update application_notes set body = $3, visibility = $4, mentions = $5, updated_at = $6
     where company_id = $1 and id = $2`,
    [companyId, id, values.body, values.visibility, values.mentions, now],
  );

export interface FeedbackRow {
  id: number;
  application_id: number;
  staff_id: number | null;
  author_name: string | null;
  recommendation: Recommendation;
  body: string;
  rating: number | null;
  meeting_id: number | null;
  created_at: Date;
  updated_at: Date;
}

export const feedbacks = ownedRecords<FeedbackRow & pg.QueryResultRow>(
  'application_feedbacks',
  `select own.id, own.application_id, own.staff_id, author.name as author_name, own.recommendation, own.body,
    r.rating, own.meeting_id, own.created_at, own.updated_at
  from application_feedbacks own
  left join company_staffs author on author.company_id = own.company_id and author.id = own.staff_id
  left join application_ratings r
    on r.company_id = own.company_id and r.application_id = own.application_id and r.staff_id = own.staff_id`,
);

export interface FeedbackValues {
  recommendation: Recommendation;
  body: string;
  meeting_id: number | null;
}

export async function hasMeeting(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  meetingId: number,
): Promise<boolean> {
  const { rows } = await tx.client.query(
    'select id from meetings where company_id = $1 and application_id = $2 and id = $3',
    [companyId, applicationId, meetingId],
  );
  return rows.length > 0;
}

/** Undefined when the author already gave feedback for the same meeting. */
export async function insertFeedback(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  { staffId, now, ...values }: FeedbackValues & { staffId: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into application_feedbacks
       (company_id, application_id, staff_id, recommendation, body, meeting_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (company_id, application_id, staff_id, coalesce(meeting_id, 0)) do nothing returning id`,
    [companyId, applicationId, staffId, values.recommendation, values.body, values.meeting_id, now],
  );
  return rows[0]?.id;
}

export const updateFeedback = (
  tx: Transaction,
  companyId: number,
  id: number,
  { recommendation, body }: Pick<FeedbackValues, 'recommendation' | 'body'>,
  now: Date,
) =>
  tx.client.query(
    `update application_feedbacks set recommendation = $3, body = $4, updated_at = $5
     where company_id = $1 and id = $2`,
    [companyId, id, recommendation, body, now],
  );

/** Null removes the rating; returns everyone's ratings. */
export async function setRating(
  tx: Transaction,
  {
    companyId,
    applicationId,
    staffId,
    rating,
    now,
  }: {
    companyId: number;
    applicationId: number;
    staffId: number;
    rating: number | null;
    now: Date;
  },
): Promise<number[]> {
  if (rating === null) {
    await tx.client.query(
      'delete from application_ratings where company_id = $1 and application_id = $2 and staff_id = $3',
      [companyId, applicationId, staffId],
    );
  } else {
    await tx.client.query(
      `insert into application_ratings (company_id, application_id, staff_id, rating, rated_at)
       values ($1, $2, $3, $4, $5)
       on conflict (company_id, application_id, staff_id) do update set rating = excluded.rating, rated_at = excluded.rated_at`,
      [companyId, applicationId, staffId, rating, now],
    );
  }
  const { rows } = await tx.client.query<{ rating: number }>(
    'select rating from application_ratings where company_id = $1 and application_id = $2',
    [companyId, applicationId],
  );
  return rows.map((row) => row.rating);
}

export const writeAverage = (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  average: number | null,
  now: Date,
) =>
  tx.client.query(`update applications set rating = $3, last_activity_at = $4 where company_id = $1 and id = $2`, [
    companyId,
    applicationId,
    average,
    now,
  ]);

/** Those of the ids that belong to active staff. */
export async function knownStaff(tx: Transaction, companyId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company_staffs where company_id = $1 and id = any($2) and status = 'active'",
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}
