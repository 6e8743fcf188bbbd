/** A small client for programs with an API key. Copy it and add what you need; /docs lists every endpoint. */

export interface OnwardEvent {
  id: number;
  event_key: string;
  type: string;
  version: number;
  subject_type: string;
  subject_id: number;
  subject_name: string | null;
  data: Record<string, string | number | boolean | null>;
  created_at: string;
}

export interface Page {
  current_page: number;
  total_pages: number;
  total_count: number;
}

/** What the API refused, and why. */
export class OnwardError extends Error {
  readonly status: number;
  readonly code: number;
  /** Texts of each wrong field. */
  readonly fields: Readonly<Record<string, string[]>>;

  constructor(status: number, body: Refused) {
    super(body.message ?? `Onward answered ${status}.`);
    this.status = status;
    this.code = body.error_code ?? -1;
    this.fields = body.errors ?? {};
  }
}

type Refused = { error_code?: number; message?: string; errors?: Record<string, string[]> };
type Query = Record<string, string | number | boolean | undefined>;

export class OnwardClient {
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  get<Answer>(path: string, query: Query = {}): Promise<Answer> {
    const given = Object.entries(query).filter((entry): entry is [string, string | number | boolean] => {
      return entry[1] !== undefined;
    });
    const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    return this.#call('GET', given.length > 0 ? `${path}?${search}` : path);
  }

  /** `repeatKey`: the same key has its effect once, however often the request is sent. */
  post<Answer>(path: string, body: object, repeatKey?: string): Promise<Answer> {
    return this.#call('POST', path, body, repeatKey ? { 'idempotency-key': repeatKey } : {});
  }

  /** Every event after the last one you have, oldest first. */
  async *eventsAfter(lastId: number): AsyncGenerator<OnwardEvent> {
    for (let after = lastId; ; ) {
      const { events, has_more } = await this.get<{ events: OnwardEvent[]; has_more: boolean }>('/v1/events', {
        after,
      });
      yield* events;
      const last = events.at(-1);
      if (!has_more || !last) return;
      after = last.id;
    }
  }

  async #call<Answer>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = response.status === 204 ? null : await response.json();
    if (!response.ok) throw new OnwardError(response.status, answer as Refused);
    return answer as Answer;
  }
}
