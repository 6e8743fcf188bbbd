// Destroys Forms I-9 that no longer have to be kept; that it happened stays on record (EMP-027, AHD-011).

import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { listPurgeableI9 } from '@onward/contract/everify/i9-forms';
import { retainedUntil } from '@onward/domain/employees/retention';
import { moveI9 } from '@onward/domain/everify/i9-states';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { pageFacts } from '../../../platform/database/lists.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { removeFilesLater } from '../../applicants/applicants.service.ts';
import { releaseFiles } from '../../attachments/attachments.service.ts';
import { removeAttachments } from '../../employees/employees.service.ts';
import { recordI9Change } from './announce-form.ts';
import { deleteCopies } from './copies.queries.ts';
import { insertEvents, updateForm } from './forms.queries.ts';
import { type I9Call, type LoadedForm, lockForm } from './load-form.ts';
import { countPurgeable, emptyEvents, findPurgeable, isHeld } from './purgeable.queries.ts';

const PAGE_SIZE = 25;

export async function listPurgeable(
  call: I9Call,
  { page = 1, per_page = PAGE_SIZE }: QueryOf<typeof listPurgeableI9>,
): Promise<ResponseOf<typeof listPurgeableI9>> {
  const rows = await findPurgeable(call, { perPage: per_page, offset: (page - 1) * per_page });
  return {
    i9_forms: rows.map(({ first_days, ...row }) => ({
      ...row,
      retained_until: retainedUntil(first_days, row.end_date) ?? '',
    })),
    ...pageFacts({ page, perPage: per_page }, await countPurgeable(call)),
  };
}

/** All of them or none. */
export async function purgeForms(call: I9Call, ids: readonly number[]): Promise<number> {
  for (const id of ids.toSorted((one, other) => one - other)) await purge(call, await lockForm(call, id));
  return ids.length;
}

async function purge(call: I9Call, { form, employee }: LoadedForm): Promise<void> {
  const { tx, access, now, address } = call;
  const until = retainedUntil([employee.hired_date, employee.start_date, form.first_day], employee.end_date);
  const move = moveI9(form.status, 'purge');
  if (!move.allowed || until === null || until >= dayIn(now, employee.time_zone)) throw wrongState('i9_still_kept');
  if (await isHeld(tx, access.companyId, employee.id)) throw wrongState('on_legal_hold');
  const files = await deleteCopies(tx, access.companyId, [form.id]);
  await releaseFiles(tx, access.companyId, files);
  const papers = await removeAttachments(tx, access.companyId, employee.id, 'i9');
  await removeFilesLater(tx, papers);
  await emptyEvents(tx, access.companyId, form.id);
  const purged = await updateForm(
    tx,
    form,
    {
      status: move.status,
      purged_at: now,
      section1: null,
      section1_signature: null,
      section1_signed_from: null,
      section2: null,
      section2_signature: null,
      section2_signed_from: null,
      work_status: null,
      receipt_until: null,
      reverify_by: null,
      due_what: null,
      due_on: null,
      attachment_id: null,
      is_unfiled: false,
    },
    now,
  );
  await insertEvents(tx, purged, [{ kind: 'purged', staff_id: access.staffId, address, at: now }]);
  await recordI9Change(call, purged, employee, 'i9_purged');
}
