// Whom a message would reach, asked before it is sent (MSG-006).
import { previewMessages } from '@onward/contract/conversations';
import type { AnswerOf, BodyOf } from '@onward/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export type MessagesPreview = AnswerOf<typeof previewMessages>;

export const previewQuery = (asked: BodyOf<typeof previewMessages>) =>
  queryOptions({
    queryKey: ['messages-preview', asked] as const,
    queryFn: ({ signal }) => api.call(previewMessages, { body: asked, signal, silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
