// Gives an applicant a time: assigned by staff, or chosen by the applicant from those offered (SCH-009, CAR-017).
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import { DEFAULT_DETAILS, fillDetails } from '@onward/domain/interviews/meeting-details';
import { type ScheduleEvent, statesBefore } from '@onward/domain/interviews/meeting-states';
import { changeOf } from '@onward/domain/interviews/proposals';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Changed, changeStageStatus, recordHistory } from '../../applicants/applicants.service.ts';
import { markDone } from '../../careers/careers.service.ts';
import { givePlaceBack } from '../booking/booked-slots.queries.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import * as meetings from './meetings.queries.ts';

export interface MeetingPlan {
  startsAt: Date;
  durationMinutes: number;
  meetingType: MeetingType;
  interviewerIds: readonly number[];
  /** As entered; the kind's default when empty. */
  details: string;
  videoLink: string | null;
  slotId: number | null;
  /** Times the applicant proposed, the first of which is the time above, with their note. */
  proposed?: { times: readonly Date[]; note: string | null };
}

export interface Assigning {
  companyId: number;
  applicationId: number;
  stageId: number;
  stageEntry: number;
  event: Extract<ScheduleEvent, 'applicant_picks' | 'applicant_picks_confirmed' | 'applicant_proposes' | 'assign_time'>;
  /** Null when the applicant chose it. */
  staffId: number | null;
  now: Date;
}

/** Null when the state no longer allows it. */
export async function assignTime(tx: Transaction, assigning: Assigning, plan: MeetingPlan): Promise<Changed | null> {
  const { companyId, applicationId, stageId, stageEntry, event, staffId, now } = assigning;
  const isProposed = event === 'applicant_proposes';
  const status = isProposed || event === 'applicant_picks' ? 'pending' : 'confirmed';
  // A booked time is not replaced by a proposal, so this starts from where nothing is agreed.
  const change = { to: status, from: statesBefore(event).filter((state) => state !== 'confirmed') } as const;
  const [changed] = await changeStageStatus({ tx, companyId, now }, [applicationId], change);
  if (!changed) return null;
  const before = await meetings.findOfVisit(tx, { companyId, applicationId, stageEntry });
  await givePlaceBack(tx, companyId, before?.slot_id ?? null);
  const place = await findPlace(tx, companyId, applicationId);
  const endsAt = new Date(plan.startsAt.getTime() + plan.durationMinutes * 60_000);
  const isConfirmed = status === 'confirmed';
  const meetingId = await meetings.put(
    tx,
    {
      company_id: companyId,
      application_id: applicationId,
      stage_id: stageId,
      stage_entry: stageEntry,
      slot_id: plan.slotId,
      created_by: staffId,
      meeting_type: plan.meetingType,
      status,
      starts_at: plan.startsAt,
      ends_at: endsAt,
      time_zone: place.timeZone,
      ...surroundings(plan, place),
      proposals: (plan.proposed?.times ?? []).map((time) => time.toISOString()),
      is_proposed: isProposed,
      proposal_note: plan.proposed?.note ?? null,
      confirmed_at: isConfirmed ? now : null,
      confirmed_by: isConfirmed ? (staffId === null ? 'applicant' : 'staff') : null,
      confirmed_by_id: isConfirmed ? staffId : null,
      now,
    },
    plan.interviewerIds,
  );
  await markDone(tx, { company_id: companyId, application_id: applicationId, stage_entry: stageEntry }, now);
  await recordHistory(tx, companyId, [
    {
      applicationId,
      actor: staffId === null ? 'applicant' : 'staff',
      staffId,
      action: staffId === null ? (isProposed ? 'times_proposed' : 'meeting_booked') : 'meeting_assigned',
      detail: { starts_at: plan.startsAt.toISOString(), time_zone: place.timeZone },
      now,
    },
  ]);
  await notifyOfMeeting(tx, companyId, meetingId, {
    change: changeOf(event, isProposed) ?? 'confirmed',
    actor_staff_id: staffId,
    notify: true,
  });
  return changed;
}

export interface MeetingPlace {
  timeZone: string;
  address: string;
  phone: string | null;
}

type PlaceRow = Address & { time_zone: string; phone: string | null; region_number: string | null };

export async function findPlace(tx: Transaction, companyId: number, applicationId: number): Promise<MeetingPlace> {
  const { rows } = await tx.client.query<PlaceRow>(
    `select l.time_zone, l.address_line_1, l.address_line_2, l.city, l.state_code as state, l.postal_code,
       l.country_code as country, a.phone,
       a.region_number
     from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where a.company_id = $1 and a.id = $2`,
    [companyId, applicationId],
  );
  const [row] = rows;
  if (!row) return { timeZone: 'UTC', address: '', phone: null };
  return { timeZone: row.time_zone, address: fullAddress(row), phone: phoneOf(row) };
}

const phoneOf = ({ phone, region_number }: Pick<PlaceRow, 'phone' | 'region_number'>): string | null =>
  phone && region_number ? formatPhoneNumber({ phone, region_number }) : null;

/** Where and how, with merge tags filled in for this applicant. */
export function surroundings(
  { meetingType, details, videoLink }: Pick<MeetingPlan, 'meetingType' | 'details' | 'videoLink'>,
  { address, phone }: MeetingPlace,
): { details: string; location_text: string | null; video_link: string | null } {
  const written = details.trim() === '' ? DEFAULT_DETAILS[meetingType] : details;
  return {
    details: fillDetails(written, { applicant_phone: phone, location_address: address, video_link: videoLink }),
    location_text: meetingType === 'onsite_interview' && address ? address : null,
    video_link: meetingType === 'video_conference' ? videoLink?.trim() || null : null,
  };
}
