// How long a company keeps what it knows about people, and when a job removes it (AHD-020).
import type { ApplicantStatus } from '../applicants/statuses.ts';

/** In the order they are listed. */
export const RETENTION_KINDS = [
  'rejected_applicants',
  'inactive_applicants',
  'background_reports',
  'signed_documents',
  'form_i9',
  'messages',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** `anonymize` keeps the fact that somebody applied, so counts in reports stay the same. */
export const RETENTION_ACTIONS = ['anonymize', 'delete'] as const;
export type RetentionAction = (typeof RETENTION_ACTIONS)[number];

export const KEEP_MONTHS_MAX = 240;

interface RetentionDefinition {
  /** What the law wants at least; null when the law sets the whole period and nobody chooses. */
  minimumMonths: number | null;
  /** What the screen offers; any other number of months can be set by API. */
  choices: readonly number[];
  actions: readonly RetentionAction[];
}

const YEAR = 12;

const DEFINITIONS: Record<RetentionKind, RetentionDefinition> = {
  // 29 CFR 1602.14; four years in California.
  rejected_applicants: {
    minimumMonths: YEAR,
    choices: [1, 2, 3, 4, 5, 7].map((years) => years * YEAR),
    actions: RETENTION_ACTIONS,
  },
  inactive_applicants: {
    minimumMonths: YEAR,
    choices: [1, 2, 3, 4, 5, 7].map((years) => years * YEAR),
    actions: RETENTION_ACTIONS,
  },
  // As long as somebody can still sue under the Fair Credit Reporting Act.
  background_reports: {
    minimumMonths: 5 * YEAR,
    choices: [5, 6, 7, 10].map((years) => years * YEAR),
    actions: ['delete'],
  },
  // Four years after the end of the employment in California.
  signed_documents: {
    minimumMonths: 4 * YEAR,
    choices: [4, 5, 7, 10].map((years) => years * YEAR),
    actions: ['delete'],
  },
  form_i9: { minimumMonths: null, choices: [], actions: ['delete'] },
  messages: { minimumMonths: YEAR, choices: [1, 2, 3, 4, 5].map((years) => years * YEAR), actions: ['delete'] },
};

export const retentionOf = (kind: RetentionKind): RetentionDefinition => DEFINITIONS[kind];

export const isSetByLaw = (kind: RetentionKind): boolean => DEFINITIONS[kind].minimumMonths === null;

/** Kinds whose period a company chooses, and which the monthly job works on. */
export const CHOSEN_KINDS = RETENTION_KINDS.filter((kind) => !isSetByLaw(kind));

export interface RetentionRule {
  kind: RetentionKind;
  /** Null: kept until somebody deletes it. */
  keep_months: number | null;
  action: RetentionAction;
}

/** Nothing is removed before a company decided so. */
export const defaultRules = (): RetentionRule[] =>
  CHOSEN_KINDS.map((kind) => ({ kind, keep_months: null, action: DEFINITIONS[kind].actions[0] ?? 'delete' }));

export type RuleProblem =
  | { reason: 'set_by_law' | 'named_twice' | 'too_long' | 'unknown_action' }
  | { reason: 'below_minimum'; minimumMonths: number };

/** Problems by the position of the rule in the list. */
export function ruleProblems(rules: readonly RetentionRule[]): ReadonlyMap<number, RuleProblem> {
  const problems = new Map<number, RuleProblem>();
  const seen = new Set<RetentionKind>();
  for (const [at, rule] of rules.entries()) {
    const problem = seen.has(rule.kind) ? ({ reason: 'named_twice' } as const) : problemOf(rule);
    if (problem) problems.set(at, problem);
    seen.add(rule.kind);
  }
  return problems;
}

function problemOf({ kind, keep_months, action }: RetentionRule): RuleProblem | null {
  const { minimumMonths, actions } = DEFINITIONS[kind];
  if (minimumMonths === null) return { reason: 'set_by_law' };
  if (!actions.includes(action)) return { reason: 'unknown_action' };
  if (keep_months === null) return null;
  if (keep_months < minimumMonths) return { reason: 'below_minimum', minimumMonths };
  return keep_months > KEEP_MONTHS_MAX ? { reason: 'too_long' } : null;
}

/** All rules a company chooses, in order: the ones given replace the known ones. */
export const mergedRules = (known: readonly RetentionRule[], given: readonly RetentionRule[]): RetentionRule[] =>
  defaultRules().map(
    (rule) => given.find(({ kind }) => kind === rule.kind) ?? known.find(({ kind }) => kind === rule.kind) ?? rule,
  );

/** How long records of the kind stay at least, also where the company chose nothing. */
export const leastMonths = (rules: readonly RetentionRule[], kind: RetentionKind): number =>
  rules.find((rule) => rule.kind === kind)?.keep_months ?? DEFINITIONS[kind].minimumMonths ?? 0;

// ---- When ----

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const firstOfMonth = (now: Date, monthsLater: number): string =>
  dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater, 1)));

/** The job runs on the first of each month. */
export const nextRunOn = (now: Date): string => firstOfMonth(now, 1);

export type RunDecision = { due: true; runOn: string } | { due: false; reason: 'ran_already' | 'changed_since' };

/**
 * Also later in the month, when nothing was running on its first day. Never for a month that had begun when the rules
 * were changed: whoever changes them has until the next first to think again.
 */
export function decideRun(
  now: Date,
  { changedAt, lastRunOn }: { changedAt: Date; lastRunOn: string | null },
): RunDecision {
  const runOn = firstOfMonth(now, 0);
  if (lastRunOn !== null && lastRunOn >= runOn) return { due: false, reason: 'ran_already' };
  if (dayOf(changedAt) >= runOn) return { due: false, reason: 'changed_since' };
  return { due: true, runOn };
}

/** Whatever ended before this day is removed on the day of the run. A day that the month lacks is its last one. */
export function keptSince(runOn: string, keepMonths: number): string {
  const [year = 0, month = 1, day = 1] = runOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - keepMonths, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 - keepMonths, Math.min(day, lastDay))));
}

// ---- Who ----

/** The rule a person falls under, by all of their applications, newest first; null for people who are kept as employees. */
export function personKind(statuses: readonly ApplicantStatus[]): 'rejected_applicants' | 'inactive_applicants' | null {
  if (statuses.length === 0 || statuses.includes('hired')) return null;
  return statuses[0] === 'rejected' ? 'rejected_applicants' : 'inactive_applicants';
}

/** What a run did with one record. */
export const RETENTION_OUTCOMES = ['anonymized', 'deleted', 'kept', 'failed'] as const;
export type RetentionOutcome = (typeof RETENTION_OUTCOMES)[number];
