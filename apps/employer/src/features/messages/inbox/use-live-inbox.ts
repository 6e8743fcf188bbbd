// Reloads the list when a message arrives or someone else replies (MSG-013, NTF-022).
import { THREAD_EVENTS, useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { refreshList } from '../messages.api.ts';

export const useLiveInbox = (): void => useSettledEvents('messages', THREAD_EVENTS, refreshList);
