// The people behind applications (AHD-002, AHD-023): duplicates, merging, and the do-not-rehire flag.

import type { mergePersons, Person, PersonMerge } from '@onward/contract/applicants/persons';
import type { BodyOf } from '@onward/contract/endpoint';
import { canUndoMerge, decideMerge, mergedFlag, mergedOptOut, sharedSigns } from '@onward/domain/applicants/merging';
import { recordAudit } from '../../../platform/audit.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { recordAction } from '../actions/action-context.ts';
import { contactOf } from '../profile/read-contact.ts';
import type { PersonTraces } from './person-traces.ts';
import * as persons from './persons.queries.ts';

export async function listDuplicates({ tx, access }: CompanyCall, id: number) {
  const person = await requirePerson({ tx, access }, id);
  const alike = person.erased_at ? [] : await persons.findAlike(tx, access, person);
  return {
    person: present(person),
    duplicates: alike.map((other) => ({ person: present(other), shared: sharedSigns(person, other) })),
  };
}

/** Requires that the person exists and the user may see one of their applications. */
export async function requirePerson(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  id: number,
  { lock = false } = {},
): Promise<persons.PersonRow> {
  const person = await persons.find(tx, access, id, { lock });
  if (!person) throw (await persons.exists(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
  return person;
}

export async function merge(
  call: CompanyCall,
  rooms: readonly PersonTraces[],
  id: number,
  { person_id: otherId, values = {} }: BodyOf<typeof mergePersons>,
): Promise<Person> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  // In id order, so that two users merging the same pair wait for each other instead of deadlocking.
  for (const each of [id, otherId].toSorted((one, other) => one - other))
    await persons.find(tx, access, each, { lock: true });
  const kept = await requirePerson(call, id);
  const other = await persons.find(tx, access, otherId);
  if (!other) throw fieldInvalid('person_id', 'unknown_record');
  await requireMergeable(tx, companyId, kept, other);
  const before = factsOf(kept);
  const applicationIds = await moveApplications(call, rooms, { companyId, from: otherId, to: id, only: null });
  const contact = contactOf('values', { ...before, ...values });
  await persons.write(tx, companyId, id, {
    first_name: values.first_name?.trim() ?? kept.first_name,
    last_name: values.last_name?.trim() ?? kept.last_name,
    ...contact,
    phone_verified_at: verificationOf(contact, [kept, other]),
    email_opt_out: mergedOptOut(kept.email_opt_out, other.email_opt_out),
    sms_opt_out: mergedOptOut(kept.sms_opt_out, other.sms_opt_out),
    language: values.language ?? kept.language,
    do_not_rehire: mergedFlag(kept.do_not_rehire, other.do_not_rehire),
  });
  await persons.clearDuplicateMarks(tx, companyId, id, otherId);
  await persons.setMergedInto(tx, companyId, otherId, id);
  await persons.insertMerge(tx, companyId, { kept: id, merged: otherId, applicationIds, before, staffId, now });
  await recordEntry(
    call,
    [...(kept.applications ?? []), ...(other.applications ?? [])].map((each) => each.id),
    'merged',
    {
      kept: nameOf(kept),
      merged: nameOf(other),
    },
  );
  await recordChange(call, {
    event: 'persons_merged',
    subjectType: 'person',
    subjectId: id,
    changes: { merged_person_id: otherId, application_ids: applicationIds },
  });
  return present(await requirePerson(call, id));
}

/** Every room moves what it stores with the person. */
async function moveApplications(
  { tx, now }: Pick<CompanyCall, 'tx' | 'now'>,
  rooms: readonly PersonTraces[],
  { companyId, from, to, only }: { companyId: number; from: number; to: number; only: readonly number[] | null },
): Promise<number[]> {
  const applicationIds = await persons.moveApplications(tx, companyId, from, to, only, now);
  for (const room of rooms) await room.merge?.(tx, { companyId, from, to, applicationIds });
  return applicationIds;
}

/** Stays with the number, whichever of the two records it comes from. */
const verificationOf = (
  { phone, region_number }: Pick<persons.PersonFacts, 'phone' | 'region_number'>,
  both: readonly persons.PersonRow[],
): Date | null =>
  both.find((one) => one.phone_verified_at && one.phone === phone && one.region_number === region_number)
    ?.phone_verified_at ?? null;

async function requireMergeable(
  tx: Transaction,
  companyId: number,
  kept: persons.PersonRow,
  other: persons.PersonRow,
): Promise<void> {
  const decision = decideMerge(
    { id: kept.id, mergedInto: kept.merged_into, openIn: await persons.openPositions(tx, companyId, kept.id) },
    { id: other.id, mergedInto: other.merged_into, openIn: await persons.openPositions(tx, companyId, other.id) },
  );
  if (decision.allowed) return;
  throw wrongState(
    `merging.${decision.reason}`,
    decision.reason === 'both_open' ? { position: decision.position } : undefined,
  );
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;

const factsOf = (row: persons.PersonRow): persons.PersonFacts => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  region_number: row.region_number,
  email_opt_out: row.email_opt_out,
  sms_opt_out: row.sms_opt_out,
  phone_verified_at: row.phone_verified_at,
  language: row.language,
  do_not_rehire: row.do_not_rehire,
});

const recordEntry = (
  { tx, access, now }: CompanyCall,
  ids: readonly number[],
  action: 'merged' | 'do_not_rehire' | 'may_be_rehired',
  detail: Record<string, string>,
): Promise<void> =>
  recordAction(
    { tx, companyId: access.companyId, staffId: access.staffId, now },
    ids.map((applicationId) => ({ applicationId, action, detail })),
  );

export async function keepApart(call: CompanyCall, id: number, otherId: number): Promise<void> {
  const { tx, access, now } = call;
  await requirePerson(call, id);
  if (id === otherId || !(await persons.find(tx, access, otherId))) throw fieldInvalid('person_id', 'unknown_record');
  const { companyId, staffId } = access;
  await persons.keepApart(tx, { companyId, one: id, other: otherId, staffId, now });
  await persons.clearDuplicateMarks(tx, companyId, id, otherId);
}

export async function flagDoNotRehire(call: CompanyCall, id: number, reason: string | null): Promise<Person> {
  const { tx, access, now } = call;
  const person = await requirePerson(call, id, { lock: true });
  const flag = reason === null ? null : { reason: reason.trim(), staff_id: access.staffId, at: now.toISOString() };
  await persons.setDoNotRehire(tx, access.companyId, id, flag);
  const ids = (person.applications ?? []).map((each) => each.id);
  await recordEntry(call, ids, flag ? 'do_not_rehire' : 'may_be_rehired', flag ? { reason: flag.reason } : {});
  await recordChange(call, {
    event: 'do_not_rehire_changed',
    subjectType: 'person',
    subjectId: id,
    changes: { do_not_rehire: [person.do_not_rehire !== null, flag !== null] },
  });
  return present(await requirePerson(call, id));
}

const present = (row: persons.PersonRow): Person => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  region_number: row.region_number,
  language: row.language,
  email_opt_out: row.email_opt_out,
  sms_opt_out: row.sms_opt_out,
  sms_consent: row.sms_consent,
  keeps_in_touch: row.keeps_in_touch,
  do_not_rehire: row.do_not_rehire && { reason: row.do_not_rehire.reason, at: row.do_not_rehire.at },
  created_at: row.created_at.toISOString(),
  notes_count: row.notes_count,
  files_count: row.files_count,
  applications: (row.applications ?? []).map(({ position_id: _place, ...shown }) => shown),
});

type SupportCall = Pick<CompanyCall, 'tx' | 'now' | 'requestId'> & { access: { userId: number } };

export async function listMerges({ tx, now }: SupportCall, companyId: number, window: PageWindow<string>) {
  const { rows, totalCount } = await persons.listMerges(tx, companyId, window);
  return { merges: rows.map((row) => presentMerge(row, now)), totalCount };
}

/** Applications that came with the merged person go back to it; later ones stay with the kept person. */
export async function undoMerge(
  call: SupportCall,
  rooms: readonly PersonTraces[],
  companyId: number,
  id: number,
): Promise<PersonMerge> {
  const { tx, now, access, requestId } = call;
  const row = await persons.findMerge(tx, companyId, id);
  if (!row) throw notFound();
  if (!canUndoMerge(row.merged_at, row.undone_at, now)) throw wrongState('merging.undo_too_late');
  await persons.setMergedInto(tx, companyId, row.merged_person_id, null);
  await moveApplications(call, rooms, {
    companyId,
    from: row.kept_person_id,
    to: row.merged_person_id,
    only: row.application_ids,
  });
  await persons.write(tx, companyId, row.kept_person_id, row.kept_before);
  await persons.setMergeUndone(tx, companyId, id, now);
  await recordAudit(tx, {
    companyId,
    userId: access.userId,
    requestId,
    event: 'persons_taken_apart',
    subjectType: 'person',
    subjectId: row.kept_person_id,
    changes: { merge_id: id },
  });
  return presentMerge({ ...row, undone_at: now }, now);
}

const presentMerge = (row: persons.MergeRow, now: Date): PersonMerge => ({
  id: row.id,
  kept_name: row.kept_name,
  merged_name: row.merged_name,
  merged_by: row.merged_by,
  merged_at: row.merged_at.toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
  can_undo: canUndoMerge(row.merged_at, row.undone_at, now),
});
