// What every dialog of an action receives.
import type { ActionParams } from '@onward/domain/applicants/actions/catalog';
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import type { Target } from '../applicants.api.ts';

export interface ActionDialogProps<Name extends ActionName> {
  action: Name;
  target: Target;
  screen: ApplicantScreen;
  open: boolean;
  onClose: () => void;
  /** Rejects with the error of the request; the dialog shows it. */
  onRun: (params: ActionParams<Name>) => Promise<void>;
}
