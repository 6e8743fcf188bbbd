// Saves a draft with every field, or submits the form (ONB-041, AHD-016).

import type { BodyOf } from '@onward/contract/endpoint';
import type { saveSubmission as Endpoint, FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import {
  type FormAnswers,
  fixedAnswers,
  keptAnswers,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { needsSignature } from '@onward/domain/onboarding/forms/form-of-action';
import { isOpenAction } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import { changedMeanwhile, wrongState } from '../../../platform/http/errors.ts';
import { listProcessUploads } from '../../attachments/attachments.service.ts';
import { requireActive } from '../running/lock-run.ts';
import { refreshRun } from '../running/refresh-run.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';
import { completeAction } from './complete-action.ts';
import { answersRefused, type FillingCall, lockForm, requireComplete } from './fill-form.ts';
import {
  currentAnswers,
  maskAccounts,
  maskAnswers,
  sealAnswers,
  unmaskAnswers,
  unmaskGivenAccounts,
} from './form-answers.ts';
import { loadForm, type OpenForm, readerOf, requireMayFill } from './open-form.ts';
import { presentSubmission } from './show-submission.ts';
import { uploadsIn } from './write-record.ts';

type Given = BodyOf<typeof Endpoint>;

export async function saveSubmission(app: App, call: FillingCall, key: string, given: Given): Promise<FormSubmission> {
  const found = await loadForm(call.tx, call.access, key);
  requireMayFill(call.access, found);
  requireActive(found.run);
  const isFirst = found.run.status === 'not_started';
  const open = isFirst || !given.draft ? await lockForm(call, found) : found;
  const form = requireFillable(open);
  const answers = answersGiven(app, open, form, given);
  if (!given.draft) {
    await submit(app, call, open, form, answers);
    return presentSubmission(app, call, await loadForm(call.tx, call.access, key));
  }
  const action = await saveDraft(app, call, open, answers, given.version);
  if (isFirst) await refreshRun(app, call.tx, open.run, { now: call.now });
  return presentSubmission(app, call, { ...open, action });
}

function requireFillable({ action, form }: OpenForm): OnboardingForm {
  if (action.status === 'locked') throw wrongState('onboarding_action_locked');
  if (!isOpenAction(action.status)) throw wrongState('onboarding_action_completed');
  if (!form) throw wrongState('onboarding_no_form');
  return form;
}

/** With what was saved before; after a request to fix some fields only these change. */
function answersGiven(app: App, open: OpenForm, form: OnboardingForm, { answers, accounts }: Given): FormAnswers {
  const stored = currentAnswers(app, form, open.action, open.module, open);
  const whole: FormAnswers = {
    ...unmaskAnswers(form, answers as FormAnswers, stored),
    ...(accounts && {
      accounts: unmaskGivenAccounts(
        accounts.map(({ bank_name = null, value = null, ...account }) => ({ ...account, bank_name, value })),
        stored.accounts,
      ),
    }),
  };
  const toFix = open.action.status === 'returned' ? open.action.fixes.map(({ field }) => field) : [];
  return { ...stored, ...fixedAnswers(stored, whole, toFix) };
}

async function saveDraft(
  app: App,
  { tx, access, now }: FillingCall,
  { action, form, module, ...open }: OpenForm,
  answers: FormAnswers,
  version: number | undefined,
): Promise<runs.RunActionRow> {
  const sealed = sealAnswers(app, action, answers);
  const saved = await store.saveDraft(tx, action, { answers: sealed, version: version ?? action.version, now });
  if (saved !== null) return { ...action, answers: sealed, version: saved, saved_at: now };
  if (!form) throw wrongState('onboarding_no_form');
  const current = await runs.findAction(tx, action.company_id, action.id);
  if (!current || !isOpenAction(current.status)) throw wrongState('onboarding_action_completed');
  const reader = readerOf(access);
  const shown = (each: FormAnswers) => ({
    ...maskAnswers(form, each, reader),
    ...(each.accounts !== undefined && { accounts: maskAccounts(each.accounts, reader) }),
  });
  const theirs = currentAnswers(app, form, current, module, open);
  throw changedMeanwhile({ ...shown(theirs), version: current.version }, shown(answers));
}

/** A form that has to be signed is stored as it was checked; signing completes it. */
async function submit(
  app: App,
  call: FillingCall,
  open: OpenForm,
  form: OnboardingForm,
  answers: FormAnswers,
): Promise<void> {
  requireComplete(open, form, answers, call.now);
  const kept = keptAnswers(form, answers);
  await requireOwnUploads(call, open, form, kept);
  if (!needsSignature(form, kept)) return completeAction(app, call, open, { answers: kept });
  await store.updateAction(call.tx, open.action, {
    answers: sealAnswers(app, open.action, kept),
    version: open.action.version + 1,
    saved_at: call.now,
  });
  await refreshRun(app, call.tx, open.run, { now: call.now });
}

/** Files of another onboarding answer nothing here. */
async function requireOwnUploads(
  { tx }: FillingCall,
  { run }: OpenForm,
  form: OnboardingForm,
  answers: FormAnswers,
): Promise<void> {
  const ids = uploadsIn(form, answers);
  const own = ids.length === 0 ? [] : await listProcessUploads(tx, run.company_id, run.id, ids);
  const missing = ids.find((id) => own.every((upload) => upload.id !== id));
  const field = Object.entries(answers).find(([, value]) => value === missing)?.[0];
  if (missing !== undefined && field !== undefined) throw answersRefused([[field, 'not_a_file']]);
}
