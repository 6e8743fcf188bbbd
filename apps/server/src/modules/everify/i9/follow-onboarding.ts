// Takes over what is signed in an onboarding: from then on the Form I-9 lives here, whatever happens to the onboarding
// (ONB-044).
import { differences } from '@onward/domain/everify/i9-changes';
import { type I9Event, moveI9 } from '@onward/domain/everify/i9-states';
import { attestedIn, formOfSection, provenBy } from '@onward/domain/everify/signed-sections';
import { COPY_FIELDS } from '@onward/domain/onboarding/forms/i9-section1';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { FollowedI9, SignedSection } from '../../onboarding/onboarding.service.ts';
import { changeForm } from './change-form.ts';
import { keepCopies } from './copies.queries.ts';
import { type I9Row, insertEvents, lockOrInsertForm, updateForm } from './forms.queries.ts';
import { refreshForm } from './refresh-form.ts';
import { correctionEvents, openSection, sealSection } from './sealed-sections.ts';

/** Why a section that is signed a second time has corrections. */
const SIGNED_AGAIN = 'signed_again';

export async function followOnboarding(app: App, tx: Transaction, followed: FollowedI9): Promise<void> {
  const { companyId, employeeId, firstDay, usesEverify, staffId, now } = followed;
  const { form: found, isNew } = await lockOrInsertForm(tx, { companyId, employeeId, firstDay, usesEverify, now });
  if (found.status === 'purged') return;
  if (isNew) await insertEvents(tx, found, [{ kind: 'created', staff_id: staffId, at: now }]);
  let form = await followFirstDay(tx, found, followed);
  if (isNewer(followed.section1.signedAt, form.section1_signed_at)) {
    form = await signSection1(app, tx, form, await followed.section1.open(), now);
  } else if (followed.section1.status === 'returned' && form.status === 'section2_open') {
    form = await move(tx, form, 'return_section1', now);
    await insertEvents(tx, form, [{ kind: 'section1_returned', section: 'section1', staff_id: staffId, at: now }]);
  }
  if (isNewer(followed.section2.signedAt, form.section2_signed_at)) {
    form = await signSection2(app, tx, form, await followed.section2.open(), now);
  }
  // Most changes of an onboarding are about something else.
  if (isNew || form !== found) await refreshForm(tx, form, now);
}

const isNewer = (signed: Date | null, before: Date | null): boolean =>
  signed !== null && (before === null || signed > before);

async function move(tx: Transaction, form: I9Row, event: I9Event, now: Date): Promise<I9Row> {
  const next = moveI9(form.status, event);
  return next.allowed && next.status !== form.status ? updateForm(tx, form, { status: next.status }, now) : form;
}

/** Until Section 2 attests it, the first day is that of the record; all deadlines follow it. */
async function followFirstDay(
  tx: Transaction,
  form: I9Row,
  { firstDay, usesEverify, staffId, now }: FollowedI9,
): Promise<I9Row> {
  const isAttested = form.section2_signed_at !== null;
  const first_day = isAttested ? form.first_day : firstDay;
  const uses_everify = isAttested ? form.uses_everify : usesEverify;
  if (first_day === form.first_day && uses_everify === form.uses_everify) return form;
  if (first_day !== form.first_day) {
    const moved = { kind: 'first_day_moved', reason: `${form.first_day} → ${first_day}` } as const;
    await insertEvents(tx, form, [{ ...moved, staff_id: staffId, at: now }]);
  }
  return updateForm(tx, form, { first_day, uses_everify }, now);
}

async function signSection1(app: App, tx: Transaction, form: I9Row, signed: SignedSection, now: Date): Promise<I9Row> {
  const next = moveI9(form.status, 'sign_section1');
  if (!next.allowed) return form;
  const own = COPY_FIELDS.flatMap((key) => (typeof signed.answers[key] === 'number' ? [signed.answers[key]] : []));
  await keepCopies(tx, form, own, { isOwn: true, now });
  const answers = Object.fromEntries(
    Object.entries(signed.answers).filter(([key]) => !(COPY_FIELDS as readonly string[]).includes(key)),
  );
  await recordSigning(app, tx, form, 'section1', answers, signed);
  return changeForm(
    tx,
    form,
    {
      status: next.status,
      ...attestedIn(answers, form.first_day),
      section1: sealSection(app, 'section1', form, answers),
      section1_signature: signed.signatureName,
      section1_signed_at: signed.signedAt,
      section1_signed_from: signed.signedFrom,
    },
    now,
  );
}

async function signSection2(app: App, tx: Transaction, form: I9Row, signed: SignedSection, now: Date): Promise<I9Row> {
  const section1 = openSection(app, 'section1', form) ?? {};
  const proven = provenBy(section1, signed.answers);
  const next = moveI9(form.status, proven.receipt_until ? 'sign_section2_with_receipt' : 'sign_section2');
  if (!next.allowed) return form;
  await recordSigning(app, tx, form, 'section2', signed.answers, signed);
  return changeForm(
    tx,
    form,
    {
      status: next.status,
      ...proven,
      reverify_warned: null,
      first_day: String(signed.answers.first_day ?? form.first_day),
      section2: sealSection(app, 'section2', form, signed.answers),
      section2_signature: signed.signatureName,
      section2_signed_at: signed.signedAt,
      section2_signed_by: signed.staffId,
      section2_signed_from: signed.signedFrom,
    },
    now,
  );
}

/** A section that is signed again keeps what it said before as corrections. */
async function recordSigning(
  app: App,
  tx: Transaction,
  form: I9Row,
  section: 'section1' | 'section2',
  answers: SignedSection['answers'],
  { signatureName, signedAt, signedFrom, staffId }: SignedSection,
): Promise<void> {
  const by = { section, signature_name: signatureName, staff_id: staffId, address: signedFrom, at: signedAt };
  const before = openSection(app, section, form);
  const corrections = before === null ? [] : differences(formOfSection(section, form), before, answers);
  await insertEvents(tx, form, [
    ...correctionEvents(app, form.company_id, corrections, { ...by, reason: SIGNED_AGAIN }),
    { kind: `${section}_signed`, ...by },
  ]);
}
