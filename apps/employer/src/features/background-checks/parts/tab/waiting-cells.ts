// The cells of the waiting time; days are dates like `2026-11-12`.
export interface WaitingCell {
  day: string;
  state: 'done' | 'today' | 'open';
}

export const waitingCells = (days: readonly string[], today: string): WaitingCell[] =>
  days.map((day) => ({ day, state: day === today ? 'today' : day < today ? 'done' : 'open' }));
