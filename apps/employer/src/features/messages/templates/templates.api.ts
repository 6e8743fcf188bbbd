// Reads and changes message templates (MSG-010).
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplateInput,
  restoreMessageTemplate,
  updateMessageTemplate,
} from '@onward/contract/messages/message-templates';
import type { Channel } from '@onward/domain/messages/channels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const LIST = 'message-templates';

/** Null for both channels. */
export const templatesQuery = (channel: Channel | null) =>
  queryOptions({
    queryKey: [LIST, channel] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listMessageTemplates, { query: channel ? { channel } : {}, signal, silent: true }))
        .message_templates,
  });

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: [LIST] });

/** Silent: the dialog shows the error next to its field. */
export async function saveTemplate(id: number | null, message_template: MessageTemplateInput): Promise<void> {
  const body = { message_template };
  if (id === null) await api.call(createMessageTemplate, { body, silent: true });
  else await api.call(updateMessageTemplate, { params: { id }, body, silent: true });
  await refreshTemplates();
}

export async function removeTemplate(id: number): Promise<void> {
  await api.call(deleteMessageTemplate, { params: { id } });
  await refreshTemplates();
}

export async function restoreTemplate(id: number): Promise<void> {
  await api.call(restoreMessageTemplate, { params: { id } });
  await refreshTemplates();
}
