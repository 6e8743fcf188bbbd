import type { FastifyInstance } from 'fastify';

/** Form-encoded bodies arrive as URLSearchParams, which keeps repeated fields and their order. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body.toString()));
  });
}

/** A route meant for forms that was sent something else finds an empty form, and refuses by its own rules. */
export function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
