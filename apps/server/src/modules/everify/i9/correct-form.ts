// Corrections of Section 2: the old value stays, with who, when, and why (AHD-011).

import type { BodyOf } from '@onward/contract/endpoint';
import type { correctI9, I9Form, replaceReceipt as ReceiptEndpoint } from '@onward/contract/everify/i9-form';
import { differences } from '@onward/domain/everify/i9-changes';
import { i9Document } from '@onward/domain/everify/i9-documents';
import { type I9Event, moveI9 } from '@onward/domain/everify/i9-states';
import { formOfSection, provenBy } from '@onward/domain/everify/signed-sections';
import { type FormAnswers, formProblems, keptAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { papersIn, receiptOf } from '@onward/domain/onboarding/forms/i9-section2';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import {
  answersRefused,
  refreshCaseStep,
  requireCopies,
  signerNameOf,
  unmaskAnswers,
} from '../../onboarding/onboarding.service.ts';
import { recordI9Change } from './announce-form.ts';
import { changeForm } from './change-form.ts';
import { type I9Change, insertEvents } from './forms.queries.ts';
import { type I9Call, type LoadedForm, lockForm, requireVersion } from './load-form.ts';
import { refreshForm } from './refresh-form.ts';
import { correctionEvents, openSection, sealSection } from './sealed-sections.ts';
import { showForm } from './show-form.ts';

export async function correctForm(
  app: App,
  call: I9Call,
  id: number,
  { answers: given, reason, version }: BodyOf<typeof correctI9>,
): Promise<I9Form> {
  const loaded = await lockForm(call, id);
  const { form } = loaded;
  requireVersion(form, version);
  const move = moveI9(form.status, 'correct');
  const before = openSection(app, 'section2', form);
  if (!move.allowed || before === null) throw wrongState('i9_not_signed');
  const shape = formOfSection('section2', form);
  const after = keptAnswers(shape, { ...before, ...unmaskAnswers(shape, given, before) });
  // As on the day it was signed: a paper that has expired since is still right.
  const signedOn = dayIn(form.section2_signed_at ?? call.now, loaded.employee.time_zone);
  const problems = Object.entries(formProblems(shape, after, signedOn));
  if (problems.length > 0) throw answersRefused(problems);
  return store(app, call, loaded, { before, after, event: 'correct', reason: reason.trim() });
}

export async function replaceReceipt(
  app: App,
  call: I9Call,
  id: number,
  { version, document, document_number, expires_on, issuer, agreed }: BodyOf<typeof ReceiptEndpoint>,
): Promise<I9Form> {
  const loaded = await lockForm(call, id);
  const { form, employee } = loaded;
  requireVersion(form, version);
  const before = openSection(app, 'section2', form);
  if (!moveI9(form.status, 'replace_receipt').allowed || before === null) throw wrongState('i9_no_receipt');
  if (!agreed) throw fieldInvalid('agreed', 'document.must_agree');
  const list = papersIn(before).find((each) => receiptOf(each, before) !== null);
  if (!list) throw wrongState('i9_no_receipt');
  if (i9Document(document)?.list !== list) throw fieldInvalid('document', 'i9.not_an_option');
  const shape = formOfSection('section2', form);
  const after = keptAnswers(shape, {
    ...before,
    [`${list}_document`]: document,
    [`${list}_issuer`]: issuer.trim(),
    [`${list}_number`]: document_number?.trim() || null,
    [`${list}_expires`]: expires_on ?? null,
    [`${list}_receipt`]: 'none',
  });
  const problems = Object.entries(formProblems(shape, after, dayIn(call.now, employee.time_zone)));
  if (problems.length > 0) throw answersRefused(problems);
  return store(app, call, loaded, { before, after, event: 'replace_receipt', reason: null });
}

/** Forms from before keep what was enough when they were signed. */
const NAMES_PAPER = /_(document|receipt)$/;

interface Correcting {
  before: FormAnswers;
  after: FormAnswers;
  event: I9Event;
  reason: string | null;
}

async function store(
  app: App,
  call: I9Call,
  { form, employee }: LoadedForm,
  { before, after, event, reason }: Correcting,
): Promise<I9Form> {
  const { tx, access, now, address } = call;
  const corrections = differences(formOfSection('section2', form), before, after);
  if (corrections.length === 0) throw fieldInvalid('answers', 'i9.nothing_changed');
  if (corrections.some(({ field }) => NAMES_PAPER.test(field))) {
    await requireCopies(tx, { employee, usesEverify: form.uses_everify }, after);
  }
  const by = {
    section: 'section2',
    signature_name: await signerNameOf(tx, access),
    staff_id: access.staffId,
    address,
    at: now,
  } as const;
  await insertEvents(tx, form, [
    ...correctionEvents(app, form.company_id, corrections, { ...by, reason }),
    ...(event === 'replace_receipt' ? [{ kind: 'receipt_replaced' as const, ...by }] : []),
  ]);
  const proven = provenBy(openSection(app, 'section1', form) ?? {}, after);
  const status = statusAfter(form.status, event, proven.receipt_until);
  const change: I9Change = {
    ...proven,
    status,
    first_day: String(after.first_day ?? form.first_day),
    section2: sealSection(app, 'section2', form, after),
  };
  const saved = await refreshForm(tx, await changeForm(tx, form, change, now), now);
  // The E-Verify case waits for the paper itself.
  if (status !== form.status) {
    await refreshCaseStep(app, tx, { ...access, employeeId: employee.id, now });
  }
  const name = event === 'replace_receipt' ? 'i9_receipt_replaced' : 'i9_corrected';
  await recordI9Change(call, saved, employee, name, { fields: corrections.map(({ field }) => field) });
  return showForm(app, call, saved, employee);
}

/** A correction can turn a receipt into a paper, and the other way round. */
function statusAfter(status: LoadedForm['form']['status'], event: I9Event, receiptUntil: string | null) {
  const move = moveI9(status, event);
  if (!move.allowed) throw wrongState('i9_not_signed');
  const again = moveI9(move.status, receiptUntil ? 'sign_section2_with_receipt' : 'sign_section2');
  return again.allowed ? again.status : move.status;
}
