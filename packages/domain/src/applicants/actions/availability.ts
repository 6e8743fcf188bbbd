// Which actions are offered for a selection, and why the others are not (APP-020, APP-021). Menus and the server ask here.
import { type AccessRefusal, decideAccess } from '../../staff/access.ts';
import { actionDefinition } from './catalog.ts';
import { ACTIONS, type ActionName } from './codes.ts';
import { someoneSelected } from './rules.ts';
import type { ActionRefusal, ApplicantFacts, Situation, SkipReason } from './situation.ts';

export type ActionDecision =
  | { allowed: true }
  | { allowed: false; access: AccessRefusal }
  | { allowed: false; refusal: ActionRefusal };

/** Access comes first: a caller without it learns nothing about the selection. */
export function decideAction(name: ActionName, situation: Situation): ActionDecision {
  const { demand, rules, readOnly = false } = actionDefinition(name);
  const access = decideAccess({ ...demand, writes: !readOnly }, situation.holder);
  if (!access.allowed) return { allowed: false, access };
  for (const rule of [someoneSelected, ...rules]) {
    const refusal = rule(situation);
    if (refusal) return { allowed: false, refusal };
  }
  return { allowed: true };
}

/** In the fixed order; what is not available is left out. */
export const availableActions = (situation: Situation): ActionName[] =>
  ACTIONS.filter((name) => decideAction(name, situation).allowed);

/** Null when the action changes this applicant. */
export const skipReason = (name: ActionName, applicant: ApplicantFacts): SkipReason | null =>
  actionDefinition(name).skip?.(applicant) ?? null;
