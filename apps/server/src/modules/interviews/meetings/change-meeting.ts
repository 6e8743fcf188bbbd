// Staff change an interview or answer proposed times: what changes, what becomes of its state, and who is notified
// (SCH-013).

import type { BodyOf } from '@onward/contract/endpoint';
import type { Meeting, updateMeeting as updateEndpoint } from '@onward/contract/interviews/meetings';
import type { HistoryAction } from '@onward/domain/applicants/history';
import { detailsFor } from '@onward/domain/interviews/meeting-details';
import { HOLDING_STATUSES, statesBefore } from '@onward/domain/interviews/meeting-states';
import { type MeetingChange, type StaffEdit, staffEdit } from '@onward/domain/interviews/proposals';
import { changedMeanwhile, wrongState } from '../../../platform/http/errors.ts';
import { readMoment } from '../../../platform/http/moments.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  changeStageStatus,
  recordHistory,
} from '../../applicants/applicants.service.ts';
import { givePlaceBack } from '../booking/booked-slots.queries.ts';
import { requireInterviewersAt } from '../booking/interviewers-at.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import { findPlace, surroundings } from './assign-time.ts';
import { editMeeting } from './edit-meeting.queries.ts';
import { isCurrent, presentMeeting } from './meetings.presenter.ts';
import type { MeetingRow, ShownMeeting } from './meetings.queries.ts';
import { getMeeting, loadMeeting, requireFuture, requireInterviewers } from './meetings.service.ts';
import { requireMeetingWrite } from './require-own.ts';

type MeetingInput = BodyOf<typeof updateEndpoint>['meeting'];

/** A proposed meeting that was only amended stays a proposal, so its applicant is not told of an interview. */
const EFFECTS: Record<StaffEdit, { change: MeetingChange; history: HistoryAction }> = {
  accept: { change: 'confirmed', history: 'meeting_confirmed' },
  keep: { change: 'kept', history: 'proposal_declined' },
  move: { change: 'changed', history: 'meeting_changed' },
  amend: { change: 'changed', history: 'meeting_changed' },
};

export async function updateMeeting(call: CompanyCall, id: number, input: MeetingInput): Promise<Meeting> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const before = await loadMeeting(call, id);
  const party = { createdBy: before.created_by, interviewerIds: before.interviewers.map((one) => one.id) };
  requireMeetingWrite(access, party, input.interviewer_ids);
  if (!isCurrent(before) || !HOLDING_STATUSES.includes(before.status)) throw wrongState('meetings.over');
  const interviewerIds = input.interviewer_ids ?? party.interviewerIds;
  if (input.interviewer_ids) {
    await requireInterviewers(tx, companyId, interviewerIds);
    await requireInterviewersAt(tx, companyId, {
      applicationIds: [before.application_id],
      interviewerIds,
      kept: party.interviewerIds,
      field: 'interviewer_ids',
    });
  }
  const edit = staffEdit(
    { isProposed: before.is_proposed, startsAt: before.starts_at, proposals: before.proposals },
    {
      startsAt: input.starts_at === undefined ? undefined : readMoment(input.starts_at, 'starts_at'),
      dropsProposals: input.proposals !== undefined,
    },
  );
  const time = timeOf(before, input);
  const isMoved = edit === 'accept' || edit === 'move';
  if (isMoved) requireFuture(time.starts_at.toISOString(), now);
  // A time or interviewers chosen by staff do not use a slot, so the booked place is freed.
  const leavesSlot = isMoved || input.duration_minutes !== undefined || input.interviewer_ids !== undefined;
  if (leavesSlot) await givePlaceBack(tx, companyId, before.slot_id);
  const change = {
    ...time,
    ...(await factsOf(call, before, input)),
    ...(isMoved || edit === 'keep' ? { proposals: [], proposal_note: null } : proposalsOf(before)),
    ...(edit === 'accept' ? confirmationBy(call) : stateOf(before)),
    slot_id: leavesSlot ? null : before.slot_id,
  };
  const saved = await editMeeting(tx, before, change, { staffIds: interviewerIds, now, version: input.version });
  if (!saved) throw changedMeanwhile(presentMeeting(before, now), input);
  if (edit === 'accept') await confirmStage(call, before);
  await record(call, before, { edit, startsAt: time.starts_at, interviewerIds });
  return getMeeting(call, id);
}

function timeOf(before: MeetingRow, input: MeetingInput): { starts_at: Date; ends_at: Date } {
  const startsAt = input.starts_at === undefined ? before.starts_at : readMoment(input.starts_at, 'starts_at');
  const minutes = input.duration_minutes ?? (before.ends_at.getTime() - before.starts_at.getTime()) / 60_000;
  return { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + minutes * 60_000) };
}

async function factsOf({ tx, access }: CompanyCall, before: MeetingRow, input: MeetingInput) {
  const meetingType = input.meeting_type ?? before.meeting_type;
  const words = {
    meetingType,
    // Text somebody wrote is kept when only the type changes.
    details:
      input.details ?? (meetingType === before.meeting_type ? before.details : detailsFor(meetingType, before.details)),
    videoLink: input.video_link === undefined ? before.video_link : input.video_link,
  };
  const place = await findPlace(tx, access.companyId, before.application_id);
  return { meeting_type: meetingType, ...surroundings(words, place) };
}

const proposalsOf = ({ proposals, proposal_note }: MeetingRow) => ({ proposals, proposal_note });

const stateOf = ({ status, is_proposed, confirmed_at, confirmed_by, confirmed_by_id }: MeetingRow) => ({
  status,
  is_proposed,
  confirmed_at,
  confirmed_by,
  confirmed_by_id,
});

const confirmationBy = ({ access, now }: CompanyCall) => ({
  status: 'confirmed' as const,
  is_proposed: false,
  confirmed_at: now,
  confirmed_by: 'staff' as const,
  confirmed_by_id: access.staffId,
});

async function confirmStage({ tx, access, now }: CompanyCall, before: ShownMeeting): Promise<void> {
  const { companyId } = access;
  const { application_id: id, position_id } = before;
  const change = { to: 'confirmed', from: statesBefore('accept_proposal') } as const;
  const [changed] = await changeStageStatus({ tx, companyId, now }, [id], change);
  if (!changed) throw wrongState('meetings.wrong_state');
  await announceApplication(tx, { company_id: companyId, id, position_id }, [APPLICATION_UPDATED]);
}

interface Recorded {
  edit: StaffEdit;
  startsAt: Date;
  interviewerIds: readonly number[];
}

async function record(
  { tx, access, now }: CompanyCall,
  before: ShownMeeting,
  { edit, startsAt, interviewerIds }: Recorded,
): Promise<void> {
  const { companyId, staffId } = access;
  const { change, history } = EFFECTS[edit];
  const stillProposed = before.is_proposed && edit === 'amend';
  const detail = { starts_at: startsAt.toISOString(), time_zone: before.time_zone };
  await recordHistory(tx, companyId, [
    { applicationId: before.application_id, actor: 'staff', staffId, action: history, now, detail },
  ]);
  const released = before.interviewers.map((one) => one.id).filter((one) => !interviewerIds.includes(one));
  await notifyOfMeeting(tx, companyId, before.id, {
    change: stillProposed ? 'proposed' : change,
    actor_staff_id: staffId,
    notify: !stillProposed,
    released_staff_ids: released,
  });
}
