// Which of the page's views a check gets.
import type { CheckTask } from '@onward/contract/background-checks/check-tasks';

/** Views without anything to do. */
export type EndedState = 'pending' | 'suspended' | 'clear' | 'consider' | 'expired' | 'canceled' | 'refused';
export type AdverseState = 'pre_adverse_action' | 'dispute' | 'final_adverse_action';
export type ShownState = 'open' | EndedState | AdverseState;

interface ShownTask extends Pick<CheckTask, 'adverse_action'> {
  background_check: Pick<CheckTask['background_check'], 'status' | 'expires_at' | 'is_refused'>;
}

/** An open check is shown as expired from its last moment on, even if the server has not ended it yet. */
export function shownState(task: ShownTask, now: string): ShownState {
  const { status, expires_at, is_refused } = task.background_check;
  switch (status) {
    case 'invitation_sent':
      return Date.parse(expires_at) <= Date.parse(now) ? 'expired' : 'open';
    case 'pre_adverse_action':
      // The notice is not sent yet.
      return task.adverse_action ? status : 'consider';
    case 'not_ordered':
    case 'canceled':
      return is_refused ? 'refused' : 'canceled';
    default:
      return status;
  }
}

export const isAdverse = (state: ShownState): state is AdverseState =>
  state === 'pre_adverse_action' || state === 'dispute' || state === 'final_adverse_action';
