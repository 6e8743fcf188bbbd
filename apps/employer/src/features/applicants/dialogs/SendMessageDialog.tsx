// Writing to several applicants at once; the dialog itself is of the room of messages (APP-018, MSG-006).
import type { Channel } from '@onward/domain/messages/channels';
import { Suspense } from 'react';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { countOf, named } from '../applicants.api.ts';
import type { ActionDialogProps } from './action-dialog.ts';

const dialogFor = (channel: Channel) =>
  function SendMessageDialog({ target, open, onClose, onRun }: ActionDialogProps) {
    const { MessageDialog } = useRoomParts();
    return (
      <Suspense>
        <MessageDialog
          channel={channel}
          recipients={named(target)}
          count={countOf(target)}
          open={open}
          onClose={onClose}
          onRun={onRun}
        />
      </Suspense>
    );
  };

export const SendEmailDialog = dialogFor('email');
export const SendSmsDialog = dialogFor('sms');
