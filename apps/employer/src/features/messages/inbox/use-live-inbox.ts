// Reloads the list when a message arrives or someone else replies (MSG-013, NTF-022).
import { THREAD_NEWS, useSettledNews } from '../../../platform/cable/use-settled-news.ts';
import { refreshList } from '../messages.api.ts';

export const useLiveInbox = (): void => useSettledNews('messages', THREAD_NEWS, refreshList);
