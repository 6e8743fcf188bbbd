// Threads of the demo: about 120, in every state an inbox has, the same every time.
import { countSegments } from '@onward/domain/messages/segments';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { DemoCrowd } from './applicants/applicant-crowd.ts';
import { type Chance, createChance } from './chance.ts';
import {
  CLOSING_MESSAGES,
  MESSAGE_TEMPLATES,
  OPT_OUT_REQUEST,
  SAMPLE_THREADS,
  type SampleThread,
  type Turn,
} from './sample-threads.ts';
import { awake } from './working-day.ts';

const SEED = 20_260_905;
const THREADS = 120;
/** How many of the newest may still need a reply. */
const WAITING = 24;
/** Threads of applicants who asked in free text to stop messages. */
const FLAGGED = [5, 14];
const WRITERS = ['general.manager@larkfield.test', 'hr.admin@larkfield.test', 'super.admin@larkfield.test'];

interface ThreadApplicant {
  person_id: number;
  application_id: number;
  position_id: number;
  first_name: string;
  position_title: string;
  location_name: string;
}

interface DemoMessage {
  thread: number;
  application_id: number;
  sender_id: number | null;
  channel: string;
  direction: string;
  automated: boolean;
  subject: string | null;
  body: string;
  status: string;
  error: string | null;
  error_code: number | null;
  segments: number | null;
  read_at: Date | null;
  created_at: Date;
}

interface DemoThread extends Omit<ThreadApplicant, 'first_name' | 'position_title' | 'location_name'> {
  thread: number;
  language: string;
  unread_count: number;
  archived_at: Date | null;
  may_revoke_at: Date | null;
  assignee_id: number | null;
  opted_out: boolean;
  messages: DemoMessage[];
}

export async function loadThreads({ tx, companyId, staff, now }: Omit<DemoCrowd, 'count'>): Promise<void> {
  await tx.client.query(
    `insert into message_templates (company_id, name, channel, subject, body, translations)
     select $1, name, channel, subject, body, translations from json_to_recordset($2)
       as t (name text, channel text, subject text, body text, translations jsonb)`,
    [companyId, JSON.stringify(MESSAGE_TEMPLATES)],
  );
  const { rows: people } = await tx.client.query<ThreadApplicant>(
    `select person_id, application_id, position_id, first_name, position_title, location_name from (
       select distinct on (a.person_id) a.person_id, a.id as application_id, a.position_id, a.first_name,
         p.title as position_title, l.name as location_name, n.phone, n.email
       from applications a
       join persons n on n.company_id = a.company_id and n.id = a.person_id
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       where a.company_id = $1 order by a.person_id, a.id desc) newest
     where phone is not null and email is not null order by application_id desc`,
    [companyId],
  );
  const chance = createChance(SEED);
  const writers = WRITERS.flatMap((email) => staff.get(email) ?? []);
  const step = Math.max(1, Math.floor(people.length / THREADS));
  const chosen = people.filter((_, at) => at % step === 0).slice(0, THREADS);
  const threads = chosen.map((person, at) => buildThread(person, at, { chance, writers, now }));
  await insert({ tx, companyId }, threads);
}

interface ThreadInput {
  chance: Chance;
  writers: readonly number[];
  now: Date;
}

function buildThread(person: ThreadApplicant, at: number, { chance, writers, now }: ThreadInput): DemoThread {
  const sample = SAMPLE_THREADS[at % SAMPLE_THREADS.length] ?? (SAMPLE_THREADS[0] as SampleThread);
  const writer = chance.pick(writers);
  const flagged = FLAGGED.includes(at);
  const turns: Turn[] = flagged
    ? [...sample.turns.slice(0, 1), { by: 'applicant', channel: 'sms', body: OPT_OUT_REQUEST }]
    : at < WAITING
      ? [...sample.turns]
      : answered(sample);
  const failed = at % 13 === 4 && turns.at(-1)?.by !== 'applicant';
  // The first ones are from today, the last ones from weeks ago.
  let moment = addSeconds(now, -(at * at * 0.05 + at * 1.5 + chance.between(1, 3)) * SECONDS.hour);
  const times = turns.map(() => {
    const mine = moment;
    moment = addSeconds(moment, chance.between(3, 40) * SECONDS.minute);
    return awake(mine > now ? now : mine);
  });
  const isUnread = turns.at(-1)?.by === 'applicant' && at % 3 !== 2;
  const messages = turns.map((turn, index): DemoMessage => {
    const isLast = index === turns.length - 1;
    const inbound = turn.by === 'applicant';
    const created_at = times[index] ?? now;
    return {
      thread: at,
      application_id: person.application_id,
      sender_id: turn.by === 'staff' ? writer : null,
      channel: turn.channel,
      direction: inbound ? 'inbound' : 'outbound',
      automated: turn.by === 'product',
      subject: turn.subject ? filled(turn.subject, person) : null,
      body: filled(turn.body, person),
      ...statusOf(turn, isLast && failed),
      segments: turn.channel === 'sms' && !inbound ? countSegments(filled(turn.body, person)).segments : null,
      read_at: inbound && !(isLast && isUnread) ? created_at : null,
      created_at,
    };
  });
  const lastAt = messages.at(-1)?.created_at ?? now;
  return {
    person_id: person.person_id,
    application_id: person.application_id,
    position_id: person.position_id,
    thread: at,
    language: sample.language,
    unread_count: isUnread ? 1 : 0,
    messages,
    archived_at: at % 10 === 7 && !isUnread ? lastAt : null,
    may_revoke_at: flagged ? lastAt : null,
    assignee_id: at % 4 === 1 ? writer : null,
    opted_out: at % 20 === 12,
  };
}

function answered({ language, turns }: SampleThread): Turn[] {
  const last = turns.at(-1);
  if (last?.by !== 'applicant') return [...turns];
  const { channel, subject } = last;
  return [
    ...turns,
    { by: 'staff', channel, ...(subject && { subject }), body: CLOSING_MESSAGES[language] ?? CLOSING_MESSAGES.en },
  ];
}

function statusOf({ by, channel }: Turn, failed: boolean) {
  if (by === 'applicant') return { status: 'received', error: null, error_code: null };
  if (failed && channel === 'sms') return { status: 'failed', error: 'unreachable', error_code: 30003 };
  if (failed) return { status: 'failed', error: 'mailbox_full', error_code: null };
  return { status: channel === 'sms' ? 'delivered' : 'sent', error: null, error_code: null };
}

const filled = (text: string, { first_name, position_title, location_name }: ThreadApplicant): string =>
  text.replaceAll('{name}', first_name).replaceAll('{job}', position_title).replaceAll('{place}', location_name);

/** Each kind of row in one statement. */
async function insert({ tx, companyId }: Pick<DemoCrowd, 'tx' | 'companyId'>, threads: readonly DemoThread[]) {
  const { rows } = await tx.client.query<{ id: number; person_id: number }>(
    `insert into conversations (company_id, person_id, application_id, position_id, assignee_id, unread_count,
       archived_at, may_revoke_at)
     select $1, person_id, application_id, position_id, assignee_id, unread_count, archived_at, may_revoke_at
     from json_to_recordset($2) as t (person_id bigint, application_id bigint, position_id bigint, assignee_id bigint,
       unread_count integer, archived_at timestamptz, may_revoke_at timestamptz)
     returning id, person_id`,
    [companyId, JSON.stringify(threads.map(({ messages: _, ...thread }) => thread))],
  );
  const ids = new Map(rows.map(({ id, person_id }) => [person_id, id]));
  const messages = threads
    .flatMap((thread) => thread.messages.map((each) => ({ ...each, conversation_id: ids.get(thread.person_id) })))
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await tx.client.query(
    `insert into messages (company_id, conversation_id, application_id, sender_id, channel, direction, automated, subject,
       body, status, error, error_code, segments, read_at, sent_at, created_at)
     select $1, conversation_id, application_id, sender_id, channel, direction, automated, subject, body, status, error,
       error_code, segments, read_at, case when direction = 'outbound' then created_at end, created_at
     from json_to_recordset($2) as m (conversation_id bigint, application_id bigint, sender_id bigint, channel text,
       direction text, automated boolean, subject text, body text, status text, error text, error_code integer,
       segments integer, read_at timestamptz, created_at timestamptz)`,
    [companyId, JSON.stringify(messages)],
  );
  await tx.client.query(
    `update conversations c set last_message_id = m.id, last_direction = m.direction, last_channel = m.channel,
       last_failed = m.status = 'failed', updated_at = m.created_at, created_at = m.created_at
     from (select distinct on (conversation_id) * from messages where company_id = $1
       order by conversation_id, id desc) m
     where c.company_id = $1 and c.id = m.conversation_id`,
    [companyId],
  );
  await tx.client.query(
    `with said as (
       select * from json_to_recordset($2) as t (person_id bigint, language text, opted_out boolean)
     ), spoken as (
       update applications a set language = said.language from said
       where a.company_id = $1 and a.person_id = said.person_id and said.language <> 'en'
     )
     update persons n set sms_opt_out = n.sms_opt_out or said.opted_out, language = said.language
     from said where n.company_id = $1 and n.id = said.person_id`,
    [companyId, JSON.stringify(threads)],
  );
}
