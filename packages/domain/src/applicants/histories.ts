// What happens to an applicant, as their activity tells it (APP-013).

export const HISTORY_ACTIONS = [
  'applied',
  'applied_again',
  'added',
  'imported',
  'moved_stage',
  'moved_position',
  'copied_to_position',
  'came_from_position',
  'rejected',
  'un_rejected',
  'hired',
  'not_hired',
  'inactivated',
  'reactivated',
  'undone',
  'edited',
  'merged',
  'do_not_rehire',
  'may_be_rehired',
  'rated',
  'note_added',
  'note_deleted',
  'feedback_given',
  'feedback_deleted',
  'remarks_deleted',
  'shared',
  'share_revoked',
  'printed',
  'file_added',
  'file_deleted',
  'form_submitted',
  'quiz_submitted',
  'reminder_sent',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** What the activity can be narrowed to. */
export const HISTORY_KINDS = ['moves', 'messages', 'notes', 'files', 'changes'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const KINDS: Record<HistoryAction, HistoryKind> = {
  applied: 'moves',
  applied_again: 'moves',
  added: 'moves',
  imported: 'moves',
  moved_stage: 'moves',
  moved_position: 'moves',
  copied_to_position: 'moves',
  came_from_position: 'moves',
  rejected: 'moves',
  un_rejected: 'moves',
  hired: 'moves',
  not_hired: 'moves',
  inactivated: 'moves',
  reactivated: 'moves',
  undone: 'moves',
  edited: 'changes',
  merged: 'changes',
  do_not_rehire: 'changes',
  may_be_rehired: 'changes',
  rated: 'notes',
  note_added: 'notes',
  note_deleted: 'notes',
  feedback_given: 'notes',
  feedback_deleted: 'notes',
  remarks_deleted: 'notes',
  shared: 'messages',
  share_revoked: 'messages',
  printed: 'files',
  file_added: 'files',
  file_deleted: 'files',
  form_submitted: 'files',
  quiz_submitted: 'files',
  reminder_sent: 'messages',
};

export const actionsOfKind = (kind: HistoryKind): HistoryAction[] =>
  HISTORY_ACTIONS.filter((action) => KINDS[action] === kind);

export const HISTORY_ACTORS = ['staff', 'applicant', 'automation', 'system'] as const;
export type HistoryActor = (typeof HISTORY_ACTORS)[number];

export const HISTORY_PAGE = 50;
