// The token of the draft on the server: created with the first entry and shared by all calls that need it.
import { createApplicationDraft } from '@onward/contract/careers/applying';
import type { Language } from '@onward/domain/platform/languages';
import { useRef } from 'preact/hooks';
import { api } from '../api.ts';
import type { Remembered } from '../saving/memory.ts';

interface DraftSource {
  positionKey: string;
  language: Language;
  refererSource: string | null;
}

export interface DraftToken {
  current(): { token: string | null; startedAt: number };
  /** Continues an existing draft. */
  use(token: string | null, startedAt: number): void;
  /** Returns the token, creating the draft if there is none yet. */
  get(): Promise<string>;
  /** The server no longer has the draft; the next save creates a new one. */
  drop(): void;
  reset(): void;
}

const NO_DRAFT = { token: null as string | null, startedAt: 0, creating: null as Promise<string> | null };

export function useDraftToken(
  { positionKey, language, refererSource }: DraftSource,
  earlier: Pick<Remembered, 'token' | 'startedAt'> | null,
): DraftToken {
  // Known from the first moment, so that what is typed at once goes to the same draft.
  const state = useRef({ ...NO_DRAFT, token: earlier?.token ?? null, startedAt: earlier?.startedAt ?? 0 });

  const create = (): Promise<string> => {
    const { current } = state;
    return api()
      .call(createApplicationDraft, {
        params: { position_key: positionKey },
        body: { language, referer_source: refererSource },
      })
      .then(({ token }) => {
        current.token = token;
        current.startedAt = Date.now();
        return token;
      })
      .finally(() => {
        current.creating = null;
      });
  };

  return {
    current: () => state.current,
    use: (token, startedAt) => {
      state.current.token = token;
      state.current.startedAt = startedAt;
    },
    get: () => {
      const { current } = state;
      if (current.token) return Promise.resolve(current.token);
      // Two calls at the same time must not create two drafts.
      current.creating ??= create();
      return current.creating;
    },
    drop: () => {
      state.current.token = null;
    },
    reset: () => {
      state.current = { ...NO_DRAFT };
    },
  };
}
