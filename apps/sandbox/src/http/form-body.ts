import type { FastifyInstance } from 'fastify';

/** Form-encoded bodies are parsed into URLSearchParams, which keeps repeated fields and their order. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
}

/** A form route that gets another content type sees an empty form and rejects it by its own rules. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
