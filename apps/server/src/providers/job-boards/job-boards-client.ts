// Job boards over JSON and HTTP: posts a job to a board, changes it there, and removes it.
import type { JobBoard } from '@onward/domain/positions/job-boards';
import { callOutside, type OutboundPolicy, ProviderFailed } from '../../platform/outbound.ts';
import type { JobBoardSettings } from '../../platform/service-settings.ts';

export interface BoardOrder {
  reference: string;
  title: string;
  location: string;
  url: string;
  budget: number;
  duration_days: number;
}

export interface BoardChange {
  budget: number;
  duration_days: number;
  state: 'active' | 'paused';
}

export interface BoardAnswer {
  id: string;
  spent: number;
  budget: number;
  duration_days: number;
}

/** The board refused the request. */
export class BoardRefused extends Error {}

export class JobBoardsClient {
  readonly #settings: JobBoardSettings | null;
  readonly #policy: OutboundPolicy | undefined;

  constructor(settings: JobBoardSettings | null, policy?: OutboundPolicy) {
    this.#settings = settings;
    this.#policy = policy;
  }

  /** The board keeps one posting per key, so an order whose answer was lost can be repeated. */
  post(board: JobBoard, order: BoardOrder, key: string): Promise<BoardAnswer> {
    return this.#ask(board, { method: 'POST', path: '', body: order, key });
  }

  change(board: JobBoard, id: string, change: BoardChange): Promise<BoardAnswer> {
    return this.#ask(board, { method: 'PUT', path: `/${encodeURIComponent(id)}`, body: change });
  }

  read(board: JobBoard, id: string): Promise<BoardAnswer> {
    return this.#ask(board, { method: 'GET', path: `/${encodeURIComponent(id)}` });
  }

  async remove(board: JobBoard, id: string): Promise<void> {
    await this.#call(board, { method: 'DELETE', path: `/${encodeURIComponent(id)}` });
  }

  async #ask(board: JobBoard, request: BoardRequest): Promise<BoardAnswer> {
    return JSON.parse((await this.#call(board, request)).toString('utf8')) as BoardAnswer;
  }

  async #call(board: JobBoard, { method, path, body, key }: BoardRequest): Promise<Buffer> {
    if (!this.#settings) throw new Error('Job boards are not set up.');
    const { url, token } = this.#settings;
    const answer = await callOutside({
      provider: 'The job board',
      repeats: 'always',
      policy: this.#policy,
      send: (signal) =>
        fetch(`${url}/${board}/postings${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal,
        }),
    });
    if (answer.status < 300) return answer.bytes;
    if (answer.status < 500) throw new BoardRefused(messageIn(answer.bytes) || String(answer.status));
    throw new ProviderFailed('The job board', answer);
  }
}

interface BoardRequest {
  method: string;
  path: string;
  body?: object;
  key?: string;
}

function messageIn(bytes: Buffer): string {
  try {
    return String((JSON.parse(bytes.toString('utf8')) as { message?: unknown }).message ?? '');
  } catch {
    return '';
  }
}
