// What happens to an applicant, as shown in their activity (APP-013). A room that adds entries lists them in its own
// `history.ts`; their texts are under `history` in the room's texts.
import { CHECK_HISTORY } from '../background-checks/history.ts';
import { INTERVIEW_HISTORY } from '../interviews/history.ts';
import { MESSAGE_HISTORY } from '../messages/history.ts';
import { OFFER_HISTORY } from '../offers/history.ts';
import { ONBOARDING_HISTORY } from '../onboarding/history.ts';
import { HISTORY_KINDS, type HistoryKind } from './history-kinds.ts';

export { HISTORY_KINDS, type HistoryKind };

const APPLICANT_HISTORY = {
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
  quiz_time_extended: 'changes',
  reminder_sent: 'messages',
  invited: 'messages',
  invitation_withdrawn: 'messages',
  erased: 'changes',
} as const satisfies Record<string, HistoryKind>;

const ROOMS = {
  applicants: APPLICANT_HISTORY,
  interviews: INTERVIEW_HISTORY,
  messages: MESSAGE_HISTORY,
  offers: OFFER_HISTORY,
  'background-checks': CHECK_HISTORY,
  onboarding: ONBOARDING_HISTORY,
} as const;

export type HistoryRoom = keyof typeof ROOMS;
export type HistoryActionOf<Room extends HistoryRoom> = keyof (typeof ROOMS)[Room];
export type HistoryAction = { [Room in HistoryRoom]: HistoryActionOf<Room> }[HistoryRoom];

const ROOM_OF = new Map(
  (Object.keys(ROOMS) as HistoryRoom[]).flatMap((room) =>
    (Object.keys(ROOMS[room]) as HistoryAction[]).map((action) => [action, room] as const),
  ),
);

const KIND_OF: Record<HistoryAction, HistoryKind> = Object.assign({}, ...Object.values(ROOMS));

export const HISTORY_ACTIONS = [...ROOM_OF.keys()];

export const historyRoom = (action: HistoryAction): HistoryRoom => ROOM_OF.get(action) ?? 'applicants';

export const actionsOfKind = (kind: HistoryKind): HistoryAction[] =>
  HISTORY_ACTIONS.filter((action) => KIND_OF[action] === kind);

export const HISTORY_ACTORS = ['staff', 'applicant', 'automation', 'system'] as const;
export type HistoryActor = (typeof HISTORY_ACTORS)[number];

export { HISTORY_PAGE_SIZE as HISTORY_PAGE } from '../platform/constants.ts';
