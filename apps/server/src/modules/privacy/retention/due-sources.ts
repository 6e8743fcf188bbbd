// Records past their retention period. One select per kind serves the counts, the list of people, and the run.
import {
  CHOSEN_KINDS,
  keptSince,
  leastMonths,
  type RetentionKind,
  type RetentionRule,
} from '@onward/domain/privacy/retention';

export type SubjectType = 'person' | 'check' | 'offer' | 'attachment' | 'conversation';

export interface DueRow {
  subject_type: SubjectType;
  subject_id: number;
  name: string;
  application_id: number | null;
  employee_id: number | null;
  ended_on: string;
  is_held: boolean;
  /** Messages of a conversation are one row. */
  count: number;
}

/** A statement that begins with `with`, and the days it compares with. */
export interface DueSelect {
  text: string;
  values: readonly unknown[];
}

const heldPerson = (id: string): string => `${id} in (select onward.held_persons($1))`;

const CHECK_ENDED = 'coalesce(c.completed_at, c.refused_at, c.created_at)';
const OFFER_ENDED = 'coalesce(o.signed_at, o.created_at)';
const OPEN_OFFER = `('sent', 'signed_by_applicant')`;
const RUNNING_CHECK = `('invitation_sent', 'pending', 'suspended', 'consider', 'pre_adverse_action', 'dispute')`;

/**
 * The rule is `personKind`. The first part finds the few by index; a person with a report or a signed document that has
 * to be kept longer is kept as long.
 */
const peopleDue = (isRejected: boolean): string => `with candidate as (
    select person_id from applications
    where company_id = $1 and status in ('in_progress', 'rejected') and last_activity_at < $2::timestamptz
    union
    select person_id from applications where company_id = $1 and status = 'inactive' and applied_at < $2::timestamptz
  ), due as (
    select 'person' as subject_type, p.id as subject_id, trim(p.first_name || ' ' || p.last_name) as name,
      known.ids[1] as application_id, null::bigint as employee_id, known.last_at::date as ended_on,
      ${heldPerson('p.id')} as is_held, 1 as count
    from candidate
    join persons p on p.company_id = $1 and p.id = candidate.person_id and p.erased_at is null and p.merged_into is null
    cross join lateral (
      select array_agg(a.id order by a.applied_at desc, a.id desc) as ids,
        array_agg(a.status order by a.applied_at desc, a.id desc) as statuses, max(a.last_activity_at) as last_at
      from applications a where a.company_id = $1 and a.person_id = p.id) known
    where known.last_at < $2::timestamptz and not 'hired' = any(known.statuses)
      and (known.statuses[1] = 'rejected') = ${isRejected}
      and not exists (select from employees e where e.company_id = $1 and e.application_id = any(known.ids))
      and not exists (select from application_background_checks c
        where c.company_id = $1 and c.application_id = any(known.ids) and ${CHECK_ENDED} >= $3::timestamptz)
      and not exists (select from application_offers o
        where o.company_id = $1 and o.application_id = any(known.ids) and o.signed_at is not null
          and ${OFFER_ENDED} >= $4::timestamptz))`;

const CHECKS_DUE = `with due as (
    select 'check' as subject_type, c.id as subject_id, trim(a.first_name || ' ' || a.last_name) as name,
      a.id as application_id, null::bigint as employee_id, (${CHECK_ENDED})::date as ended_on,
      ${heldPerson('a.person_id')} as is_held, 1 as count
    from application_background_checks c
    join applications a on a.company_id = c.company_id and a.id = c.application_id
    where c.company_id = $1 and ${CHECK_ENDED} < $2::timestamptz and c.status not in ${RUNNING_CHECK})`;

/** Who was hired counts from the day they left, and not at all while they work here, also under a newer record. */
const SIGNED_DUE = `with due as (
    select 'offer' as subject_type, o.id as subject_id, trim(a.first_name || ' ' || a.last_name) as name,
      a.id as application_id, e.id as employee_id,
      case when e.id is null then (${OFFER_ENDED})::date else e.end_date end as ended_on,
      ${heldPerson('a.person_id')} as is_held, 1 as count
    from application_offers o
    join applications a on a.company_id = o.company_id and a.id = o.application_id
    left join employees e on e.company_id = a.company_id and e.application_id = a.id
    where o.company_id = $1 and o.status not in ${OPEN_OFFER}
      and case when e.id is null then (${OFFER_ENDED})::date else e.end_date end < $2::date
      and not exists (select from employees later where later.company_id = $1 and later.rehired_from = e.id)
    union all
    select 'attachment', f.id, e.name, null, e.id, e.end_date, e.id in (select onward.held_employees($1)), 1
    from employee_attachments f join employees e on e.company_id = f.company_id and e.id = f.employee_id
    where f.company_id = $1 and f.source = 'signed' and f.category = 'signed_document' and e.end_date < $2::date
      and not exists (select from employees later where later.company_id = $1 and later.rehired_from = e.id))`;

const MESSAGES_DUE = `with old as (
    select conversation_id, count(*)::integer as count, max(created_at)::date as ended_on from messages
    where company_id = $1 and erased_at is null and created_at < $2::timestamptz group by conversation_id
  ), due as (
    select 'conversation' as subject_type, v.id as subject_id, trim(p.first_name || ' ' || p.last_name) as name,
      v.application_id, null::bigint as employee_id, old.ended_on, ${heldPerson('p.id')} as is_held, old.count
    from old join conversations v on v.company_id = $1 and v.id = old.conversation_id
    join persons p on p.company_id = $1 and p.id = v.person_id and p.erased_at is null)`;

export type ChosenKind = Exclude<RetentionKind, 'form_i9'>;

export const isChosen = (kind: RetentionKind): kind is ChosenKind => CHOSEN_KINDS.includes(kind);

interface Of {
  companyId: number;
  runOn: string;
  rules: readonly RetentionRule[];
}

/** Null when the company keeps this kind until somebody deletes it. */
export function dueSelect(kind: ChosenKind, { companyId, runOn, rules }: Of): DueSelect | null {
  const keep = rules.find((rule) => rule.kind === kind)?.keep_months ?? null;
  if (keep === null) return null;
  const day = keptSince(runOn, keep);
  const leastKept = (of: RetentionKind) => keptSince(runOn, leastMonths(rules, of));
  const people = [companyId, day, leastKept('background_reports'), leastKept('signed_documents')];
  const selects: Record<ChosenKind, DueSelect> = {
    rejected_applicants: { text: peopleDue(true), values: people },
    inactive_applicants: { text: peopleDue(false), values: people },
    background_reports: { text: CHECKS_DUE, values: [companyId, day] },
    signed_documents: { text: SIGNED_DUE, values: [companyId, day] },
    messages: { text: MESSAGES_DUE, values: [companyId, day] },
  };
  return selects[kind];
}
