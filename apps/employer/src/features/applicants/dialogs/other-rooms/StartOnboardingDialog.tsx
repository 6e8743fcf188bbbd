// Starts the onboarding of hired applicants, in the dialog of its room; those with an employee record are skipped (APP-028).
import { Suspense } from 'react';
import { useRoomParts } from '../../../../platform/room-parts.ts';
import type { ActionDialogProps } from '../action-dialog.ts';

export function StartOnboardingDialog({ target, open, onClose }: ActionDialogProps<'start_onboarding'>) {
  const parts = useRoomParts();
  const people =
    target.kind === 'rows' ? { applicationIds: target.rows.map(({ id }) => id) } : { selection: target.filters };
  return (
    <Suspense>
      <parts.StartOnboardingDialog people={people} open={open} onClose={onClose} />
    </Suspense>
  );
}
