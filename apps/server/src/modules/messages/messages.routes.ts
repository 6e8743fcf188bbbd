// The routes of the messages room.
import * as taskDoors from '@onward/contract/interviews/bookings';
import * as doors from '@onward/contract/messages/conversations';
import * as suggestions from '@onward/contract/messages/message-suggestions';
import * as messageTemplates from '@onward/contract/messages/message-templates';
import * as unassigned from '@onward/contract/messages/unassigned-messages';
import type { App } from '../../platform/app.ts';
import { fieldInvalid, notFound } from '../../platform/http/errors.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import { type Answer, type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { assignMessage, dismissMessage, findAssignable, listUnassigned } from './inbound/assign-messages.ts';
import { findAttachment } from './messages.queries.ts';
import { previewMessages } from './sending/preview-message.ts';
import { retry, withdraw, writeMessage } from './sending/queue-message.ts';
import { suggestMessage } from './sending/suggest-message.ts';
import * as templates from './templates/templates.service.ts';
import * as threads from './threads/conversations.service.ts';
import { countForBadges } from './threads/find-page.ts';
import * as tasks from './threads/personal-page.service.ts';

export const messagesRoutes = (app: App, ports: tasks.ThreadPorts): Route[] => [
  ...threadRoutes(app),
  ...messageRoutes(app),
  ...templateRoutes(),
  ...taskRoutes({ app, ports }),
  ...supportRoutes(),
];

const supportRoutes = (): Route[] => [
  route(unassigned.listUnassignedMessages, (call) => listUnassigned(call, call.query)),
  route(unassigned.findAssignableApplicants, async (call) => ({
    applicants: await findAssignable(call, call.params.id, call.query.query),
  })),
  route(unassigned.assignUnassignedMessage, async (call) => {
    const { company_id: companyId, application_id: applicationId } = call.body;
    await assignMessage(call, call.params.id, { companyId, applicationId });
    return undefined;
  }),
  route(unassigned.dismissUnassignedMessage, async (call) => {
    await dismissMessage(call, call.params.id);
    return undefined;
  }),
];

const threadRoutes = (app: App): Route[] => [
  route(doors.listConversations, (call) => threads.listThreads(call, call.query)),
  route(doors.getConversationCounts, (call) => countForBadges(call)),
  route(doors.openConversation, async (call) => ({
    conversation: await threads.openThread(app, call, call.body.application_id),
  })),
  route(doors.getConversation, async (call) => ({
    conversation: await threads.showThread(app, call, call.params.id),
  })),
  route(doors.updateConversation, async (call) => ({
    conversation: await threads.changeThread(app, call, call.params.id, call.body.conversation),
  })),
  route(doors.readConversation, async (call) => ({
    unread_count: await threads.markRead(call, call.params.id, call.body?.unread ?? false),
  })),
];

const messageRoutes = (app: App): Route[] => [
  route(doors.listMessages, (call) => threads.listThread(call, call.params.id, call.query)),
  route(doors.sendMessage, async (call) => ({
    message: await writeMessage(app, call, call.params.id, call.body.message),
  })),
  route(doors.withdrawMessage, async (call) => {
    await withdraw(call, call.params.id);
    return undefined;
  }),
  route(doors.retryMessage, async (call) => ({ message: await retry(call, call.params.id) })),
  route(doors.getMessageAttachment, (call) => showFile(app, call, call.params.id)),
  route(suggestions.suggestMessage, async ({ body, language }) => ({
    message_suggestion: { body: await suggestMessage(app, body.message_suggestion, language) },
  })),
  route(doors.previewMessages, (call) => previewMessages(app, call, call.body)),
];

async function showFile(app: App, call: CompanyCall, id: number): Promise<Answer> {
  const file = await findAttachment(call.tx, call.access.companyId, id);
  if (!file) throw notFound();
  await threads.requireThread(call, file.conversation_id);
  const bytes = await app.files.get(file.storage_key);
  if (!bytes) throw notFound();
  return fileAnswer(bytes, { name: file.file_name, contentType: file.content_type, type: 'download' });
}

const templateRoutes = (): Route[] => [
  route(messageTemplates.listMessageTemplates, async (call) => ({
    message_templates: await templates.listTemplates(call, call.query.channel),
  })),
  route(messageTemplates.createMessageTemplate, async (call) => ({
    message_template: await templates.createTemplate(call, call.body.message_template),
  })),
  route(messageTemplates.updateMessageTemplate, async (call) => ({
    message_template: await templates.updateTemplate(call, call.params.id, call.body.message_template),
  })),
  route(messageTemplates.deleteMessageTemplate, async (call) => {
    await templates.deleteTemplate(call, call.params.id);
    return undefined;
  }),
  route(messageTemplates.restoreMessageTemplate, async (call) => ({
    message_template: await templates.restoreTemplate(call, call.params.id),
  })),
];

const taskRoutes = (context: tasks.ThreadContext): Route[] => [
  route(taskDoors.getConversationTask, async ({ tx, params, query }) => ({
    conversation: await tasks.readTask(context, tx, params.token, query.before ?? null),
  })),
  route(taskDoors.replyToConversation, async ({ tx, params, body }) => ({
    conversation: await tasks.answer(context, tx, params.token, body),
  })),
  route(taskDoors.uploadToConversation, async ({ tx, params, file }) => {
    if (!file) throw fieldInvalid('file', 'required');
    return { upload: await tasks.uploadToThread(context, tx, params.token, file) };
  }),
  route(taskDoors.getConversationTaskAttachment, ({ tx, params }) =>
    tasks.showTaskFile(context.app, tx, params.token, params.id),
  ),
];
