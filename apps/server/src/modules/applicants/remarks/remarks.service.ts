// Notes, feedback, and ratings: who wrote them, who may change them, and their history entries (APP-031..033).
import type { Feedback, FeedbackInput, Note, NoteInput } from '@onward/contract/applicants/application-remarks';
import type { AddNoteParams } from '@onward/domain/applicants/actions/catalog/add-note';
import type { HistoryAction } from '@onward/domain/applicants/history';
import { averageRating, decideRemarkChange, maySeeNote } from '@onward/domain/applicants/remarks';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import { conflict, fieldInvalid, noAccess, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type ActionContext, recordAction } from '../actions/action-context.ts';
import { type Effect, unchanged } from '../actions/action-effect.ts';
import { readerOf, requireVisible } from '../profile/show-application.ts';
import { announceUpdated } from '../stages/application-events.ts';
import { tellMentioned } from './notify-mentioned.ts';
import * as remarks from './remarks.queries.ts';

export async function listNotes({ tx, access }: CompanyCall, applicationId: number): Promise<Note[]> {
  await requireVisible(tx, access, applicationId);
  const reader = readerOf(access);
  const rows = await remarks.notes.listOf(tx, access.companyId, applicationId);
  return rows.filter((row) => maySeeNote(row.visibility, row.staff_id, reader)).map((row) => presentNote(row, access));
}

export async function createNote(call: CompanyCall, applicationId: number, input: NoteInput): Promise<Note> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const values = await noteValues(call, input);
  const [id = 0] = await remarks.insertNotes(tx, access.companyId, [applicationId], {
    ...values,
    staffId: access.staffId,
    now,
  });
  await recordEntry(call, applicationId, 'note_added');
  await tellMentioned(call, [applicationId], values);
  return presentNote(await requireNote(call, id), access);
}

export async function updateNote(call: CompanyCall, id: number, input: NoteInput): Promise<Note> {
  const { tx, access, now } = call;
  const before = await requireOwnNote(call, id);
  const values = await noteValues(call, input);
  await remarks.updateNote(tx, access.companyId, id, values, now);
  const already = new Set(before.mentions?.map((mentioned) => mentioned.id));
  const added = values.mentions.filter((mentioned) => !already.has(mentioned));
  await tellMentioned(call, [before.application_id], { ...values, mentions: added });
  return presentNote(await requireNote(call, id), access);
}

export async function deleteNote(call: CompanyCall, id: number): Promise<void> {
  const note = await requireOwnNote(call, id);
  await remarks.notes.remove(call.tx, call.access.companyId, id);
  await recordEntry(call, note.application_id, 'note_deleted');
}

/** Adds the same note to every selected applicant: action 4. */
export const addNotes: Effect<AddNoteParams> = async (context, selected, params) => {
  const ids = selected.map(({ id }) => id);
  const visibility = params.visibility ?? 'everyone';
  const note = { body: params.body.trim(), visibility, mentions: [] };
  await remarks.insertNotes(context.tx, context.companyId, ids, {
    ...note,
    staffId: context.staffId,
    now: context.now,
  });
  await recordAction(
    context,
    ids.map((id) => ({ applicationId: id, action: 'note_added' })),
  );
  return { changed: unchanged(selected), skipped: [] };
};

async function noteValues({ tx, access }: CompanyCall, input: NoteInput): Promise<remarks.NoteValues> {
  const mentions = input.mentions ?? [];
  const known = mentions.length > 0 ? await remarks.knownStaff(tx, access.companyId, mentions) : [];
  if (known.length < mentions.length) throw fieldInvalid('note.mentions', 'unknown_record');
  return { body: input.body.trim(), visibility: input.visibility ?? 'everyone', mentions };
}

async function requireNote({ tx, access }: CompanyCall, id: number): Promise<remarks.NoteRow> {
  const note = await remarks.notes.find(tx, access.companyId, id);
  if (!note) throw notFound();
  return note;
}

/** A hidden note is reported as not found; a visible note of another author cannot be changed. */
async function requireOwnNote(call: CompanyCall, id: number): Promise<remarks.NoteRow> {
  const note = await requireNote(call, id);
  await requireVisible(call.tx, call.access, note.application_id);
  if (!maySeeNote(note.visibility, note.staff_id, readerOf(call.access))) throw notFound();
  requireAuthor(call.access, note.staff_id);
  return note;
}

function requireAuthor(access: CompanyAccess, authorId: number | null): void {
  if (!decideRemarkChange(authorId, readerOf(access)).allowed) throw noAccess('not_the_author');
}

export async function listFeedbacks({ tx, access }: CompanyCall, applicationId: number): Promise<Feedback[]> {
  await requireVisible(tx, access, applicationId);
  const rows = await remarks.feedbacks.listOf(tx, access.companyId, applicationId);
  return rows.map((row) => presentFeedback(row, access));
}

export async function createFeedback(
  call: CompanyCall,
  applicationId: number,
  input: FeedbackInput,
): Promise<Feedback> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const { meeting_id = null } = input;
  if (meeting_id !== null && !(await remarks.hasMeeting(tx, access.companyId, applicationId, meeting_id))) {
    throw fieldInvalid('feedback.meeting_id', 'unknown_record');
  }
  const values = { recommendation: input.recommendation, body: input.body?.trim() ?? '' };
  const id = await remarks.insertFeedback(tx, access.companyId, applicationId, {
    ...values,
    meeting_id,
    staffId: access.staffId,
    now,
  });
  if (id === undefined) throw conflict('feedback_given', 'feedback');
  await recordEntry(call, applicationId, 'feedback_given', { recommendation: input.recommendation });
  return presentFeedback(await requireFeedback(call, id), access);
}

export async function updateFeedback(call: CompanyCall, id: number, input: FeedbackInput): Promise<Feedback> {
  await requireOwnFeedback(call, id);
  const values = { recommendation: input.recommendation, body: input.body?.trim() ?? '' };
  await remarks.updateFeedback(call.tx, call.access.companyId, id, values, call.now);
  return presentFeedback(await requireFeedback(call, id), call.access);
}

export async function deleteFeedback(call: CompanyCall, id: number): Promise<void> {
  const feedback = await requireOwnFeedback(call, id);
  await remarks.feedbacks.remove(call.tx, call.access.companyId, id);
  await recordEntry(call, feedback.application_id, 'feedback_deleted');
}

async function requireFeedback({ tx, access }: CompanyCall, id: number): Promise<remarks.FeedbackRow> {
  const feedback = await remarks.feedbacks.find(tx, access.companyId, id);
  if (!feedback) throw notFound();
  return feedback;
}

async function requireOwnFeedback(call: CompanyCall, id: number): Promise<remarks.FeedbackRow> {
  const feedback = await requireFeedback(call, id);
  await requireVisible(call.tx, call.access, feedback.application_id);
  requireAuthor(call.access, feedback.staff_id);
  return feedback;
}

export async function deleteNotesAndFeedbacks(call: CompanyCall, applicationId: number): Promise<void> {
  await requireVisible(call.tx, call.access, applicationId);
  const { tx, access } = call;
  const notes = await remarks.notes.removeAllOf(tx, access.companyId, applicationId);
  const feedbacks = await remarks.feedbacks.removeAllOf(tx, access.companyId, applicationId);
  await recordEntry(call, applicationId, 'remarks_deleted', { count: notes + feedbacks });
}

export async function rate(
  call: CompanyCall,
  applicationId: number,
  rating: number | null,
): Promise<{ rating: number | null; average: number | null }> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const { companyId, staffId } = access;
  const average = averageRating(await remarks.setRating(tx, { companyId, applicationId, staffId, rating, now }));
  await remarks.writeAverage(tx, companyId, applicationId, average, now);
  await recordEntry(call, applicationId, 'rated', { rating });
  return { rating, average };
}

async function recordEntry(
  { tx, access, now }: CompanyCall,
  applicationId: number,
  action: HistoryAction,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const doer: Pick<ActionContext, 'tx' | 'companyId' | 'staffId' | 'now'> = {
    tx,
    companyId: access.companyId,
    staffId: access.staffId,
    now,
  };
  await recordAction(doer, [{ applicationId, action, detail }]);
  await announceUpdated(tx, access.companyId, [applicationId]);
}

const authorOf = ({ staff_id: id, author_name: name }: { staff_id: number | null; author_name: string | null }) =>
  id === null || name === null ? null : { id, name };

const presentNote = (row: remarks.NoteRow, access: CompanyAccess): Note => ({
  id: row.id,
  author: authorOf(row),
  body: row.body,
  visibility: row.visibility,
  mentions: row.mentions ?? [],
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  can_change: decideRemarkChange(row.staff_id, readerOf(access)).allowed,
});

const presentFeedback = (row: remarks.FeedbackRow, access: CompanyAccess): Feedback => ({
  id: row.id,
  author: authorOf(row),
  recommendation: row.recommendation,
  body: row.body,
  rating: row.rating,
  meeting_id: row.meeting_id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  can_change: decideRemarkChange(row.staff_id, readerOf(access)).allowed,
});
