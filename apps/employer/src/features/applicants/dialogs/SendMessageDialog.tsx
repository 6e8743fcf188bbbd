// Sends a message to several applicants at once, in the dialog of the messages room (APP-018, MSG-006).
import type { Channel } from '@onward/domain/messages/channels';
import { Suspense } from 'react';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { countOf, named, onlyOf } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import type { ActionDialogProps } from './action-dialog.ts';

/** A text message simply ignores the subject. */
type DialogProps = Pick<ActionDialogProps<'send_email'>, 'target' | 'open' | 'onClose' | 'onRun'>;

const dialogFor = (channel: Channel) =>
  function SendMessageDialog({ target, open, onClose, onRun }: DialogProps) {
    const { MessageDialog } = useRoomParts();
    const only = onlyOf(target);
    return (
      <Suspense>
        <MessageDialog
          channel={channel}
          recipients={named(target)}
          count={countOf(target)}
          name={only && nameOf(only)}
          open={open}
          onClose={onClose}
          onRun={onRun}
        />
      </Suspense>
    );
  };

export const SendEmailDialog = dialogFor('email');
export const SendSmsDialog = dialogFor('sms');
