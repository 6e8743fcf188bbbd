// Reads and fills in single actions of an onboarding: forms, signatures, reviews, and sends to payroll.
import type { BodyOf } from '@onward/contract/endpoint';
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import {
  completeHrAction,
  type FormSubmission,
  getActionDocuments,
  getActionFile,
  getSubmission,
  returnAction,
  saveSubmission,
  sendToAdp,
  sendToPaychex,
  signCompanyDocument,
} from '@onward/contract/onboarding/onboarding-forms';
import { sendScreening } from '@onward/contract/onboarding/tax-credit-screenings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { ONBOARDING, refreshOnboarding } from './onboarding-summary.api.ts';

/** Apart from the rest, which is read again after every change. */
const ONBOARDING_FILE = 'onboarding-file';

const submissionKey = (key: string) => [ONBOARDING, 'submission', key] as const;

export const submissionQuery = (key: string) =>
  queryOptions({
    queryKey: submissionKey(key),
    queryFn: async ({ signal }) =>
      (await api.call(getSubmission, { params: { submission_key: key }, signal, silent: true }))
        .onboarding_form_submission,
  });

/** Opening a file is logged, so it is not read again while it is shown. */
export const actionFileQuery = (actionKey: string, id: number) =>
  queryOptions({
    queryKey: [ONBOARDING_FILE, actionKey, id] as const,
    queryFn: ({ signal }) =>
      api.file(getActionFile, {
        params: { action_key: actionKey, id },
        query: { type: 'inline' },
        signal,
        silent: true,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const downloadActionFile = (actionKey: string, id: number): Promise<Blob> =>
  api.file(getActionFile, { params: { action_key: actionKey, id }, query: { type: 'download' } });

/** Silent, like everything here that a form shows itself. */
export async function saveForm(key: string, body: BodyOf<typeof saveSubmission>): Promise<FormSubmission> {
  const { onboarding_form_submission: saved } = await api.call(saveSubmission, {
    params: { submission_key: key },
    body,
    silent: true,
  });
  queryClient.setQueryData(submissionKey(key), saved);
  return saved;
}

export async function completeAction(actionKey: string, body?: BodyOf<typeof completeHrAction>) {
  const answer = await api.call(completeHrAction, {
    params: { action_key: actionKey },
    body: body ?? {},
    silent: true,
  });
  void refreshOnboarding();
  return answer.employee_onboarding_action;
}

export async function sendBack(actionKey: string, body: BodyOf<typeof returnAction>): Promise<EmployeeAction> {
  const answer = await api.call(returnAction, { params: { action_key: actionKey }, body, silent: true });
  void refreshOnboarding();
  return answer.employee_onboarding_action;
}

export const actionDocumentsQuery = (actionKey: string) =>
  queryOptions({
    queryKey: [ONBOARDING, 'documents', actionKey] as const,
    queryFn: ({ signal }) => api.call(getActionDocuments, { params: { action_key: actionKey }, signal, silent: true }),
  });

export async function signForCompany(
  { actionKey, signerId }: { actionKey: string; signerId: number },
  body: Omit<BodyOf<typeof signCompanyDocument>, 'status'>,
): Promise<void> {
  await api.call(signCompanyDocument, {
    params: { action_key: actionKey, id: signerId },
    body: { status: 'signed', ...body },
    silent: true,
  });
}

const SENDS = { review_and_send_to_adp: sendToAdp, review_and_send_to_paychex: sendToPaychex } as const;
export type SendAction = keyof typeof SENDS;

export const isSendAction = (type: string): type is SendAction => Object.hasOwn(SENDS, type);

export async function sendToProvider(id: number, type: SendAction) {
  const answer = await api.call(SENDS[type], { params: { id }, idempotencyKey: crypto.randomUUID(), silent: true });
  void refreshOnboarding();
  return answer;
}

export async function sendScreeningAgain(id: number): Promise<void> {
  await api.call(sendScreening, { params: { id } });
  await refreshOnboarding();
}
