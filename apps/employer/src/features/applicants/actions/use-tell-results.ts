// Shows the result of an action: how many changed, who was skipped and why, and undo (APP-023, AHD-001).
import type { ActionResult } from '@onward/contract/applicants/application-actions';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { isAhead } from '@onward/domain/interviews/meeting-states';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { weekdayMomentText } from '../../../platform/language/time-text.ts';
import { type Performed, type Target, undoAction } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import { showOutcome } from '../bulk/outcome-store.ts';

type AtOnce = Extract<Performed, { results: unknown }>;

export function useTellResults() {
  const { t } = useTranslation();
  const { language } = useLanguage();

  return useCallback(
    (action: ActionName, target: Target, { results, undo }: AtOnce): void => {
      const done = results.filter(({ ok }) => ok).length;
      const skipped = results.filter(({ ok }) => !ok);
      const undoIt = async () => {
        if (!undo) return;
        const restored = await undoAction(undo.id);
        const count = restored.filter(({ ok }) => ok).length;
        const name = results.length === 1 && results[0] ? nameIn(results[0], target) : '';
        toasts.success(
          count === 1 && name ? t('applicants:actions.undoneOne', { name }) : t('applicants:actions.undone', { count }),
        );
      };
      // The shared handler has shown that it was too late.
      const runUndo = () => void undoIt().catch(() => null);
      if (skipped.length === 0) {
        toasts.success(
          results.length === 1 && results[0]
            ? doneText(action, results[0], target)
            : t('applicants:actions.updated', { count: done }),
          undo ? { label: t('shell:undo'), run: runUndo } : undefined,
        );
        return;
      }
      toasts.info(t('applicants:actions.updatedAndSkipped', { count: done, skipped: skipped.length }));
      showOutcome({
        done,
        skipped: skipped.map((result) => ({
          id: result.application_id,
          name: nameIn(result, target),
          message: result.message ?? '',
        })),
        undo: undo && { until: undo.until, run: runUndo },
      });

      function doneText(of: ActionName, result: ActionResult, among: Target): string {
        const name = nameIn(result, among);
        const stage = result.application?.position_stage.name ?? '';
        const canceled = of === 'move_to_stage' ? meetingAhead(result, among) : undefined;
        if (canceled) {
          const time = weekdayMomentText(language, canceled);
          return t('applicants:actions.movedFromMeeting', { name, stage, time });
        }
        return name === ''
          ? t('applicants:actions.updated', { count: 1 })
          : t(`applicants:actions.done.${of}`, { name, stage });
      }
    },
    [t, language],
  );
}

/** When the meeting would have been that the stage before had. */
function meetingAhead({ application_id }: ActionResult, target: Target): string | undefined {
  const before = target.kind === 'rows' ? target.rows.find(({ id }) => id === application_id) : undefined;
  return before?.meeting && isAhead(before.meeting, new Date()) ? before.meeting.starts_at : undefined;
}

function nameIn({ application_id, application }: ActionResult, target: Target): string {
  const row = application ?? (target.kind === 'rows' ? target.rows.find(({ id }) => id === application_id) : undefined);
  return row ? nameOf(row) : '';
}
