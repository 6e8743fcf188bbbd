// Orders a background check for the selected applicants, in the dialog of its room (APP-018, CHK-005).
import { CHECKS_AT_ONCE_MAX } from '@onward/domain/background-checks/orders';
import { Suspense } from 'react';
import { useRoomParts } from '../../../../platform/room-parts.ts';
import { nameOf } from '../../applicants.list.ts';
import type { ActionDialogProps } from '../action-dialog.ts';

export function OrderCheckDialog({ target, open, onClose, onRun }: ActionDialogProps<'order_background_check'>) {
  const parts = useRoomParts();
  const rows = target.kind === 'rows' && target.rows.length <= CHECKS_AT_ONCE_MAX ? target.rows : null;
  const [only] = rows?.length === 1 ? rows : [];
  return (
    <Suspense>
      <parts.OrderCheckDialog
        people={rows?.map((row) => ({ id: row.id, name: nameOf(row), firstName: row.first_name })) ?? null}
        {...(only && { about: [only.position.title, only.position.location.name].join(', ') })}
        open={open}
        onClose={onClose}
        onRun={onRun}
      />
    </Suspense>
  );
}
