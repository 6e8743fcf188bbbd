// The dialogs that a row of the dashboard opens.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import SendLinkDialog from '../../link/SendLinkDialog.tsx';
import { ReviewDialog } from '../../review/ReviewDialog.tsx';
import { ReplaceDialog } from '../../start/ReplaceDialog.tsx';
import { StopDialog } from '../../view/StopDialog.tsx';
import { ViewDialog } from '../../view/ViewDialog.tsx';

export interface RowDialog {
  kind: 'view' | 'review' | 'link' | 'replace' | 'stop';
  key: string;
  employee: Pick<EmployeeRow, 'id' | 'name'>;
}

interface Props {
  dialog: RowDialog;
  open: boolean;
  onClose: () => void;
}

export function RowDialogs({ dialog: { kind, key: processKey, employee }, open, onClose }: Props) {
  const shared = { processKey, name: employee.name, open, onClose };
  switch (kind) {
    case 'view':
      return <ViewDialog {...shared} />;
    case 'review':
      return <ReviewDialog {...shared} />;
    case 'link':
      return <SendLinkDialog {...shared} />;
    case 'replace':
      return <ReplaceDialog {...shared} />;
    case 'stop':
      return <StopDialog {...shared} />;
  }
}
