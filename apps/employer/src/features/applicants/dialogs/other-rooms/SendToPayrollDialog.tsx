// Sends a hired applicant to payroll, in the dialog of its room, which also follows the send (APP-029, EMP-030).
import { Suspense } from 'react';
import { useRoomParts } from '../../../../platform/room-parts.ts';
import { nameOf } from '../../applicants.list.ts';
import type { ActionDialogProps } from '../action-dialog.ts';

export function SendToPayrollDialog({ target, open, onClose }: ActionDialogProps<'send_to_payroll_provider'>) {
  const parts = useRoomParts();
  const [only] = target.kind === 'rows' ? target.rows : [];
  if (!only) return null;
  return (
    <Suspense>
      <parts.SendToPayrollDialog
        person={{ kind: 'applicant', id: only.id, name: nameOf(only) }}
        open={open}
        onClose={onClose}
      />
    </Suspense>
  );
}
