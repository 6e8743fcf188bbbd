// Which actions a selection allows, and why not the others, by the same rules as the server (APP-020, APP-021, AHD-005).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import {
  type ActionDecision,
  decideAction,
  decideBulk,
  skipReason,
} from '@onward/domain/applicants/actions/availability';
import { actionDefinition } from '@onward/domain/applicants/actions/catalog';
import { PRINTED_IN_ALL_MAX } from '@onward/domain/applicants/actions/catalog/print-applicant';
import { ACTION_CODES, ACTIONS, type ActionName, type ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import type { ApplicantFacts } from '@onward/domain/applicants/actions/situation';
import { isStageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accessHolder } from '../../../platform/access.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { countOf, previewQuery, type Target } from '../applicants.api.ts';

export interface Offered {
  actions: ActionName[];
  /** The actions that aren't offered, with the reason. */
  whyNot: { action: ActionName; reason: string }[];
}

const factsOf = (row: ApplicationRow): ApplicantFacts => ({
  status: row.status,
  stageType: row.position_stage.stage_type,
  stageStatus: row.stage_status && isStageStatus(row.stage_status) ? row.stage_status : null,
  hasEmployee: row.employee !== null,
  openApplications: row.open_applications,
  rejectedApplications: row.rejected_applications,
  doNotRehire: row.do_not_rehire !== null,
});

/** Applicants that the action skips. */
export const skippedBy = (action: ActionName, rows: readonly ApplicationRow[]) =>
  rows.flatMap((row) => {
    const reason = skipReason(action, factsOf(row));
    return reason ? [{ row, reason }] : [];
  });

const EMPTY: Target = { kind: 'rows', rows: [] };

export function useOfferedActions(selected: Target | null, screen: ApplicantScreen): Offered {
  const { t } = useTranslation();
  const target = selected ?? EMPTY;
  const user = useCurrentUser();
  const accessText = useRefusalText();
  const unloaded = target.kind === 'matching';
  const { data: preview } = useQuery({ ...previewQuery(target, screen), enabled: unloaded });

  return useMemo(() => {
    const selection = target.kind === 'rows' ? target.rows.map(factsOf) : [];
    const situation = { selection, screen, holder: accessHolder(user) };
    const reasonText = (decision: ActionDecision): string | null => {
      if (decision.allowed) return null;
      if ('access' in decision) return accessText(decision.access);
      const { key, values } = decision.refusal;
      return t(`errors:states.actions.refusals.${key}`, { ...values });
    };
    /** What the plan hides is not explained either (CMP-047). */
    const isHidden = (action: ActionName): boolean => {
      const bulk = decideBulk(action, countOf(target), situation.holder);
      return !bulk.allowed && bulk.reason === 'plan_locked' && bulk.lock === 'hidden';
    };
    /** Null: available. Undefined: not known yet. */
    const reasonOf = (action: ActionName): string | null | undefined => {
      if (action === 'print_applicant' && countOf(target) > PRINTED_IN_ALL_MAX) {
        return t('applicants:actions.printAtMost', { count: PRINTED_IN_ALL_MAX });
      }
      if (!unloaded) return reasonText(decideAction(action, situation));
      const judged = preview?.actions.find(({ action_type }) => action_type === ACTION_CODES[action]);
      return judged && (judged.allowed ? null : judged.message);
    };
    const judged = ACTIONS.filter(
      (action) => (screen === 'applicant_profile' || !actionDefinition(action).wholePerson) && !isHidden(action),
    ).map((action) => ({ action, reason: reasonOf(action) }));
    return {
      actions: judged.filter(({ reason }) => reason === null).map(({ action }) => action),
      whyNot: judged.flatMap(({ action, reason }) => (reason ? [{ action, reason }] : [])),
    };
  }, [target, screen, user, accessText, t, unloaded, preview]);
}
