// Reads and moves E-Verify cases (EVF-018).
import { createUpload } from '@onward/contract/attachments/attachments';
import type { BodyOf, QueryOf } from '@onward/contract/endpoint';
import {
  closeEverifyCase,
  comparePhotos,
  confirmEverifyData,
  createEverifyCase,
  type EverifyCase,
  getCaseLetter,
  getCasePhoto,
  getEverifyCase,
  giveCaseNotice,
  listEverifyCases,
  referEverifyCase,
  refreshEverifyCase,
  submitEverifyCase,
  updateEverifyCase,
  uploadCaseDocument,
} from '@onward/contract/everify/everify-cases';
import { getI9Copy } from '@onward/contract/everify/i9-form';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { I9, refreshI9 } from './i9.api.ts';

const caseKey = (id: number) => [I9, 'case', id] as const;

export const casesQuery = (query: QueryOf<typeof listEverifyCases>) =>
  queryOptions({
    queryKey: [I9, 'cases', query] as const,
    queryFn: ({ signal }) => api.call(listEverifyCases, { query, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: caseKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(getEverifyCase, { params: { id }, signal, loadsPage: true })).everify_case,
  });

/** The newest case of an employee; silent, because it is an extra of other pages. */
export const newestCaseQuery = (employeeId: number) =>
  queryOptions({
    queryKey: [I9, 'case of', employeeId] as const,
    queryFn: async ({ signal }) => {
      const query = { employee_id: employeeId, page: 1, per_page: 1 };
      const { cases } = await api.call(listEverifyCases, { query, signal, silent: true });
      return cases[0] ?? null;
    },
  });

function show({ everify_case: changed }: { everify_case: EverifyCase }): EverifyCase {
  queryClient.setQueryData(caseKey(changed.id), changed);
  void refreshI9();
  return changed;
}

/** A retry of a failed request must not move the case twice. */
const once = () => ({ idempotencyKey: crypto.randomUUID(), silent: true }) as const;

export const openCase = async (employeeId: number): Promise<EverifyCase> =>
  show(await api.call(createEverifyCase, { body: { employee_id: employeeId }, silent: true }));

export const saveReasons = async (id: number, body: BodyOf<typeof updateEverifyCase>) =>
  show(await api.call(updateEverifyCase, { params: { id }, body, silent: true }));

export const submitCase = async (id: number) => show(await api.call(submitEverifyCase, { params: { id }, ...once() }));

export const confirmData = async (id: number) =>
  show(await api.call(confirmEverifyData, { params: { id }, ...once() }));

/** Null when one of them shows no photo. */
export const answerPhotos = async (id: number, matches: boolean | null) =>
  show(await api.call(comparePhotos, { params: { id }, body: { matches }, ...once() }));

/** A new photo, or the upload of one that is kept with the form. */
export type SidePhoto = File | number;

const uploadOf = async (photo: SidePhoto): Promise<number> =>
  typeof photo === 'number' ? photo : await uploadFile(photo);

export async function sendDocument(id: number, front: SidePhoto, back: SidePhoto | null) {
  const upload_id = await uploadOf(front);
  const back_upload_id = back === null ? null : await uploadOf(back);
  return show(await api.call(uploadCaseDocument, { params: { id }, body: { upload_id, back_upload_id }, ...once() }));
}

export async function uploadFile(file: File): Promise<number> {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  return (await api.call(createUpload, { body: form, silent: true })).upload.id;
}

export const giveNotice = async (id: number, language: BodyOf<typeof giveCaseNotice>['language']) =>
  show(await api.call(giveCaseNotice, { params: { id }, body: { language }, silent: true }));

export const recordDecision = async (id: number, body: BodyOf<typeof referEverifyCase>) =>
  show(await api.call(referEverifyCase, { params: { id }, body, ...once() }));

export const closeCase = async (id: number, body: BodyOf<typeof closeEverifyCase>) =>
  show(await api.call(closeEverifyCase, { params: { id }, body, ...once() }));

/** The shared handler shows why it failed. */
export const askGovernment = async (id: number) =>
  show(await api.call(refreshEverifyCase, { params: { id }, idempotencyKey: crypto.randomUUID() }));

export type Letter = 'further_action' | 'referral';
export type LetterLanguage = BodyOf<typeof giveCaseNotice>['language'];

export const readLetter = (id: number, letter: Letter, language?: LetterLanguage): Promise<Blob> =>
  api.file(getCaseLetter, { params: { id, letter }, query: { type: 'download', ...(language && { language }) } });

/** A photo; each look is recorded, so it is read once. */
export const pictureQuery = (picture: { of: 'case' | 'copy'; id: number }) =>
  queryOptions({
    queryKey: ['i9-picture', picture.of, picture.id] as const,
    queryFn: ({ signal }) =>
      picture.of === 'case'
        ? api.file(getCasePhoto, { params: { id: picture.id }, signal, silent: true })
        : api.file(getI9Copy, { params: { id: picture.id }, signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
