/** What the activity of an applicant can be filtered by. */
export const HISTORY_KINDS = ['moves', 'messages', 'interviews', 'notes', 'files', 'changes'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
