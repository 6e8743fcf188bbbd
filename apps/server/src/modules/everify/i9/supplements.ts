// Supplement B: proves the right to work again, or takes over the form of somebody who came back (AHD-011).

import type { BodyOf } from '@onward/contract/endpoint';
import type { addSupplement as Endpoint, I9Form } from '@onward/contract/everify/i9-form';
import { canBeRehired } from '@onward/domain/employees/statuses';
import { reverifyAfter, type SupplementEntry, supplementProblems } from '@onward/domain/everify/i9-changes';
import { canUseSupplementB } from '@onward/domain/everify/i9-documents';
import { moveI9 } from '@onward/domain/everify/i9-states';
import { dayIn, isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import { signerNameOf } from '../../onboarding/onboarding.service.ts';
import { recordI9Change } from './announce-form.ts';
import { changeForm } from './change-form.ts';
import { insertEvents } from './forms.queries.ts';
import { type I9Call, lockForm, requireVersion } from './load-form.ts';
import type { StoredSupplement } from './present-supplement.ts';
import { refreshForm } from './refresh-form.ts';
import { sealedEvent } from './sealed-sections.ts';
import { showForm } from './show-form.ts';

export async function addSupplement(
  app: App,
  call: I9Call,
  id: number,
  { version, agreed, ...given }: BodyOf<typeof Endpoint>,
): Promise<I9Form> {
  const { tx, access, now, address } = call;
  const { form, employee } = await lockForm(call, id);
  requireVersion(form, version);
  const move = moveI9(form.status, given.kind === 'rehire' ? 'rehire' : 'reverify');
  if (!move.allowed || form.section2_signed_at === null || form.work_status === null)
    throw wrongState('i9_not_complete');
  if (!agreed) throw fieldInvalid('agreed', 'document.must_agree');
  const entry = entryOf(given);
  const zone = employee.time_zone;
  requireValid(entry, {
    workStatus: form.work_status,
    today: dayIn(now, zone),
    usesEverify: form.uses_everify,
    reverifyBy: form.reverify_by,
    isWithinThreeYears:
      entry.rehired_on !== null && canUseSupplementB(dayIn(form.section2_signed_at, zone), entry.rehired_on),
  });
  if (entry.kind === 'rehire' && !canBeRehired(employee.status)) throw wrongState('i9_not_left');
  await insertEvents(tx, form, [
    {
      kind: entry.kind,
      ...sealedEvent(app, form.company_id, entry satisfies StoredSupplement),
      signature_name: await signerNameOf(tx, access),
      staff_id: access.staffId,
      address,
      at: now,
    },
  ]);
  const reverify_by = entry.document ? reverifyAfter(entry) : form.reverify_by;
  const change = { status: move.status, reverify_by, reverify_warned: null };
  const after = await refreshForm(tx, await changeForm(tx, form, change, now), now);
  await recordI9Change(call, after, employee, `i9_${entry.kind}`);
  return showForm(app, call, after, employee);
}

const entryOf = (given: Omit<BodyOf<typeof Endpoint>, 'version' | 'agreed'>): SupplementEntry => ({
  kind: given.kind,
  rehired_on: given.rehired_on ?? null,
  new_last_name: given.new_last_name?.trim() || null,
  new_first_name: given.new_first_name?.trim() || null,
  document: given.document ?? null,
  document_number: given.document_number?.trim() || null,
  expires_on: given.expires_on ?? null,
  additional_information: given.additional_information?.trim() || null,
  examined: given.examined,
});

function requireValid(entry: SupplementEntry, facts: Parameters<typeof supplementProblems>[1]): void {
  for (const field of ['rehired_on', 'expires_on'] as const) {
    if (entry[field] !== null && !isCalendarDay(entry[field])) throw fieldInvalid(field, 'not_a_date');
  }
  const problems = Object.entries(supplementProblems(entry, facts));
  if (problems.length === 0) return;
  throw validationFailed(
    Object.fromEntries(problems.map(([field, problem]) => [field, [{ key: `fields.i9.${problem}` }]])),
  );
}
