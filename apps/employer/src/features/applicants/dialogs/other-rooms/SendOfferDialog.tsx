// Sends offers to the selected applicants, in the dialog of the offers room (APP-018, OFR-004).
import { isOfferOpen, type OfferStatus } from '@onward/domain/offers/states';
import { Suspense } from 'react';
import { useRoomParts } from '../../../../platform/room-parts.ts';
import { nameOf } from '../../applicants.list.ts';
import type { ActionDialogProps } from '../action-dialog.ts';

export function SendOfferDialog({ target, open, onClose, onRun }: ActionDialogProps<'send_signing_request'>) {
  const parts = useRoomParts();
  const rows = target.kind === 'rows' ? target.rows : [];
  // One person with an open offer: it is replaced. Of many, those are skipped.
  const replaces = rows.length === 1 && rows.every(({ stage_status }) => isOfferOpen(stage_status as OfferStatus));
  const stages = new Set(rows.map(({ position_stage }) => position_stage.id));
  return (
    <Suspense>
      <parts.SendOfferDialog
        people={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
        shareStage={stages.size === 1}
        replaces={replaces}
        open={open}
        onClose={onClose}
        onRun={onRun}
      />
    </Suspense>
  );
}
