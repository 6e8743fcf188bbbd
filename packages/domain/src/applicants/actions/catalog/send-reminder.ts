import { type Action, always } from '../action.ts';
import { allToBeReminded } from '../rules.ts';

export const sendReminder: Action = {
  demand: { permission: 'edit_message', module: 'hiring_stages' },
  rules: [allToBeReminded],
  undoable: always,
};
