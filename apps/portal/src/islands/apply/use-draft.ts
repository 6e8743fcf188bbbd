// The draft behind the form: restored on return, created with the first entry, saved after each one.
import {
  type ApplicationDraft,
  createApplicationDraft,
  deleteApplicationDraft,
  getApplicationDraft,
  openResumeLink,
  saveApplicationDraft,
} from '@onward/contract/careers/applying';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { Language } from '@onward/domain/platform/languages';
import type { AnswerValue } from '@onward/domain/questions/answers';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, refusalOf } from '../api.ts';
import { forget, recall, remember } from '../saving/memory.ts';
import type { SaveState } from '../saving/saver.ts';
import { useSaver } from '../saving/use-saver.ts';
import type { Upload } from '../upload-file.ts';
import { type Entries, fromDraft, NOTHING_YET, toDraft, withAnswer } from './entries.ts';

export interface DraftSettings {
  positionKey: string;
  language: Language;
  refererSource: string | null;
  isPreview: boolean;
}

interface Filling {
  entries: Entries;
  step: ApplyStep;
}

export interface Draft extends Filling {
  uploads: readonly Upload[];
  saveState: SaveState;
  /** How the form was prefilled; `link_expired` when a texted link was opened too late. */
  found: 'nothing' | 'restored' | 'link_expired';
  isReady: boolean;
  /** The current entries: a file may have been uploaded since the last render. */
  newest(): Entries;
  change(change: Partial<Entries>): void;
  answer(questionId: number, value: AnswerValue): void;
  goTo(step: ApplyStep): void;
  addUpload(upload: Upload): void;
  /** The token of the draft, which is created now if there is none yet. */
  token(): Promise<string>;
  flush(): Promise<void>;
  startedAt(): number;
  startOver(): Promise<void>;
  forget(): void;
}

const FIRST: Filling = { entries: NOTHING_YET, step: 'about_you' };

export function useDraft({ positionKey, language, refererSource, isPreview }: DraftSettings): Draft {
  const [filling, setShown] = useState(FIRST);
  // A file can finish uploading long after it was chosen, so changes are applied to the latest entries.
  const newest = useRef(FIRST);
  const setFilling = (next: Filling): void => {
    newest.current = next;
    setShown(next);
  };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [found, setFound] = useState<Draft['found']>('nothing');
  const [isReady, setReady] = useState(false);
  const held = useRef({ token: null as string | null, startedAt: 0, making: null as Promise<string> | null });

  const keep = (next: Filling, isUnsaved: boolean): void => {
    const { token, startedAt } = held.current;
    if (!isPreview) remember(positionKey, { token, startedAt, ...next, isUnsaved });
  };

  const token = (): Promise<string> => {
    const { current } = held;
    if (current.token) return Promise.resolve(current.token);
    current.making ??= api()
      .call(createApplicationDraft, {
        params: { position_key: positionKey },
        body: { language, referer_source: refererSource },
      })
      .then(({ token: made }) => {
        current.token = made;
        current.startedAt = Date.now();
        return made;
      })
      .finally(() => {
        current.making = null;
      });
    return current.making;
  };

  const saver = useSaver<Filling>(
    async (next) => {
      const params = { token: await token() };
      await api().call(saveApplicationDraft, {
        params,
        body: { entries: toDraft(next.entries), step: next.step, language },
      });
      keep(next, false);
    },
    // The draft was submitted or has expired: the entries on the page become a new draft with the next change.
    () => {
      held.current.token = null;
    },
  );

  const show = (next: Filling): void => {
    setFilling(next);
    if (isPreview) return;
    keep(next, true);
    saver.give(next);
  };

  const changeEntries = (change: (entries: Entries) => Partial<Entries>): void => {
    const { entries, step } = newest.current;
    show({ step, entries: { ...entries, ...change(entries) } });
  };

  const adopt = (draft: ApplicationDraft, own: Filling | null): void => {
    const next = own ?? { entries: fromDraft(draft.entries), step: draft.step };
    setUploads(draft.uploads);
    setFilling(next);
    setFound('restored');
    keep(next, own !== null);
    // The page may now be in another language, which texts and emails should follow.
    if (own || draft.language !== language) saver.give(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once for what was filled in before.
  useEffect(() => {
    const look = isPreview ? Promise.resolve() : findAgain();
    look.finally(() => setReady(true));
  }, []);

  async function findAgain(): Promise<void> {
    const link = new URLSearchParams(location.search).get('resume');
    if (link) return followLink(link);
    const kept = recall(positionKey);
    if (!kept) return;
    held.current.token = kept.token;
    held.current.startedAt = kept.startedAt;
    const own = { entries: kept.entries, step: kept.step };
    if (!kept.token) return restoreOwn(own);
    try {
      const { application_draft: draft } = await api().call(getApplicationDraft, { params: { token: kept.token } });
      adopt(draft, kept.isUnsaved ? own : null);
    } catch (error) {
      if (!refusalOf(error)) return restoreOwn(own);
      held.current.token = null;
      forget(positionKey);
    }
  }

  function restoreOwn(own: Filling): void {
    setFound('restored');
    show(own);
  }

  async function followLink(link: string): Promise<void> {
    // The link works only once, so it is removed from the address.
    history.replaceState(null, '', location.pathname);
    try {
      const opened = await api().call(openResumeLink, { params: { token: link } });
      held.current.token = opened.token;
      // The start time is unknown here, so assume the safest value: now.
      held.current.startedAt = Date.now();
      adopt(opened.application_draft, null);
    } catch {
      setFound('link_expired');
    }
  }

  const reset = (): void => {
    saver.stop();
    held.current = { token: null, startedAt: 0, making: null };
    forget(positionKey);
  };

  return {
    ...filling,
    uploads,
    found,
    isReady,
    saveState: saver.state,
    newest: () => newest.current.entries,
    change: (change) => changeEntries(() => change),
    answer: (questionId, value) =>
      changeEntries(({ answers }) => ({ answers: withAnswer(answers, questionId, value) })),
    goTo: (step) => show({ ...newest.current, step }),
    addUpload: (upload) => setUploads((known) => [...known, upload]),
    token,
    flush: saver.flush,
    startedAt: () => held.current.startedAt,
    startOver: async () => {
      const { token: old } = held.current;
      reset();
      setFilling(FIRST);
      setUploads([]);
      setFound('nothing');
      if (old)
        await api()
          .call(deleteApplicationDraft, { params: { token: old } })
          .catch(() => {});
    },
    forget: reset,
  };
}
