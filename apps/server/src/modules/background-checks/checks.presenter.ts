// Which fields of a check leave the server (CHK-007).
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import type { AdverseRow } from './adverse-action/adverse-actions.queries.ts';
import type { CheckRow } from './checks.queries.ts';
import type { Finding } from './findings.ts';

interface Shown {
  /** Those who may order checks see what is in the report, and decide. */
  mayDecide: boolean;
  timeZone: string;
  findings: Finding[];
  action: (Omit<AdverseRow, 'items'> & { items: Finding[] }) | undefined;
}

export const presentCheck = (check: CheckRow, { mayDecide, timeZone, findings, action }: Shown): ApplicationCheck => ({
  id: check.id,
  application_id: check.application_id,
  ordered_by: check.ordered_by,
  ordered_by_name: check.ordered_by_name,
  package: check.package.slug,
  package_name: check.package.name,
  price: check.package.price,
  screenings: [...check.package.screenings],
  turnaround: check.package.turnaround,
  provider_id: check.report_id,
  report_url:
    mayDecide && check.completed_at && check.report_id
      ? `/v1/application_background_checks/${check.id}/report_pdf`
      : null,
  status: check.status,
  result: check.result,
  time_zone: timeZone,
  ordered_at: check.created_at.toISOString(),
  sent_at: check.sent_at?.toISOString() ?? null,
  expires_at: check.expires_at?.toISOString() ?? null,
  consented_at: check.consented_at?.toISOString() ?? null,
  refused_at: check.refused_at?.toISOString() ?? null,
  completed_at: check.completed_at?.toISOString() ?? null,
  other_name: check.consent?.applied_as
    ? { checked_as: check.consent.name, applied_as: check.consent.applied_as }
    : null,
  has_problem: check.problem !== null,
  problem: mayDecide ? check.problem : null,
  findings,
  decision_note: mayDecide ? check.decision_note : null,
  adverse_action: action ? presentAction(action, mayDecide) : null,
  has_consent_letter: check.consent_letter_key !== null,
});

const presentAction = (
  action: NonNullable<Shown['action']>,
  mayDecide: boolean,
): ApplicationCheck['adverse_action'] => ({
  pre_at: action.pre_at?.toISOString() ?? null,
  final_at: action.final_at?.toISOString() ?? null,
  items: action.items,
  message: mayDecide ? action.message : null,
  notice_day: action.notice_day,
  waits_until: action.waits_until,
  disputed_at: action.disputed_at?.toISOString() ?? null,
  statement: mayDecide ? action.statement : null,
  has_pre_letter: action.pre_letter_key !== null,
  has_final_letter: action.final_letter_key !== null,
});
