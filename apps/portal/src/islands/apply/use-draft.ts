// The draft behind the form: restored when the applicant returns, created with the first entry, saved after each change.
import {
  type ApplicationDraft,
  type ApplyForm,
  deleteApplicationDraft,
  saveApplicationDraft,
} from '@onward/contract/careers/applying';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { Language } from '@onward/domain/platform/languages';
import type { AnswerValue } from '@onward/domain/questions/answers';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { forget, recall, remember } from '../saving/memory.ts';
import type { SaveState } from '../saving/saver.ts';
import { useSaver } from '../saving/use-saver.ts';
import type { Upload } from '../upload-file.ts';
import {
  type Entries,
  fromDraft,
  hasEntries,
  NOTHING_YET,
  toDraft,
  withAnswer,
  withCurrentConsents,
} from './entries.ts';
import { type Applied, findDraft, type Progress } from './find-draft.ts';
import { useDraftToken } from './use-draft-token.ts';

export interface DraftSettings {
  positionKey: string;
  consents: ApplyForm['consents'];
  language: Language;
  refererSource: string | null;
  isPreview: boolean;
}

export interface Draft extends Progress {
  uploads: readonly Upload[];
  saveState: SaveState;
  /** Whether an earlier draft was restored; `link_expired` when the texted link was too old. */
  found: 'nothing' | 'restored' | 'link_expired' | 'elsewhere';
  applied: Applied | null;
  isReady: boolean;
  /** Current entries, including an upload that finished since the last render. */
  newest(): Entries;
  change(change: Partial<Entries>): void;
  answer(questionId: number, value: AnswerValue): void;
  goTo(step: ApplyStep): void;
  addUpload(upload: Upload): void;
  /** Returns the draft's token, creating the draft if there is none yet. */
  token(): Promise<string>;
  flush(): Promise<void>;
  startedAt(): number;
  startOver(): Promise<void>;
  forget(): void;
}

type EntriesChange = (entries: Entries) => Partial<Entries>;

const FIRST: Progress = { entries: NOTHING_YET, step: 'about_you' };

export function useDraft({ positionKey, consents, language, refererSource, isPreview }: DraftSettings): Draft {
  const [progress, setShown] = useState(FIRST);
  // An upload may finish long after it was chosen, so changes build on the newest entries, not on the rendered ones.
  const newest = useRef(FIRST);
  const setProgress = (next: Progress): void => {
    newest.current = next;
    setShown(next);
  };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [found, setFound] = useState<Draft['found']>('nothing');
  const [applied, setApplied] = useState<Applied | null>(null);
  const [isReady, setReady] = useState(false);
  // Read before anything is typed on this visit, because that is stored in the same place.
  const [earlier] = useState(() => (isPreview ? null : recall(positionKey)));
  const draftToken = useDraftToken({ positionKey, language, refererSource }, earlier);
  // Changes made before the earlier draft has been loaded; they are repeated on top of it.
  const early = useRef<EntriesChange[] | null>(isPreview ? null : []);

  const store = (next: Progress, isUnsaved: boolean): void => {
    const { token, startedAt } = draftToken.current();
    if (!isPreview) remember(positionKey, { token, startedAt, ...next, isUnsaved });
  };

  const saver = useSaver<Progress>(async ({ entries, step }) => {
    const params = { token: await draftToken.get() };
    await api().call(saveApplicationDraft, { params, body: { entries: toDraft(entries), step, language } });
    store({ entries, step }, false);
  }, draftToken.drop);

  const update = (next: Progress): void => {
    setProgress(next);
    if (isPreview) return;
    store(next, true);
    saver.give(next);
  };

  const changeEntries = (change: EntriesChange): void => {
    early.current?.push(change);
    const { entries, step } = newest.current;
    update({ step, entries: { ...entries, ...change(entries) } });
  };

  const withEarly = ({ entries, step }: Progress): Progress => {
    let known = withCurrentConsents(entries, consents);
    for (const change of early.current ?? []) known = { ...known, ...change(known) };
    return { step, entries: known };
  };

  const continueDraft = (draft: ApplicationDraft, unsaved: Progress | null): void => {
    const next = withEarly(unsaved ?? { entries: fromDraft(draft.entries), step: draft.step });
    setUploads((known) => [...draft.uploads, ...known]);
    setProgress(next);
    setFound(draft.was_saved && hasEntries(fromDraft(draft.entries)) ? 'restored' : 'nothing');
    const isUnsaved = unsaved !== null || Boolean(early.current?.length);
    store(next, isUnsaved);
    // Texts and emails to the applicant use the language of the draft, so a new page language is saved too.
    if (isUnsaved || draft.language !== language) saver.give(next);
  };

  const restore = async (): Promise<void> => {
    const before = await findDraft(positionKey, earlier, draftToken);
    if (before.kind === 'draft') continueDraft(before.draft, before.unsaved);
    else if (before.kind === 'device') {
      setFound(hasEntries(before.unsaved.entries) ? 'restored' : 'nothing');
      update(withEarly(before.unsaved));
    } else if (before.kind === 'applied') setApplied(before);
    else setFound(before.kind);
    early.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an earlier draft is looked up once, on load.
  useEffect(() => {
    const restoring = isPreview ? Promise.resolve() : restore();
    restoring.finally(() => setReady(true));
  }, []);

  const reset = (): void => {
    saver.stop();
    draftToken.reset();
    forget(positionKey);
  };

  return {
    ...progress,
    uploads,
    found,
    applied,
    isReady,
    saveState: saver.state,
    newest: () => newest.current.entries,
    change: (change) => changeEntries(() => change),
    answer: (questionId, value) =>
      changeEntries(({ answers }) => ({ answers: withAnswer(answers, questionId, value) })),
    goTo: (step) => update({ ...newest.current, step }),
    addUpload: (upload) => setUploads((known) => [...known, upload]),
    token: draftToken.get,
    flush: saver.flush,
    startedAt: () => draftToken.current().startedAt,
    startOver: async () => {
      const { token } = draftToken.current();
      reset();
      setProgress(FIRST);
      setUploads([]);
      setFound('nothing');
      setApplied(null);
      if (token) await deleteDraft(token);
    },
    forget: reset,
  };
}

/** A draft that cannot be deleted now expires on the server. */
const deleteDraft = (token: string): Promise<unknown> =>
  api()
    .call(deleteApplicationDraft, { params: { token } })
    .catch(() => {});
