// The actions this room performs itself.
import { addNotes } from '../remarks/remarks.service.ts';
import type { ActionEffects } from './action-effect.ts';
import { markHired, markNotHired } from './effects/mark-hired.ts';
import { markInactive } from './effects/mark-inactive.ts';
import { moveToPosition } from './effects/move-to-position.ts';
import { moveToStage } from './effects/move-to-stage.ts';
import { printApplicant } from './effects/print-applicant.ts';
import { reject, unReject } from './effects/reject.ts';

export const ACTION_EFFECTS: ActionEffects = {
  move_to_stage: moveToStage,
  reject,
  reject_applicant: reject,
  un_reject: unReject,
  unreject_applicant: unReject,
  move_to_position: moveToPosition,
  mark_hired: markHired,
  mark_not_hired: markNotHired,
  mark_inactive: markInactive,
  add_note: addNotes,
  print_applicant: printApplicant,
};
