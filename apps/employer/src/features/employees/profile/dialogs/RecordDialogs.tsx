// The dialogs of a record's menu.
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { EditHeaderDialog } from './EditHeaderDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RehireDialog } from './RehireDialog.tsx';
import { TerminateDialog } from './TerminateDialog.tsx';

export type RecordDialog = 'edit' | 'suspend' | 'reinstate' | 'terminate' | 'rehire';

interface Props {
  record: EmployeeProfile;
  /** Null until one was opened. */
  dialog: RecordDialog | null;
  open: boolean;
  onClose: () => void;
}

export function RecordDialogs({ record: { employee }, dialog, ...shown }: Props) {
  switch (dialog) {
    case null:
      return null;
    case 'edit':
      return <EditHeaderDialog employee={employee} {...shown} />;
    case 'terminate':
      return <TerminateDialog employee={employee} {...shown} />;
    case 'rehire':
      return <RehireDialog employee={employee} {...shown} />;
    default:
      return <ReasonDialog employee={employee} event={dialog} {...shown} />;
  }
}
