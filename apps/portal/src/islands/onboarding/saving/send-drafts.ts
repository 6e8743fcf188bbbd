// Sends what was kept on this device on an earlier visit. What contradicts another device waits until the form is opened,
// where it is asked about.
import { getSubmission, saveSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { isOpenAction } from '@onward/domain/onboarding/states';
import { answersOf, draftAnswers, formOfSubmission } from '../form/form-answers.ts';
import type { PortalClient } from '../portal-client.ts';
import { forgetDraft, fromDraft, recallDraft } from './kept-draft.ts';
import { mergeAnswers } from './merge-answers.ts';

export async function sendDrafts(client: PortalClient, submissionKeys: readonly string[]): Promise<void> {
  for (const key of submissionKeys) await sendDraft(client, key);
}

async function sendDraft(client: PortalClient, submission_key: string): Promise<void> {
  const draft = recallDraft(submission_key);
  if (!draft) return;
  const params = { submission_key };
  const { onboarding_form_submission: submission } = await client.call(getSubmission, { params });
  const form = formOfSubmission(submission);
  if (!form || !isOpenAction(submission.status)) return forgetDraft(submission_key);
  const current = answersOf(form, submission);
  const { base, mine } = fromDraft(draft, current);
  const { answers, contradictions } = mergeAnswers(base, mine, current);
  if (contradictions.length > 0) return;
  const body = { ...draftAnswers(answers), draft: true, version: submission.version };
  await client.call(saveSubmission, { params, body });
  forgetDraft(submission_key);
}
