// Invites people who agreed to hear about other jobs (AHD-023): a domain rule decides, sending waits until the undo
// window is over, and the activity records it.

import type { inviteToJob, previewJobInvitation, SkippedPerson } from '@onward/contract/applicants/rediscovery';
import type { BodyOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import { canUndoAction, UNDO_SECONDS } from '@onward/domain/applicants/actions/undo';
import { INVITE_MAX, type InviteSkip, inviteSkip } from '@onward/domain/applicants/rediscovery';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { isInScope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents, withdrawEventJobs } from '../../../platform/events/record-event.ts';
import { fieldInvalid, notFound, Refusal, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { say } from '../../../platform/i18n/translate.ts';
import { recordAction } from '../actions/action-context.ts';
import { holdUntil } from '../actions/send-rejection.ts';
import { findAllIds } from '../list/find-page.ts';
import { announceUpdated } from '../stages/application-events.ts';
import * as invitations from './rediscovery.queries.ts';

/** Handled by the messages room; its subject is one invited person. */
export const PERSON_INVITED = 'person_invited';

type Selection = BodyOf<typeof previewJobInvitation>;

export async function preview(call: CompanyCall, selection: Selection) {
  const { invited, skipped } = await judge(call, selection);
  return { invited_count: invited.length, skipped };
}

export async function invite(call: CompanyCall, { message = '', ...selection }: BodyOf<typeof inviteToJob>) {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const { position, invited, skipped } = await judge(call, selection);
  const answer = { invited_count: invited.length, skipped };
  if (invited.length === 0) return { ...answer, undo: null };
  const people = invited.map(({ person_id, application_id }) => ({ person_id, application_id }));
  const stored = await invitations.insert(tx, {
    companyId,
    staffId,
    positionId: position.id,
    message: message.trim(),
    people,
    now,
  });
  await recordEvents(
    tx,
    stored.people.map(({ id }) => ({
      companyId,
      name: PERSON_INVITED,
      subjectId: id,
      actorStaffId: staffId,
      hold: { until: holdUntil(now), key: invitedKey(companyId, id) },
    })),
  );
  await tell(call, stored, 'invited', placeName(position.title, position.location_name));
  return { ...answer, undo: { id: stored.id, until: addSeconds(now, UNDO_SECONDS).toISOString() } };
}

/** Only the user who sent it can undo it, once and in time. */
export async function undo(call: CompanyCall, id: number): Promise<number> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const found = await invitations.lock(tx, companyId, id);
  if (!found || found.staff_id !== access.staffId) throw notFound();
  if (found.undone_at || !canUndoAction(found.invited_at, now)) throw wrongState('inviting.too_late');
  const people = await invitations.listPeople(tx, companyId, id);
  await invitations.setUndone(tx, companyId, id, now);
  await withdrawEventJobs(
    tx,
    PERSON_INVITED,
    people.map((each) => invitedKey(companyId, each.id)),
  );
  await tell(call, { id, people }, 'invitation_withdrawn', placeName(found.position_title, found.location_name));
  return people.length;
}

export const invitedKey = (companyId: number, id: number): string => `invited:${companyId}:${id}`;

const placeName = (title: string, location: string): string => `${title}, ${location}`;

async function tell(
  { tx, access, now }: CompanyCall,
  { people }: invitations.StoredInvitation,
  action: 'invited' | 'invitation_withdrawn',
  to: string,
): Promise<void> {
  const { companyId, staffId } = access;
  await recordAction(
    { tx, companyId, staffId, now },
    people.map(({ application_id }) => ({ applicationId: application_id, action, detail: { to } })),
  );
  await announceUpdated(
    tx,
    companyId,
    people.map(({ application_id }) => application_id),
  );
}

async function judge(call: CompanyCall, selection: Selection) {
  const { tx, access, language, now } = call;
  const position = await requireOpenPosition(call, selection.position_key);
  const rows = await invitations.findInvitable(tx, access, await selectedIds(call, selection), position.id);
  const judged = rows.map((row) => ({ row, skip: inviteSkip(invitations.personOf(row), now) }));
  const skipped = judged.flatMap(({ row, skip }): SkippedPerson[] =>
    skip
      ? [{ person_id: row.person_id, name: nameOf(row), reason: skip, message: say(wordsOf(skip, row), language) }]
      : [],
  );
  return { position, invited: judged.filter(({ skip }) => skip === null).map(({ row }) => row), skipped };
}

const nameOf = ({ first_name, last_name }: invitations.InvitedRow): string => `${first_name} ${last_name}`.trim();

const wordsOf = (skip: InviteSkip, { do_not_rehire }: invitations.InvitedRow) => ({
  key: `states.inviting.${skip}`,
  values: { reason: do_not_rehire ?? '' },
});

async function selectedIds(call: CompanyCall, { application_ids, selection }: Selection): Promise<readonly number[]> {
  const ids = application_ids ?? (selection ? await findAllIds(call, selection, INVITE_MAX + 1) : []);
  if (ids.length === 0) throw fieldInvalid('application_ids', 'required');
  if (ids.length > INVITE_MAX) {
    throw new Refusal(errorCodes.tooManyItems, { key: 'states.inviting.at_most', values: { count: INVITE_MAX } });
  }
  return ids;
}

async function requireOpenPosition({ tx, access }: CompanyCall, key: string): Promise<invitations.InvitingPosition> {
  const found = await invitations.findPosition(tx, access.companyId, key);
  const place = found && {
    position: found.id,
    location: found.location_id,
    department: found.department_id,
    brand: found.brand_id,
  };
  if (!found || !place || !isInScope(access.scope, place)) throw fieldInvalid('position_key', 'unknown');
  if (found.status !== 'published' || found.review_status !== 'approved') {
    throw fieldInvalid('position_key', 'position_closed');
  }
  return found;
}

export type Invited = invitations.InvitedToSend;

/** Claimed once, right before sending, because things may have changed while it waited. */
export async function takeInvitation(
  tx: Transaction,
  companyId: number,
  id: number,
  now: Date,
): Promise<Invited | undefined> {
  const invited = await invitations.lockToSend(tx, companyId, id);
  if (!invited || inviteSkip(invitations.personOf(invited), now) !== null) return undefined;
  await invitations.setSent(tx, companyId, id, now);
  return invited;
}
