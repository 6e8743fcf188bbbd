// Others answer, applicants write: the list is read again (MSG-013, NTF-022).
import { THREAD_EVENTS, useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { refreshList } from '../messages.api.ts';

export const useLiveInbox = (): void => useSettledEvents('messages', THREAD_EVENTS, refreshList);
