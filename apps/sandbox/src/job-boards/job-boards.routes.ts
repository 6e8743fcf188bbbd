import type { FastifyInstance, FastifyReply } from 'fastify';
import { parseId } from '../search.ts';
import type { RecordLog } from '../store.ts';
import { type BoardPosting, isUsedUp, presentPosting, spentBy } from './board-posting.ts';

interface Wanted {
  reference: string;
  title: string;
  location: string;
  url: string;
  budget: number;
  duration_days: number;
}

interface Change {
  budget?: number;
  duration_days?: number;
  state?: 'active' | 'paused';
}

type AtBoard = { Params: { board: string } };
type OnePosting = { Params: { board: string; id: string } };

const AUTHORIZATION = 'Bearer onward-sandbox-secret';

const wantedSchema = {
  type: 'object',
  required: ['reference', 'title', 'location', 'url', 'budget', 'duration_days'],
  properties: {
    reference: { type: 'string' },
    title: { type: 'string' },
    location: { type: 'string' },
    url: { type: 'string' },
    budget: { type: 'number', minimum: 0 },
    duration_days: { type: 'integer', minimum: 1 },
  },
};

/** All boards use the same protocol here: jobs are created, changed and removed. */
export function jobBoardRoutes(app: FastifyInstance, postings: RecordLog<BoardPosting>): void {
  /** Boards that decline payment, set by a test or through the page. */
  const declining = new Set<string>();
  /** How many answers of a board get lost: it accepts the order but answers 503. */
  const losing = new Map<string, number>();

  const answerTo = (board: string, reply: FastifyReply, posting: BoardPosting) => {
    const lost = losing.get(board) ?? 0;
    losing.set(board, Math.max(0, lost - 1));
    if (lost > 0) return reply.code(503).send({ message: 'Try again later' });
    return reply.code(201).send(presentPosting(posting, new Date()));
  };

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== AUTHORIZATION)
        return reply.code(401).send({ message: 'The access token is missing or wrong.' });
    });

    scope.post<AtBoard & { Body: Wanted }>(
      '/job-boards/:board/postings',
      { schema: { body: wantedSchema } },
      async (request, reply) => {
        const { board } = request.params;
        if (declining.has(board)) return reply.code(402).send({ message: 'Card declined' });
        const key = String(request.headers['idempotency-key'] ?? '');
        const known = key && postings.newestFirst().find((one) => one.board === board && one.idempotency_key === key);
        if (known) return answerTo(board, reply, known);
        const now = new Date().toISOString();
        const taken = await postings.append({
          ...request.body,
          board,
          idempotency_key: key || null,
          state: 'active',
          spent_before: 0,
          running_since: now,
          received_at: now,
        });
        return answerTo(board, reply, taken);
      },
    );

    scope.get<OnePosting>('/job-boards/:board/postings/:id', async (request, reply) => {
      const posting = postings.find(parseId(request.params.id) ?? 0);
      if (!posting) return reply.code(404).send({ message: 'No such posting.' });
      return presentPosting(posting, new Date());
    });

    scope.put<OnePosting & { Body: Change }>('/job-boards/:board/postings/:id', async (request, reply) => {
      const posting = postings.find(parseId(request.params.id) ?? 0);
      if (!posting || posting.state === 'removed') return reply.code(404).send({ message: 'No such posting.' });
      if (declining.has(posting.board)) return reply.code(402).send({ message: 'Card declined' });
      const changed = changedPosting(posting, request.body, new Date());
      if (changed.state === 'active' && isUsedUp(changed)) return reply.code(402).send({ message: 'Budget used up' });
      await postings.update(changed);
      return presentPosting(changed, new Date());
    });

    scope.delete<OnePosting>('/job-boards/:board/postings/:id', async (request, reply) => {
      const posting = postings.find(parseId(request.params.id) ?? 0);
      if (posting) await postings.update(stopped(posting, 'removed', new Date()));
      return reply.code(204).send();
    });
  });

  app.get('/api/job-boards', async () => ({ postings: postings.newestFirst() }));

  /** Simulates spending, so that tests don't have to wait for days. */
  app.put<{ Params: { id: string }; Body: { spent: number } }>(
    '/api/job-boards/postings/:id/spent',
    async (request, reply) => {
      const posting = postings.find(parseId(request.params.id) ?? 0);
      if (!posting) return reply.code(404).send({ message: 'No such posting.' });
      await postings.update({ ...posting, spent_before: request.body.spent });
      return reply.code(204).send();
    },
  );

  app.put<AtBoard & { Body: { count: number } }>('/api/job-boards/:board/lost_answers', async (request, reply) => {
    losing.set(request.params.board, request.body.count);
    return reply.code(204).send();
  });

  app.put<AtBoard & { Body: { declines: boolean } }>('/api/job-boards/:board/card', async (request, reply) => {
    if (request.body.declines) declining.add(request.params.board);
    else declining.delete(request.params.board);
    return reply.code(204).send();
  });
}

function changedPosting(posting: BoardPosting, { state, ...change }: Change, now: Date): BoardPosting {
  const next = state ?? posting.state;
  return {
    ...stopped(posting, next, now),
    ...change,
    running_since: next === 'active' ? now.toISOString() : null,
  };
}

/** Stores the amount spent so far, since the rate may change. */
const stopped = (posting: BoardPosting, state: BoardPosting['state'], now: Date): BoardPosting => ({
  ...posting,
  state,
  spent_before: spentBy(posting, now),
  running_since: null,
});
