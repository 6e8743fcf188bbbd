// Collapses long runs of automated messages, so that messages between people stand out (MSG-003).

const FOLDED_FROM = 3;

export type ThreadEntry<M> = { type: 'message'; message: M } | { type: 'fold'; messages: M[]; open: boolean };

interface Foldable {
  id: number;
  automated: boolean;
  status: string;
}

/** A failed message needs attention, so it is never collapsed. */
const isQuiet = ({ automated, status }: Foldable): boolean => automated && status !== 'failed';

/**
 * Oldest first. An expanded fold is followed by its messages. It is identified by any of its messages, since a run can
 * grow at both ends.
 */
export function foldAutomated<M extends Foldable>(
  messages: readonly M[],
  opened: ReadonlySet<number>,
): ThreadEntry<M>[] {
  return runsOf(messages).flatMap((run): ThreadEntry<M>[] => {
    const shown = run.map((message) => ({ type: 'message', message }) as const);
    if (run.length < FOLDED_FROM || !run.every(isQuiet)) return shown;
    const open = run.some(({ id }) => opened.has(id));
    return [{ type: 'fold', messages: run, open }, ...(open ? shown : [])];
  });
}

function runsOf<M extends Foldable>(messages: readonly M[]): M[][] {
  const runs: M[][] = [];
  for (const message of messages) {
    const last = runs.at(-1);
    if (last?.[0] && isQuiet(last[0]) && isQuiet(message)) last.push(message);
    else runs.push([message]);
  }
  return runs;
}
