// Job boards over JSON and HTTP: posts a job to a board, changes it there, and removes it.
import type { JobBoard } from '@onward/domain/positions/job-boards';
import type { JobBoardSettings } from '../../platform/service-settings.ts';

const TIMEOUT_MS = 15_000;

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
}

/** The board refused the request. */
export class BoardRefused extends Error {}

export class JobBoardsClient {
  readonly #settings: JobBoardSettings | null;

  constructor(settings: JobBoardSettings | null) {
    this.#settings = settings;
  }

  post(board: JobBoard, order: BoardOrder): Promise<BoardAnswer> {
    return this.#ask(board, 'POST', '', order);
  }

  change(board: JobBoard, id: string, change: BoardChange): Promise<BoardAnswer> {
    return this.#ask(board, 'PUT', `/${encodeURIComponent(id)}`, change);
  }

  read(board: JobBoard, id: string): Promise<BoardAnswer> {
    return this.#ask(board, 'GET', `/${encodeURIComponent(id)}`);
  }

  async remove(board: JobBoard, id: string): Promise<void> {
    await this.#call(board, 'DELETE', `/${encodeURIComponent(id)}`);
  }

  async #ask(board: JobBoard, method: string, path: string, body?: object): Promise<BoardAnswer> {
    return (await (await this.#call(board, method, path, body)).json()) as BoardAnswer;
  }

  async #call(board: JobBoard, method: string, path: string, body?: object): Promise<Response> {
    if (!this.#settings) throw new Error('Job boards are not set up.');
    const response = await fetch(`${this.#settings.url}/${board}/postings${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#settings.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    if (response.status < 500) throw new BoardRefused(message || String(response.status));
    throw new Error(`The board answered ${response.status}.`);
  }
}
