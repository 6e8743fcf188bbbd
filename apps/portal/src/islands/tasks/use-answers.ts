// The answers of a task, saved along the way.
import type { Answer, AnswerValue } from '@onward/domain/questions/answers';
import { useRef, useState } from 'preact/hooks';
import { withAnswer } from '../apply/entries.ts';
import type { SaveState } from '../saving/saver.ts';
import { useSaver } from '../saving/use-saver.ts';

export type SentAnswers = { question_id: number; value: string | number | string[] | null }[];

export interface SavedAnswers {
  answers: readonly Answer[];
  /** The current answers: a file may have been uploaded since the last render. */
  newest(): readonly Answer[];
  saveState: SaveState;
  answer(questionId: number, value: AnswerValue): void;
  /** The answers in the format of the request. */
  sent(): SentAnswers;
  /** Stops saving, because the task is being submitted. */
  stop(): void;
  flush(): Promise<void>;
}

export function useAnswers(
  given: readonly Answer[],
  {
    save,
    onRefused,
    isKept,
  }: { save(answers: SentAnswers): Promise<unknown>; onRefused?(error: unknown): void; isKept: boolean },
): SavedAnswers {
  const [answers, setAnswers] = useState(given);
  const newest = useRef(given);
  const saver = useSaver<SentAnswers>(save, onRefused);
  const sent = (): SentAnswers =>
    newest.current.map(({ question_id, value }) => ({
      question_id,
      value: Array.isArray(value) ? [...value] : (value as string | number | null),
    }));
  return {
    answers,
    newest: () => newest.current,
    saveState: saver.state,
    answer: (questionId, value) => {
      newest.current = withAnswer(newest.current, questionId, value);
      setAnswers(newest.current);
      if (isKept) saver.give(sent());
    },
    sent,
    stop: saver.stop,
    flush: saver.flush,
  };
}
