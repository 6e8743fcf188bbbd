// Cancels interviews or asks for another time.
import { GiveUpForm } from '../../interviews/parts/GiveUpForm.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { LeftOut, useQualifying } from './LeftOut.tsx';
import { useWho } from './use-who.ts';

export function ChangeMeetingDialog({
  action,
  target,
  screen,
  open,
  onClose,
  onRun,
}: ActionDialogProps<'request_reschedule' | 'cancel_meeting'>) {
  const qualifying = useQualifying(action, target, screen);
  const who = useWho(target, qualifying.count);
  return (
    <GiveUpForm
      kind={action === 'cancel_meeting' ? 'cancel_meeting' : 'request_reschedule'}
      who={who}
      open={open}
      above={<LeftOut {...qualifying} />}
      onClose={onClose}
      onRun={onRun}
    />
  );
}
