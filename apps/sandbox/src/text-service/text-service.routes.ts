import type { FastifyInstance, FastifyReply } from 'fastify';

const KEY = 'onward-sandbox-secret';
/** Material with this word fails, as if the service were down. */
const OUTAGE = /\boutage\b/i;
/** Material with this word is answered with a text that was cut off. */
const TOO_LONG = /\bendless\b/i;

interface Completion {
  model?: string;
  messages?: { role?: string; content?: string }[];
}

/** Chat completions: texts that follow from the request alone. `/api/text-service` shows the last request. */
export function textServiceRoutes(app: FastifyInstance): void {
  let last: Completion | null = null;
  app.post<{ Body: Completion }>('/text-service/v1/chat/completions', ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${KEY}`) return refuse(reply, 401, 'The API key is not valid.');
    const contentOf = (role: string) => body?.messages?.find((message) => message.role === role)?.content;
    const [instructions, material] = [contentOf('system'), contentOf('user')];
    if (!body?.model || !instructions || !material) return refuse(reply, 400, 'A model and messages are required.');
    last = body;
    if (OUTAGE.test(material)) return refuse(reply, 503, 'The service is currently unavailable.');
    const content = instructions.includes('job description') ? describeJob(material) : writeMessage(material);
    const finish_reason = TOO_LONG.test(material) ? 'length' : 'stop';
    return reply.send({
      id: 'sandbox-completion',
      object: 'chat.completion',
      model: body.model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    });
  });
  app.get('/api/text-service', (_, reply) => reply.send({ request: last }));
}

const refuse = (reply: FastifyReply, code: number, message: string) => reply.code(code).send({ error: { message } });

const after = (text: string, label: string): string => text.split(`${label}\n`)[1]?.split('\n\n')[0]?.trim() ?? '';

function describeJob(material: string): string {
  const title = /^Job title: (.*)$/m.exec(material)?.[1] ?? 'team member';
  const before = after(material, 'Description:');
  return [
    `We are looking for a ${title}.`,
    ...(before ? [before] : []),
    'You will:',
    '- Welcome guests',
    '- Keep your station clean',
  ].join('\n\n');
}

function writeMessage(material: string): string {
  const draft = after(material, 'Draft:');
  const received = after(material, 'Message of the applicant:');
  if (draft) return `${draft} Let us know if you have any questions.`;
  return received
    ? 'Thanks for your message. We will get back to you soon.'
    : 'Thanks for applying. Is now a good time to talk?';
}
