// Who has unsaved work, and the one question asked before it is lost (PLT-057). The router can ask only one blocker, so
// every editor registers here and LeaveGuard asks for all of them.
import { createStore } from './store.ts';

export interface UnsavedWork {
  /** Panels are selected in the query, so changing it counts too, unless the work is kept across all tabs of a page. */
  withinPage: boolean;
}

interface Question {
  /** Shows the question: the editor opened last, because it is on top. */
  owner: UnsavedWork;
  leave(): void;
  stay(): void;
}

interface Place {
  pathname: string;
  search: string;
}

let held: UnsavedWork[] = [];

export const leaveQuestion = createStore<Question | null>(null);

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Returns a function that releases it once the work is saved or discarded, or its editor closed. */
export function holdUnsaved(work: UnsavedWork): () => void {
  held = [...held, work];
  globalThis.addEventListener?.('beforeunload', askBrowser);
  return () => {
    held = held.filter((each) => each !== work);
    if (held.length === 0) globalThis.removeEventListener?.('beforeunload', askBrowser);
    passOnQuestion(work);
  };
}

/** If the editor that asks has closed, another one asks; without another editor there is nothing left to lose. */
function passOnQuestion(work: UnsavedWork): void {
  const question = leaveQuestion.get();
  if (question?.owner !== work) return;
  const owner = held.at(-1);
  if (owner) leaveQuestion.set({ ...question, owner });
  else question.stay();
}

/** Whether going from one place to another would lose work. */
export const wouldLose = (here: Place, there: Place): boolean =>
  held.some(({ withinPage }) => here.pathname !== there.pathname || (withinPage && here.search !== there.search));

export function askToLeave({ leave, stay }: Pick<Question, 'leave' | 'stay'>): void {
  const owner = held.at(-1);
  if (!owner) {
    leave();
    return;
  }
  const then = (act: () => void) => () => {
    leaveQuestion.set(null);
    act();
  };
  leaveQuestion.set({ owner, leave: then(leave), stay: then(stay) });
}

/** For ways out that are no navigation, such as signing out: false when the user wants to keep editing. */
export const confirmLeaving = (): Promise<boolean> =>
  new Promise((resolve) => {
    askToLeave({
      leave: () => {
        held = [];
        globalThis.removeEventListener?.('beforeunload', askBrowser);
        resolve(true);
      },
      stay: () => resolve(false),
    });
  });
