// What every dialog of an action is given.
import type { ActionParams } from '@onward/contract/applicants/application-actions';
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import type { Target } from '../applicants.api.ts';

export interface ActionDialogProps {
  action: ActionName;
  target: Target;
  screen: ApplicantScreen;
  open: boolean;
  onClose: () => void;
  /** Rejects with the error of the call; the dialog shows it. */
  onRun: (params: ActionParams) => Promise<void>;
}
