// The answers of a task, kept on the way.
import type { Answer, AnswerValue } from '@onward/domain/questions/answers';
import { useRef, useState } from 'preact/hooks';
import { withAnswer } from '../apply/entries.ts';
import type { SaveState } from '../keeping/saver.ts';
import { useSaver } from '../keeping/use-saver.ts';

export type SentAnswers = { question_id: number; value: string | number | string[] | null }[];

export interface KeptAnswers {
  answers: readonly Answer[];
  /** As they are at this very moment: a file may have arrived since the page was drawn. */
  newest(): readonly Answer[];
  saveState: SaveState;
  answer(questionId: number, value: AnswerValue): void;
  /** As they travel. */
  sent(): SentAnswers;
  /** Nothing is kept any more: it is handed in now. */
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
): KeptAnswers {
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
