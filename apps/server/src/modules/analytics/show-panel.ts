// One panel with the period before (RPT-022).
import type { AnalyticsAnswer, AnalyticsFilters } from '@onward/contract/analytics/analytics';
import { type AnalyticsPanel, FIXED_KEYS } from '@onward/domain/analytics/panels';
import { type Period, periodBefore, periodOf, periodProblem } from '@onward/domain/analytics/period';
import { dayIn, isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { fieldInvalid } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { companyReasons, listFunnelStages } from '../applicants/applicants.service.ts';
import * as panels from './build-panel.ts';
import { type Edition, findEdition } from './counted-days.queries.ts';
import * as counts from './counts.queries.ts';
import { countedPlace, employeesHere, postingsOf } from './places.ts';

export interface Span extends Edition {
  period: Period;
}

export async function spanOf({ tx, access, now }: CompanyCall, filters: AnalyticsFilters): Promise<Span> {
  for (const field of ['from', 'to'] as const) {
    const day = filters[field];
    if (day !== undefined && !isCalendarDay(day)) throw fieldInvalid(field, 'invalid');
  }
  const edition = await findEdition(tx, access.companyId);
  const period = periodOf(filters, dayIn(now, edition.zone));
  const problem = periodProblem(period);
  if (problem) throw fieldInvalid('to', problem);
  return { period, ...edition };
}

export async function showPanel(
  call: CompanyCall,
  panel: AnalyticsPanel,
  filters: AnalyticsFilters,
): Promise<AnalyticsAnswer> {
  const span = await spanOf(call, filters);
  const before = periodBefore(span.period);
  return {
    panel,
    period: span.period,
    previous_period: before,
    time_zone: span.zone,
    ...(await figuresOf(call, panel, filters, span, before)),
  };
}

async function figuresOf(
  call: CompanyCall,
  panel: AnalyticsPanel,
  filters: AnalyticsFilters,
  { period, zone, edition }: Span,
  before: Period,
): Promise<panels.PanelFigures> {
  const { tx, access } = call;
  const place = await countedPlace(call, filters, await postingsOf(call, filters));
  const counted = { companyId: access.companyId, edition, zone, place };
  const both = async <Row>(count: (tx: CompanyCall['tx'], of: counts.Counted) => Promise<Row[]>) => ({
    now: await count(tx, { ...counted, period }),
    before: await count(tx, { ...counted, period: before }),
  });
  switch (panel) {
    case 'funnel':
      return panels.buildFunnel(await listFunnelStages(tx, access.companyId), await both(counts.countStanding));
    case 'sources':
      return panels.buildSources(await both(counts.countSources));
    case 'rejection_reasons':
      return panels.buildReasons(await companyReasons(tx, access.companyId), await both(counts.countRejections));
    case 'time_to_hire':
    case 'hires_per_week':
      return panels.buildWeeks(period, await both(counts.countHires));
    case 'interview_outcomes':
      return panels.buildOutcomes(FIXED_KEYS[panel], await both(counts.countMeetings));
    case 'offer_acceptance':
      return panels.buildAcceptance(FIXED_KEYS[panel], await both(counts.countOffers));
    case 'onboarding_time': {
      const employees = employeesHere(call, filters);
      return panels.buildWeeks(period, await both((_, of) => counts.countOnboardings(tx, of, employees)));
    }
  }
}
