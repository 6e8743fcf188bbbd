// Performs any action on applicants (APP-023): checks access and parameters, skips those who don't qualify, and reports
// a result per applicant.
import { ACTION_PARAMS } from '@onward/contract/applicants/action-params';
import type { ActionResult } from '@onward/contract/applicants/application-actions';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { errorCodes } from '@onward/contract/errors';
import { decideAction, decideBulk, skipReason } from '@onward/domain/applicants/actions/availability';
import { actionDefinition, isUndoable, paramProblem } from '@onward/domain/applicants/actions/catalog';
import { PRINTED_IN_ALL_MAX } from '@onward/domain/applicants/actions/catalog/print-applicant';
import {
  type ActionName,
  type ApplicantScreen,
  AT_ONCE_MAX,
  actionNamed,
  IN_BACKGROUND_MAX,
} from '@onward/domain/applicants/actions/codes';
import type { Situation } from '@onward/domain/applicants/actions/situation';
import { UNDO_SECONDS } from '@onward/domain/applicants/actions/undo';
import { SHARED_IN_ALL_MAX } from '@onward/domain/applicants/sharing';
import { CHECKS_AT_ONCE_MAX } from '@onward/domain/background-checks/orders';
import { OFFERS_AT_ONCE_MAX } from '@onward/domain/offers/terms';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { CompanyAccess, Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { accessRefused, fieldInvalid, type LocalizedText, Refusal } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { validatePart } from '../../../platform/http/validation.ts';
import { say } from '../../../platform/i18n/translate.ts';
import { findAllIds } from '../list/find-page.ts';
import { listedRows, presentListed } from '../list/list-rows.ts';
import type { Changed } from '../stages/change-stage-status.ts';
import { type ActionContext, announceChanged } from './action-context.ts';
import type { ActionEffects, Effect } from './action-effect.ts';
import { factsOf, lockSelected, type Selected, siblingIds } from './lock-selection.ts';
import { holdUntil } from './send-rejection.ts';
import {
  announceUndone,
  applicationsOfUndo,
  keepUndo,
  restore,
  takeUndo,
  undoDoneAt,
  untouchedSince,
} from './undo-action.ts';

export interface ActionRequest {
  action: ActionName;
  /** Valid for the action: see `requireAction`. */
  params: object;
  screen: ApplicantScreen;
}

/** The team member: from the session of the request, or loaded again in the background. */
type Actor = Membership & { readOnly: boolean };

export interface ActionWork {
  tx: Transaction;
  access: Actor;
  language: Language;
  now: Date;
  effects: ActionEffects;
  /** Only when the team member waits for the answer. */
  call?: CompanyCall;
}

export interface Performed {
  results: ActionResult[];
  undoId: number | null;
}

/** Refuses the whole request when this person may not perform the action, or a parameter is wrong. */
export function requireAction(access: CompanyAccess, code: number, params: ActionRequest['params']): ActionName {
  const action = actionNamed(code);
  if (!action) throw fieldInvalid('action_type', 'unknown');
  const nobody: Situation = { selection: [], screen: 'all_applicants', holder: access };
  const decision = decideAction(action, nobody);
  if (!decision.allowed && 'access' in decision) throw accessRefused(decision.access, access.seeingAs !== null);
  validatePart(ACTION_PARAMS[action], 'params', params);
  const problem = paramProblem(action, params as never);
  if (problem)
    throw fieldInvalid(`params.${problem.field}`, problem.key, { count: problem.count ?? 0, tags: problem.tags ?? '' });
  return action;
}

/** The ids in the request, or those of everyone who matches its filters. */
export async function selectedIds(
  call: CompanyCall,
  given: { application_ids?: readonly number[]; selection?: ApplicationFilters },
): Promise<number[]> {
  const ids = given.application_ids
    ? [...given.application_ids]
    : given.selection
      ? await findAllIds(call, given.selection, IN_BACKGROUND_MAX + 1)
      : [];
  if (ids.length === 0) throw fieldInvalid('application_ids', 'required');
  if (ids.length > IN_BACKGROUND_MAX) throw new Refusal(errorCodes.tooManyItems);
  return ids;
}

/** Shared and printed applicants leave the company in files and emails, each offer has terms of its own, and each check costs money. */
const AT_ONCE: Partial<Record<ActionName, { most: number; key: string }>> = {
  share_applicant: { most: SHARED_IN_ALL_MAX, key: 'too_many_to_share' },
  print_applicant: { most: PRINTED_IN_ALL_MAX, key: 'too_many_to_print' },
  send_signing_request: { most: OFFERS_AT_ONCE_MAX, key: 'too_many_offers' },
  order_background_check: { most: CHECKS_AT_ONCE_MAX, key: 'too_many_checks' },
};

export function requireBulk(access: CompanyAccess, action: ActionName, ids: readonly number[]): void {
  const decision = decideBulk(action, ids.length, access);
  if (!decision.allowed) throw accessRefused(decision, access.seeingAs !== null);
}

export function requireNotTooMany(action: ActionName, ids: readonly number[]): void {
  const limit = AT_ONCE[action];
  if (!limit || ids.length <= limit.most) return;
  const values = { count: ids.length, most: limit.most };
  throw new Refusal(errorCodes.tooManyItems, { key: `states.actions.${limit.key}`, values });
}

export const runsInBackground = (ids: readonly number[], selection: unknown): boolean =>
  ids.length > AT_ONCE_MAX || selection !== undefined;

export async function perform(
  work: ActionWork,
  { action, params, screen }: ActionRequest,
  ids: readonly number[],
  bulkActionId: number | null = null,
): Promise<Performed> {
  const { tx, access, now } = work;
  const everyone = await wholePerson(tx, access, action, ids);
  const selected = await lockSelected(tx, access, everyone);
  const judged = judge(action, screen, access, everyone, selected);
  const effect = work.effects[action] as Effect<object> | undefined;
  const context = contextOf(work, holdUntil(now));
  const qualified = judged.qualified.flatMap((id) => selected.get(id) ?? []);
  if (!effect) return { results: refuseAll(work, everyone, { key: 'states.actions.not_available_yet' }), undoId: null };
  const outcome = qualified.length > 0 ? await effect(context, qualified, params) : { changed: [], skipped: [] };
  await announceChanged(
    context,
    outcome.changed.flatMap(({ id }) => selected.get(id) ?? []),
  );
  const undoable = isUndoable(action, params) && outcome.changed.length > 0;
  const refusals = new Map<number, RefusedOne>([
    ...judged.refused,
    ...outcome.skipped.map(
      ({ id, code, key }) => [id, { code: errorCodes[code], text: { key: `states.${key}` } }] as const,
    ),
  ]);
  const [undoId, results] = await tx.inOnePacket(() =>
    Promise.all([
      undoable ? keepUndo(context, action, selected, outcome.changed, bulkActionId) : null,
      resultsOf(work, everyone, outcome.changed, refusals, bulkActionId === null),
    ]),
  );
  return { results, undoId };
}

const contextOf = (
  { tx, access: { companyId, staffId, scope, permissions }, language, now, call }: ActionWork,
  until: Date,
): ActionContext => ({
  tx,
  companyId,
  staffId,
  scope,
  permissions,
  language,
  now,
  call: call ?? null,
  holdUntil: until,
});

/** Some actions mean every application of the person that the caller may see. */
const wholePerson = async (tx: Transaction, access: Actor, action: ActionName, ids: readonly number[]) => {
  const [only] = ids;
  const { wholePerson: whole } = actionDefinition(action);
  return whole && only !== undefined && ids.length === 1 ? siblingIds(tx, access, only) : [...ids];
};

interface RefusedOne {
  code: number;
  text: LocalizedText;
}

/** Refusals that concern the selection or the screen, not one applicant. */
const OF_THE_SELECTION = ['not_on_this_screen', 'one_at_a_time', 'one_at_a_time_here'];

/** Judges each applicant alone, so one changed by someone else in the meantime doesn't stop the others (APP-022, APP-037). */
function judge(
  action: ActionName,
  screen: ApplicantScreen,
  holder: Actor,
  ids: readonly number[],
  selected: ReadonlyMap<number, Selected>,
): { qualified: number[]; refused: Map<number, RefusedOne> } {
  const facts = [...selected.values()].map(factsOf);
  const together = actionDefinition(action).wholePerson
    ? null
    : decideAction(action, { selection: facts, screen, holder });
  const refused = new Map<number, RefusedOne>();
  const qualified: number[] = [];
  for (const id of ids) {
    const row = selected.get(id);
    const text = row ? whyNot(row) : undefined;
    if (!row) refused.set(id, { code: errorCodes.notFound, text: { key: `codes.${errorCodes.notFound}` } });
    else if (text) refused.set(id, { code: errorCodes.wrongState, text });
    else qualified.push(id);
  }
  return { qualified, refused };

  function whyNot(row: Selected): LocalizedText | undefined {
    const skip = skipReason(action, factsOf(row));
    if (skip) return { key: `states.actions.skips.${skip}`, values: { reason: row.do_not_rehire ?? '' } };
    if (together && !together.allowed && 'refusal' in together) {
      const { key, values } = together.refusal;
      if (OF_THE_SELECTION.includes(key)) return { key: `states.actions.refusals.${key}`, values };
    }
    const alone = decideAction(action, { selection: [factsOf(row)], screen, holder });
    if (alone.allowed || !('refusal' in alone)) return undefined;
    return { key: `states.actions.refusals.${alone.refusal.key}`, values: alone.refusal.values };
  }
}

async function resultsOf(
  { tx, access, language }: ActionWork,
  ids: readonly number[],
  changed: readonly Changed[],
  refusals: ReadonlyMap<number, RefusedOne>,
  withRows: boolean,
): Promise<ActionResult[]> {
  const done = new Set(changed.map(({ id }) => id));
  const rows = withRows ? await listedRows(tx, access.companyId, ids) : [];
  const shown = new Map(rows.map((row) => [row.id, presentListed(row)]));
  return ids.map((id): ActionResult => {
    const application = refusals.get(id)?.code === errorCodes.notFound ? null : (shown.get(id) ?? null);
    if (done.has(id)) return { application_id: id, ok: true, error_code: null, message: null, application };
    const { code, text } = refusals.get(id) ?? {
      code: errorCodes.wrongState,
      text: { key: 'states.actions.changed_meanwhile' },
    };
    return { application_id: id, ok: false, error_code: code, message: say(text, language), application };
  });
}

const refuseAll = ({ language }: ActionWork, ids: readonly number[], text: LocalizedText): ActionResult[] =>
  ids.map((id) => ({
    application_id: id,
    ok: false,
    error_code: errorCodes.wrongState,
    message: say(text, language),
    application: null,
  }));

export const undoOffer = (undoId: number | null, now: Date) =>
  undoId === null ? null : { id: undoId, until: addSeconds(now, UNDO_SECONDS).toISOString() };

export async function undoAction(work: ActionWork, undoId: number): Promise<ActionResult[]> {
  const context = contextOf(work, work.now);
  const { action } = await takeUndo(context, undoId);
  const ids = await applicationsOfUndo(context, undoId);
  const restored = await restoreAll(work, undoId, action);
  return resultsOf(work, ids, restored, new Map(), true);
}

/** Returns the applicants that were restored. */
export async function restoreAll(work: ActionWork, undoId: number, action: ActionName): Promise<Selected[]> {
  const context = contextOf(work, work.now);
  const current = await lockSelected(work.tx, work.access, await applicationsOfUndo(context, undoId));
  const undo = work.effects[action]?.undo;
  const restored = undo
    ? await undo(context, {
        at: await undoDoneAt(context, undoId),
        applicationIds: [...current.keys()],
        untouched: await untouchedSince(context, undoId),
      })
    : await restore(context, undoId, current);
  await announceUndone(context, action, restored, current);
  return restored.flatMap((id) => current.get(id) ?? []);
}
