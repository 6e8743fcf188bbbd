// Who a message would reach, checked before it is sent (MSG-006).

import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import { previewMessages } from '@onward/contract/messages/conversations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export type MessagesPreview = ResponseOf<typeof previewMessages>;

export const previewQuery = (body: BodyOf<typeof previewMessages>) =>
  queryOptions({
    queryKey: ['messages-preview', body] as const,
    queryFn: ({ signal }) => api.call(previewMessages, { body, signal, silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
