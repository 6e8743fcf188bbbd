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
import { recordApi } from '../../../platform/records/record-api.ts';

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
  await (id === null ? templateRecord.add(message_template) : templateRecord.save({ id }, message_template));
}

export const templateRecord = recordApi(
  'message_template',
  {
    create: createMessageTemplate,
    update: updateMessageTemplate,
    remove: deleteMessageTemplate,
    restore: restoreMessageTemplate,
  },
  refreshTemplates,
);
