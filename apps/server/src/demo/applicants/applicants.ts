// Adds applicants with their histories to the postings of a demo company, each kind of row in one statement.
import { averageRating } from '@onward/domain/applicants/remarks';
import { PRODUCT_CONSENT_VERSION } from '@onward/domain/careers/consent';
import type { AnswerValue } from '@onward/domain/questions/answers';
import type { Question } from '@onward/domain/questions/questions';
import { passesScreening } from '@onward/domain/questions/screening';
import { translator } from '../../platform/i18n/translate.ts';
import { type Chance, createChance } from '../chance.ts';
import type { DemoApplicant, DemoCrowd, DemoPostingRow } from './applicant-crowd.ts';
import { insertResumes } from './applicant-files.ts';
import { buildStory, type Story } from './applicant-stories.ts';
import { FIRST_NAMES, JOBS_BEFORE, LAST_NAMES } from './applicant-texts.ts';

const SEED = 20_260_401;
/** The team members who handle applicants in the demo. */
const HANDLERS = ['hr.admin@larkfield.test', 'general.manager@larkfield.test', 'super.admin@larkfield.test'];
/** One in this many applied before, for another job of the company. */
const AGAIN_EVERY = 12;
/** One in this many agreed to be contacted about other jobs. */
const IN_TOUCH_EVERY = 3;

export async function loadApplicants(crowd: DemoCrowd): Promise<void> {
  const applicants = inviteApplicants(crowd, await findPostings(crowd));
  const personIds = await insertPersons(crowd, applicants);
  const ids = await insertApplications(crowd, applicants, personIds);
  await insertTexts(crowd, ids);
  await insertConsents(crowd, applicants, ids);
  await insertHistories(crowd, applicants, ids);
  await insertRemarks(crowd, applicants, ids);
  await insertResumes(crowd, applicants, ids);
}

async function findPostings({ tx, companyId }: DemoCrowd): Promise<DemoPostingRow[]> {
  const { rows } = await tx.client.query<DemoPostingRow>(
    `select p.id, p.title, p.openings, p.published_at as "publishedAt", p.closed_at as "closedAt",
       l.time_zone as "timeZone", p.questions,
       (select json_agg(json_build_object('id', s.id, 'name', s.name, 'stage_type', s.stage_type) order by s.sequence)
         from stages s where s.company_id = p.company_id and s.deleted_at is null
           and s.hiring_process_template_id = coalesce(p.hiring_process_template_id, h.id)) as stages
     from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join hiring_process_templates h on h.company_id = p.company_id and h.is_default and h.deleted_at is null
     where p.company_id = $1 and p.published_at is not null order by p.id`,
    [companyId],
  );
  return rows;
}

function inviteApplicants({ staff, now, count }: DemoCrowd, postings: readonly DemoPostingRow[]): DemoApplicant[] {
  const chance = createChance(SEED);
  const staffIds = HANDLERS.flatMap((email) => staff.get(email) ?? []);
  const hired = new Map<number, number>();
  const applicants: DemoApplicant[] = [];
  const taken = new Set<string>();
  // Open postings have twice as many as closed ones.
  const places = [...postings, ...postings.filter(({ closedAt }) => closedAt === null)];
  for (let number = 0; number < count; number += 1) {
    const posting = places[number % places.length];
    if (!posting) break;
    const known = number % AGAIN_EVERY === AGAIN_EVERY - 1 ? applicants[chance.below(number)] : undefined;
    const person = known && !taken.has(`${known.person}:${posting.id}`) ? known : undefined;
    const mayHire = (hired.get(posting.id) ?? 0) < posting.openings;
    const story = buildStory(posting, { chance, now, staffIds, turn: number, mayHire });
    if (story.status === 'hired') hired.set(posting.id, (hired.get(posting.id) ?? 0) + 1);
    const answers = answer(chance, posting.questions);
    applicants.push({
      number,
      posting,
      story,
      answers,
      person: person?.person ?? number,
      screeningFailed: answers.some(({ passed }) => passed === false),
      firstName: person?.firstName ?? chance.pick(FIRST_NAMES),
      lastName: person?.lastName ?? chance.pick(LAST_NAMES),
    });
    taken.add(`${person?.person ?? number}:${posting.id}`);
  }
  return applicants;
}

const answer = (chance: Chance, questions: readonly Question[]) =>
  questions.map((question) => {
    const { id, title, question_type } = question;
    const value: AnswerValue =
      question_type === 'yes_no' ? (chance.happens(0.93) ? 'yes' : 'no') : chance.pick(JOBS_BEFORE);
    return { question_id: id, title, question_type, value, passed: passesScreening(question, value) };
  });

/** The number makes the address unique. */
const contactOf = ({ person, firstName, lastName }: DemoApplicant) => ({
  email: `${plain(firstName)}.${plain(lastName)}.${person + 1}@mail.test`,
  phone: `678${2_310_000 + person * 7}`,
});

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();

async function insertPersons(
  { tx, companyId }: DemoCrowd,
  applicants: readonly DemoApplicant[],
): Promise<Map<number, number>> {
  const persons = applicants.filter(({ number, person }) => number === person);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into persons (company_id, first_name, last_name, email, phone, region_number, phone_verified_at, created_at)
     select $1, first_name, last_name, email, phone, '1', created_at, created_at from json_to_recordset($2)
       as p (first_name text, last_name text, email text, phone text, created_at timestamptz) returning id`,
    [
      companyId,
      JSON.stringify(
        persons.map((applicant) => ({
          first_name: applicant.firstName,
          last_name: applicant.lastName,
          ...contactOf(applicant),
          created_at: applicant.story.appliedAt,
        })),
      ),
    ],
  );
  return new Map(persons.map(({ person }, at) => [person, rows[at]?.id ?? 0]));
}

async function insertApplications(
  { tx, companyId }: DemoCrowd,
  applicants: readonly DemoApplicant[],
  personIds: ReadonlyMap<number, number>,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, stage_entry,
       stage_entries, stage_status, first_name, last_name, email, phone, region_number, answers, screening_failed,
       referer_source, sms_consent, rating, rejection, hired_date, applied_at, stage_entered_at, last_activity_at,
       seen_at, version)
     select $1, digest_key, person_id, position_id, status, stage_id, stage_entry, stage_entry, stage_status, first_name,
       last_name, email, phone, '1', answers, screening_failed, referer_source, sms_consent, rating, rejection,
       hired_date, applied_at, stage_entered_at, last_activity_at, seen_at, version
     from json_to_recordset($2) as a (digest_key text, person_id bigint, position_id bigint, status text,
       stage_id bigint, stage_entry integer, stage_status text, first_name text, last_name text, email text, phone text,
       answers jsonb, screening_failed boolean, referer_source text, sms_consent boolean, rating numeric,
       rejection jsonb, hired_date date, applied_at timestamptz, stage_entered_at timestamptz,
       last_activity_at timestamptz, seen_at timestamptz, version integer) returning id`,
    [companyId, JSON.stringify(applicants.map((applicant) => applicationRow(applicant, personIds)))],
  );
  return rows.map(({ id }) => id);
}

const applicationRow = (applicant: DemoApplicant, personIds: ReadonlyMap<number, number>) => {
  const { number, person, firstName, lastName, posting, answers, story } = applicant;
  return {
    digest_key: `demo${String(number + 1).padStart(8, '0')}`,
    person_id: personIds.get(person),
    position_id: posting.id,
    status: story.status,
    stage_id: story.stage.id,
    stage_entry: story.stageEntry,
    stage_status: story.stageStatus,
    first_name: firstName,
    last_name: lastName,
    ...contactOf(applicant),
    answers,
    screening_failed: applicant.screeningFailed,
    referer_source: story.source,
    sms_consent: number % 4 > 0,
    rating: averageRating(story.ratings.map(({ rating }) => rating)),
    rejection: story.rejection,
    hired_date: story.hiredDate,
    applied_at: story.appliedAt,
    stage_entered_at: story.stageEnteredAt,
    last_activity_at: story.lastActivityAt,
    seen_at: story.seenAt,
    version: story.version,
  };
};

/** People who applied by text sent the keyword first; every second time someone else sent it and didn't apply. */
async function insertTexts({ tx, companyId }: DemoCrowd, ids: readonly number[]): Promise<void> {
  await tx.client.query(
    `insert into text_to_apply_texts (company_id, position_id, provider_id, phone, received_at)
     select $1, a.position_id, 'demo-' || a.id || '-' || t.kind, t.phone, a.applied_at - t.before
     from applications a, lateral (values
       ('applied', '+1' || a.phone, interval '7 minutes'),
       ('left', '+1470231' || lpad((a.id % 10000)::text, 4, '0'), interval '3 hours')) as t (kind, phone, before)
     where a.company_id = $1 and a.id = any($2) and a.referer_source = 'text_to_apply'
       and (t.kind = 'applied' or a.id % 2 = 0)`,
    [companyId, ids],
  );
}

async function insertConsents(
  { tx, companyId }: DemoCrowd,
  applicants: readonly DemoApplicant[],
  ids: readonly number[],
): Promise<void> {
  const { rows } = await tx.client.query<{ name: string }>('select name from companies where id = $1', [companyId]);
  const text = translator('en')('careers:consent.keep_in_touch', { company: rows[0]?.name ?? '' });
  await tx.client.query(
    `with agreed as (
       insert into applicant_consents (company_id, application_id, kind, text_version, text, language, given_at)
       select $1, a.id, 'keep_in_touch', $3, $4, 'en', a.applied_at
       from applications a where a.company_id = $1 and a.id = any($2) returning application_id
     )
     update applications set keep_in_touch = true where company_id = $1 and id in (select application_id from agreed)`,
    [
      companyId,
      ids.filter((_, at) => (applicants[at]?.number ?? 0) % IN_TOUCH_EVERY === 0),
      PRODUCT_CONSENT_VERSION,
      text,
    ],
  );
}

/** In chronological order for the company. */
async function insertHistories(
  { tx, companyId }: DemoCrowd,
  applicants: readonly DemoApplicant[],
  ids: readonly number[],
): Promise<void> {
  const lines = applicants.flatMap(({ story }, at) =>
    story.entries.map((entry) => ({ ...entry, application_id: ids[at], staff_id: entry.staffId })),
  );
  await tx.client.query(
    `insert into application_histories (company_id, application_id, actor, staff_id, action, detail, created_at)
     select $1, application_id, actor, staff_id, action, detail, at from json_to_recordset($2)
       as h (application_id bigint, actor text, staff_id bigint, action text, detail jsonb, at timestamptz)`,
    [companyId, JSON.stringify(lines.toSorted((one, other) => one.at.getTime() - other.at.getTime()))],
  );
}

async function insertRemarks(
  { tx, companyId }: DemoCrowd,
  applicants: readonly DemoApplicant[],
  ids: readonly number[],
): Promise<void> {
  const of = <Remark>(remarks: (story: Story) => readonly Remark[]): string =>
    JSON.stringify(
      applicants.flatMap(({ story }, at) => remarks(story).map((each) => ({ ...each, application_id: ids[at] }))),
    );
  await tx.client.query(
    `insert into application_notes (company_id, application_id, staff_id, body, visibility, created_at, updated_at)
     select $1, application_id, "staffId", body, visibility, at, at from json_to_recordset($2)
       as n (application_id bigint, "staffId" bigint, body text, visibility text, at timestamptz)`,
    [companyId, of(({ notes }) => notes)],
  );
  await tx.client.query(
    `insert into application_feedbacks (company_id, application_id, staff_id, recommendation, body, created_at, updated_at)
     select $1, application_id, "staffId", recommendation, body, at, at from json_to_recordset($2)
       as f (application_id bigint, "staffId" bigint, recommendation text, body text, at timestamptz)`,
    [companyId, of(({ feedbacks }) => feedbacks)],
  );
  await tx.client.query(
    `insert into application_ratings (company_id, application_id, staff_id, rating, rated_at)
     select $1, application_id, "staffId", rating, at from json_to_recordset($2)
       as r (application_id bigint, "staffId" bigint, rating smallint, at timestamptz)`,
    [companyId, of(({ ratings }) => ratings)],
  );
}
