import { NOTE_MAX, type NoteVisibility } from '../../remarks.ts';
import { type Action, isBlank, required } from '../action.ts';

export interface AddNoteParams {
  body: string;
  visibility?: NoteVisibility | null;
}

export const addNote: Action<AddNoteParams> = {
  demand: { permission: 'edit_note' },
  rules: [],
  problem: ({ body }) => {
    if (isBlank(body)) return required('body');
    return body.length > NOTE_MAX ? { field: 'body', key: 'too_long', count: NOTE_MAX } : null;
  },
};
