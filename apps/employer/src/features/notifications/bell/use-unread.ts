// The number of unread notifications.
import { useQuery } from '@tanstack/react-query';
import { bellQuery } from './bell.api.ts';

export const useUnread = (): number => useQuery(bellQuery).data?.unread_count ?? 0;
