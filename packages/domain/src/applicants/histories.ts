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
  'invited',
  'invitation_withdrawn',
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
  'erased',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export const HISTORY_ACTORS = ['staff', 'applicant', 'automation', 'system'] as const;
export type HistoryActor = (typeof HISTORY_ACTORS)[number];

export const HISTORY_PAGE = 50;
