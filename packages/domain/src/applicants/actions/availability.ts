// Which actions are offered for a selection, and why the others are not (APP-020, APP-021). Menus and the server ask here.
import { type AccessDecision, type AccessRefusal, decideAccess } from '../../staff/access.ts';
import type { ApplicantStatus } from '../statuses.ts';
import { actionDefinition } from './catalog.ts';
import { ACTIONS, type ActionName } from './codes.ts';
import { someoneSelected } from './rules.ts';
import type { ActionRefusal, ApplicantFacts, Situation, SkipReason } from './situation.ts';

export type ActionDecision =
  | { allowed: true }
  | { allowed: false; access: AccessRefusal }
  | { allowed: false; refusal: ActionRefusal };

/** Part of every plan, however many are selected. */
const BULK_ON_EVERY_PLAN: readonly ActionName[] = ['share_applicant', 'print_applicant'];

/** Several applicants at once are a feature of the plan (CMP-047). */
export const decideBulk = (name: ActionName, count: number, holder: Situation['holder']): AccessDecision =>
  count > 1 && !BULK_ON_EVERY_PLAN.includes(name)
    ? decideAccess({ feature: 'bulk_actions' }, holder)
    : { allowed: true };

/** Access comes first: a caller without it learns nothing about the selection. */
export function decideAction(name: ActionName, situation: Situation): ActionDecision {
  const { demand, rules, readOnly = false } = actionDefinition(name);
  const access = decideAccess({ ...demand, writes: !readOnly }, situation.holder);
  if (!access.allowed) return { allowed: false, access };
  const bulk = decideBulk(name, situation.selection.length, situation.holder);
  if (!bulk.allowed) return { allowed: false, access: bulk };
  for (const rule of [someoneSelected, ...rules]) {
    const refusal = rule(situation);
    if (refusal) return { allowed: false, refusal };
  }
  return { allowed: true };
}

/** In the fixed order; what is not available is left out. */
export const availableActions = (situation: Situation): ActionName[] =>
  ACTIONS.filter((name) => decideAction(name, situation).allowed);

/** Those who are hired are done with the stages; moving and rejecting them stays in the menu. */
const UNUSUAL_FOR_HIRED: readonly ActionName[] = ['move_to_stage', 'reject'];

/** Whether an available action of one applicant gets a button of its own. */
export const isUsualAction = (name: ActionName, status: ApplicantStatus): boolean =>
  status !== 'hired' || !UNUSUAL_FOR_HIRED.includes(name);

/** Null when the action changes this applicant. */
export const skipReason = (name: ActionName, applicant: ApplicantFacts): SkipReason | null =>
  actionDefinition(name).skip?.(applicant) ?? null;
