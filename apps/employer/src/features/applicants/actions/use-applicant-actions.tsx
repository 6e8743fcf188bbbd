// Performs actions on applicants: asks for parameters in a dialog, runs the action, shows the results, and offers undo.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ActionParams } from '@onward/domain/applicants/actions/catalog';
import { type ActionName, type ApplicantScreen, AT_ONCE_MAX } from '@onward/domain/applicants/actions/codes';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { performAction, type Target } from '../applicants.api.ts';
import { watchBulkAction } from '../bulk/bulk-store.ts';
import { ActionDialog, hasDialog } from '../dialogs/ActionDialog.tsx';
import { CloseJobDialog } from '../dialogs/CloseJobDialog.tsx';
import { useFilledJob } from '../dialogs/use-filled-job.ts';
import { useTellResults } from './use-tell-results.ts';

export interface Asked {
  action: ActionName;
  target: Target;
}

interface Options {
  /** Called afterwards, e.g. to clear the selection. */
  onDone?: () => void;
}

export function useApplicantActions(screen: ApplicantScreen, { onDone }: Options = {}) {
  const navigate = useNavigate();
  const asked = useDialog<Asked>();
  const filled = useFilledJob();
  const tell = useTellResults();

  /** Rejects with the error of the request. */
  const run = useCallback(
    async <Name extends ActionName>(action: Name, target: Target, params: ActionParams<Name>): Promise<void> => {
      const answer = await performAction(action, target, params, screen);
      if ('bulk_action' in answer) watchBulkAction(answer.bulk_action.id);
      else {
        tell(action, target, answer);
        if (action === 'mark_hired') void filled.look(answer.results);
      }
      onDone?.();
    },
    [screen, tell, filled.look, onDone],
  );

  const start = useCallback(
    (action: ActionName, target: Target) => {
      if (action === 'print_applicant' && target.kind === 'rows' && target.rows.length <= AT_ONCE_MAX) {
        void navigate(paths.printApplicants(target.rows.map(({ id }) => id)));
      } else if (hasDialog(action)) asked.show({ action, target });
      else
        run(action, target, {} as ActionParams<ActionName>).catch((error: unknown) =>
          passOnError(error, performApplicationAction),
        );
    },
    [navigate, asked.show, run],
  );

  const dialogs = (
    <>
      {asked.subject && (
        <ActionDialog
          key={asked.visit}
          open={asked.open}
          action={asked.subject.action}
          target={asked.subject.target}
          screen={screen}
          onClose={asked.close}
          onRun={(params) => run(asked.subject?.action ?? 'add_note', asked.subject?.target ?? NOBODY, params)}
        />
      )}
      <CloseJobDialog job={filled.job} open={filled.open} onClose={filled.close} />
    </>
  );
  return { start, run, dialogs };
}

const NOBODY: Target = { kind: 'rows', rows: [] };
