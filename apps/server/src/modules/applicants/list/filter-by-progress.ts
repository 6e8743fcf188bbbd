// Filters by when applicants applied and how far they got, as SQL conditions on the table `a`. Numbers of analytics and
// of the location board link to lists with them (RPT-022, AHD-014).
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { type FunnelStage, type StepStages, stepOfStage, stepOfType } from '@onward/domain/analytics/funnel';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findCompanyZone } from '../../company/company.service.ts';

/** What these filters depend on besides their values. */
export interface Progress {
  now: Date;
  /** The company's; days are counted in it. */
  zone: string;
  /** Includes deleted ones, because applicants may still be in them. Empty when no filter asks for them. */
  stages: readonly FunnelStage[];
}

const DAYS = ['applied_from', 'applied_to', 'hired_from', 'hired_to'] as const;
const STEPS = ['reached_stage', 'stopped_stage', 'reached_stage_type', 'stopped_stage_type'] as const;
const OTHERS = ['rejection_reason', 'no_source', 'not_contacted', 'has_open_offer'] as const;

/** Null when none of these filters is set. */
export async function progressOf(
  { tx, access, now }: CompanyCall,
  filters: ApplicationFilters,
): Promise<Progress | null> {
  if (![...DAYS, ...STEPS, ...OTHERS].some((field) => filters[field] !== undefined && filters[field] !== false))
    return null;
  for (const field of DAYS) {
    const day = filters[field];
    if (day !== undefined && !isCalendarDay(day)) throw fieldInvalid(field, 'invalid');
  }
  const asksForStages = STEPS.some((field) => filters[field] !== undefined);
  return {
    now,
    zone: await findCompanyZone(tx, access.companyId),
    stages: asksForStages ? await listFunnelStages(tx, access.companyId) : [],
  };
}

/** The first moments of a day and of the day after it, in a time zone. */
const startOf = (day: string, zone: string): Date => new Date(momentOf(day, 0, zone));

const HOURS_UNTIL_LATE = 24;

export function progressConditions(
  filters: ApplicationFilters,
  { now, zone, stages }: Progress,
  bind: (value: unknown) => string,
): string[] {
  const { applied_from, applied_to, hired_from, hired_to } = filters;
  const conditions: string[] = [];
  if (applied_from !== undefined) conditions.push(`a.applied_at >= ${bind(startOf(applied_from, zone))}`);
  if (applied_to !== undefined) conditions.push(`a.applied_at < ${bind(startOf(dayAfter(applied_to, 1), zone))}`);
  if (hired_from !== undefined) conditions.push(`a.status = 'hired' and a.hired_date >= ${bind(hired_from)}::date`);
  if (hired_to !== undefined) conditions.push(`a.status = 'hired' and a.hired_date <= ${bind(hired_to)}::date`);
  const { reached_stage, stopped_stage, reached_stage_type, stopped_stage_type } = filters;
  const reached = ({ onward }: StepStages) => `(a.status = 'hired' or a.stage_id = any(${bind(onward)}::bigint[]))`;
  const stopped = ({ step }: StepStages) => `a.status <> 'hired' and a.stage_id = any(${bind(step)}::bigint[])`;
  if (reached_stage !== undefined) conditions.push(reached(stepOfStage(stages, reached_stage)));
  if (stopped_stage !== undefined) conditions.push(stopped(stepOfStage(stages, stopped_stage)));
  if (reached_stage_type !== undefined) conditions.push(reached(stepOfType(stages, reached_stage_type)));
  if (stopped_stage_type !== undefined) conditions.push(stopped(stepOfType(stages, stopped_stage_type)));
  if (filters.rejection_reason !== undefined) {
    conditions.push(`a.status = 'rejected' and a.rejection ->> 'reason' = ${bind(filters.rejection_reason)}`);
  }
  if (filters.no_source) conditions.push('a.referer_source is null');
  if (filters.not_contacted) conditions.push(notContacted(bind(lateSince(now))));
  if (filters.has_open_offer) conditions.push(HAS_OPEN_OFFER);
  return conditions;
}

/** Applicants who applied before this time have waited too long. */
export const lateSince = (now: Date): Date => addSeconds(now, -HOURS_UNTIL_LATE * SECONDS.hour);

/** Automated messages, such as receipts, are no contact. */
export const notContacted = (since: string): string =>
  `a.status = 'in_progress' and a.stage_entries = 1 and a.applied_at <= ${since}
   and not exists (select from messages m where m.company_id = $1 and m.application_id = a.id
     and m.direction = 'outbound' and not m.automated)
   and not exists (select from meetings m where m.company_id = $1 and m.application_id = a.id)`;

const HAS_OPEN_OFFER = `exists (select from application_offers o where o.company_id = $1 and o.application_id = a.id
  and o.status in ('sent', 'signed_by_applicant'))`;

/** Includes deleted stages, because applicants may still be in them. */
export const listFunnelStages = (tx: Transaction, companyId: number): Promise<FunnelStage[]> =>
  tx.prepared<FunnelStage & Record<string, unknown>>(
    'applicants_funnel_stages',
    `select id, name, stage_type, sequence, hiring_process_template_id as process_id, deleted_at is not null as is_deleted
     from stages where company_id = $1 order by id`,
    [companyId],
  );
