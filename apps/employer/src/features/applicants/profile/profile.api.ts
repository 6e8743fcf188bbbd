// Reads and changes one applicant's profile, and refreshes what a change makes stale.

import type { Application } from '@onward/contract/applicants/application';
import {
  createFeedback,
  createNote,
  deleteFeedback,
  deleteNote,
  deleteNotesAndFeedbacks,
  type FeedbackInput,
  listFeedbacks,
  listNotes,
  listShares,
  type NoteInput,
  rateApplication,
  revokeShare,
  updateFeedback,
  updateNote,
} from '@onward/contract/applicants/application-remarks';
import { listApplicationTasks, markApplicationTasksSeen } from '@onward/contract/applicants/application-tasks';
import {
  type ApplicationChange,
  addApplicationAttachment,
  deleteApplicationAttachment,
  getApplication,
  getApplicationAttachment,
  listApplicationHistories,
  listApplications,
  markApplicationSeen,
  updateApplication,
} from '@onward/contract/applicants/applications';
import { createUpload } from '@onward/contract/attachments/attachments';
import { HISTORY_PAGE, type HistoryKind } from '@onward/domain/applicants/history';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { reactivate, refreshApplicants } from '../applicants.api.ts';
import { listQueryOf } from './list-place.ts';

const ONE = 'application';
const NOTES = 'application-notes';
const FEEDBACKS = 'application-feedbacks';
const HISTORIES = 'application-histories';
const SHARES = 'application-shares';
const TASKS = 'application-tasks';
const FILE = 'application-file';
const PLACE = 'application-place';

export const profileQuery = (id: number, { loadsPage }: { loadsPage: boolean }) =>
  queryOptions({
    queryKey: [ONE, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getApplication, { params: { id }, signal, loadsPage, silent: !loadsPage })).application,
  });

export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: [NOTES, id] as const,
    queryFn: async ({ signal }) => (await api.call(listNotes, { params: { id }, signal, silent: true })).notes,
  });

export const feedbacksQuery = (id: number) =>
  queryOptions({
    queryKey: [FEEDBACKS, id] as const,
    queryFn: async ({ signal }) => (await api.call(listFeedbacks, { params: { id }, signal, silent: true })).feedbacks,
  });

export const sharesQuery = (id: number) =>
  queryOptions({
    queryKey: [SHARES, id] as const,
    queryFn: async ({ signal }) => (await api.call(listShares, { params: { id }, signal, silent: true })).shares,
  });

export const tasksQuery = (id: number) =>
  queryOptions({
    queryKey: [TASKS, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listApplicationTasks, { params: { id }, signal, silent: true })).tasks,
  });

export const historiesQuery = (id: number, kind: HistoryKind | null) =>
  infiniteQueryOptions({
    queryKey: [HISTORIES, id, kind] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listApplicationHistories, {
        params: { id },
        query: { page: pageParam, per_page: HISTORY_PAGE, ...(kind && { kind }) },
        signal,
        silent: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, total_pages }) => (current_page < total_pages ? current_page + 1 : undefined),
  });

/** The applicant at an index of the list, and the length of the list. */
export const placeQuery = (list: string, at: number) =>
  queryOptions({
    queryKey: [PLACE, list, at] as const,
    queryFn: async ({ signal }) => {
      const query = { ...listQueryOf(list), page: at + 1, per_page: 1 };
      const { applications, total_count } = await api.call(listApplications, { query, signal, silent: true });
      return { id: applications[0]?.id ?? null, total: total_count };
    },
  });

export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: [FILE, id] as const,
    queryFn: ({ signal }) => readFile(id, 'inline', signal),
    // A file never changes, but it may be large, so it is dropped from the cache when it is closed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const readFile = (id: number, type: 'inline' | 'download', signal?: AbortSignal): Promise<Blob> =>
  api.file(getApplicationAttachment, { params: { id }, query: { type }, ...(signal && { signal }) });

const invalidate = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

/** Reloads all parts of the open profiles. */
export const refreshProfile = coalesce(() => invalidate(ONE, NOTES, FEEDBACKS, HISTORIES, SHARES, TASKS));

/** Lists show ratings, badges and names, so they are reloaded too. */
async function changed(): Promise<void> {
  void refreshApplicants();
  await refreshProfile();
}

export async function markSeen(id: number): Promise<void> {
  await api.call(markApplicationSeen, { params: { id }, silent: true });
  void refreshApplicants();
}

export async function markFormsRead(id: number): Promise<void> {
  await api.call(markApplicationTasksSeen, { params: { id }, silent: true });
  void refreshApplicants();
}

/** Silent: the dialog shows the error next to its field. */
export async function saveContact(id: number, application: ApplicationChange): Promise<Application> {
  const saved = (await api.call(updateApplication, { params: { id }, body: { application }, silent: true }))
    .application;
  await changed();
  return saved;
}

export async function reactivateApplicant(id: number): Promise<void> {
  await reactivate(id);
  await refreshProfile();
}

export async function rate(id: number, rating: number | null): Promise<void> {
  await api.call(rateApplication, { params: { id }, body: { rating } });
  await changed();
}

/** Silent: the form keeps the text and shows why it was refused. */
export async function saveNote(applicationId: number, noteId: number | null, note: NoteInput): Promise<void> {
  if (noteId === null) await api.call(createNote, { params: { id: applicationId }, body: { note }, silent: true });
  else await api.call(updateNote, { params: { id: noteId }, body: { note }, silent: true });
  await refreshProfile();
}

export async function removeNote(id: number): Promise<void> {
  await api.call(deleteNote, { params: { id } });
  await refreshProfile();
}

export async function saveFeedback(
  applicationId: number,
  feedbackId: number | null,
  feedback: FeedbackInput,
): Promise<void> {
  if (feedbackId === null) {
    await api.call(createFeedback, { params: { id: applicationId }, body: { feedback }, silent: true });
  } else {
    await api.call(updateFeedback, { params: { id: feedbackId }, body: { feedback }, silent: true });
  }
  await refreshProfile();
}

export async function removeFeedback(id: number): Promise<void> {
  await api.call(deleteFeedback, { params: { id } });
  await refreshProfile();
}

export async function removeAllRemarks(applicationId: number): Promise<void> {
  await api.call(deleteNotesAndFeedbacks, { params: { id: applicationId } });
  await refreshProfile();
}

export async function addFile(applicationId: number, file: File): Promise<void> {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  const { upload } = await api.call(createUpload, { body: form });
  await api.call(addApplicationAttachment, { params: { id: applicationId }, body: { upload_id: upload.id } });
  await refreshProfile();
}

export async function removeFile(id: number): Promise<void> {
  await api.call(deleteApplicationAttachment, { params: { id } });
  await refreshProfile();
}

export async function closeShare(id: number): Promise<void> {
  await api.call(revokeShare, { params: { id } });
  await refreshProfile();
}
