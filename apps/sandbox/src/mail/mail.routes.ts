import type { FastifyInstance } from 'fastify';
import type { ProductAddress } from '../product-address.ts';
import { isAddressedTo, parseId } from '../search.ts';
import type { RecordLog } from '../store.ts';
import type { ReceivedEmail } from './received-email.ts';
import type { MailReply } from './reply-as-person.ts';
import { replyAsPerson } from './reply-as-person.ts';

interface EmailSearch {
  to?: string;
  after_id?: string;
}

const answerSchema = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string' },
    messageId: { type: 'string' },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
    attachments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['filename', 'content_base64'],
        properties: { filename: { type: 'string' }, content_base64: { type: 'string' } },
      },
    },
  },
};
/** Attachments are sent as base64 inside the JSON. */
const largestReplyBytes = 80 * 1024 * 1024;

export function mailRoutes(app: FastifyInstance, emails: RecordLog<ReceivedEmail>, product: ProductAddress): void {
  app.post<{ Params: { id: string }; Body: MailReply }>(
    '/api/emails/:id/reply',
    { schema: { body: answerSchema }, bodyLimit: largestReplyBytes },
    async (request, reply) => {
      const email = findEmail(emails, request.params.id);
      if (!email) return reply.code(404).send({ message: 'No such email.' });
      const problem = await replyAsPerson(product, email, request.body);
      return problem ? reply.code(502).send({ message: problem }) : reply.code(201).send({});
    },
  );

  app.get<{ Querystring: EmailSearch }>('/api/emails', async (request) => {
    const afterId = parseId(request.query.after_id) ?? 0;
    const found = emails
      .newestFirst()
      .filter((email) => email.id > afterId && isAddressedTo(request.query.to, email.to));
    return { emails: found.map(presentEmail) };
  });

  app.get<{ Params: { id: string } }>('/api/emails/:id', async (request, reply) => {
    const email = findEmail(emails, request.params.id);
    return email ? presentEmail(email) : reply.code(404).send({ message: 'No such email.' });
  });

  app.get<{ Params: { id: string; index: string } }>('/api/emails/:id/attachments/:index', async (request, reply) => {
    const attachment = findEmail(emails, request.params.id)?.attachments[Number(request.params.index)];
    if (!attachment) return reply.code(404).send({ message: 'No such attachment.' });
    // Always a download, so that an attached page can't run under the sandbox's origin.
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`)
      .header('x-content-type-options', 'nosniff')
      .type(attachment.mime_type)
      .send(Buffer.from(attachment.content_base64, 'base64'));
  });

  app.delete('/api/emails', async (_request, reply) => {
    await emails.clear();
    return reply.code(204).send();
  });
}

function findEmail(emails: RecordLog<ReceivedEmail>, id: string): ReceivedEmail | undefined {
  return emails.find(parseId(id) ?? 0);
}

function presentEmail(email: ReceivedEmail) {
  const { attachments, ...message } = email;
  return {
    ...message,
    attachments: attachments.map(({ filename, mime_type }, index) => ({
      filename,
      mime_type,
      url: `/api/emails/${email.id}/attachments/${index}`,
    })),
  };
}
