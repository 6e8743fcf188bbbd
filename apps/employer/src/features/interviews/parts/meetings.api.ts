// Reads and changes interviews: by calendar, one of them, and those of an applicant.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  createMeeting,
  findMeetingConflicts,
  getMeeting,
  listMeetings,
  listSlots,
  type Meeting,
  type MeetingInput,
  updateMeeting,
} from '@onward/contract/interviews/meetings';
import { listPermittedStaffs } from '@onward/contract/staff/staff';
import type { ActionParams } from '@onward/domain/applicants/actions/catalog';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { queryClient } from '../../../platform/query-client.ts';

const MEETINGS = 'meetings';
const SLOTS = 'meeting-slots';

export interface MeetingRange {
  from: string;
  to: string;
  /** A team member's, or those of everybody the user may see. */
  whose: number | 'all';
  brandId: number | null;
}

export const meetingsQuery = ({ from, to, whose, brandId }: MeetingRange) =>
  queryOptions({
    queryKey: [MEETINGS, { from, to, whose, brandId }] as const,
    queryFn: async ({ signal }) => {
      const of =
        whose === 'all'
          ? { whose, ...(brandId !== null && { brand_id: brandId }) }
          : { company_staff_ids: String(whose) };
      return (await api.call(listMeetings, { query: { from, to, ...of }, signal })).meetings;
    },
    placeholderData: keepPreviousData,
  });

export const meetingQuery = (id: number) =>
  queryOptions({
    queryKey: [MEETINGS, 'one', id] as const,
    queryFn: async ({ signal }) => (await api.call(getMeeting, { params: { id }, signal, silent: true })).meeting,
    retry: false,
  });

export const applicantMeetingsQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [MEETINGS, 'of', applicationId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listMeetings, { query: { application_id: applicationId }, signal, silent: true })).meetings,
  });

export const refreshMeetings = coalesce(() =>
  Promise.all([MEETINGS, SLOTS].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
);

const SLOT_DAYS = 14;

/** Free times of a stage in the next two weeks, with the defaults of its interviews. */
export const slotsQuery = (stageId: number, applicationId?: number) =>
  queryOptions({
    queryKey: [SLOTS, stageId, applicationId ?? null] as const,
    queryFn: ({ signal }) =>
      api.call(listSlots, {
        params: { id: stageId },
        query: {
          to: new Date(Date.now() + SLOT_DAYS * 86_400_000).toISOString(),
          ...(applicationId && { application_id: applicationId }),
        },
        signal,
        silent: true,
      }),
  });

/** Colleagues who may see the location; all of them without one. */
export const interviewersQuery = (locationId?: number) =>
  queryOptions({
    queryKey: ['permitted-staffs', locationId ?? null] as const,
    queryFn: async ({ signal }) => {
      const query = locationId ? { location_id: locationId } : {};
      const { permitted_staffs } = await api.call(listPermittedStaffs, { query, signal, silent: true });
      return permitted_staffs.map(({ id, name }) => ({ value: id, label: name }));
    },
  });

export interface ConflictQuestion {
  startsAt: string;
  minutes: number;
  interviewerIds: readonly number[];
  meetingId?: number | undefined;
}

export const conflictsQuery = ({ startsAt, minutes, interviewerIds, meetingId }: ConflictQuestion) =>
  queryOptions({
    queryKey: [SLOTS, 'conflicts', startsAt, minutes, interviewerIds, meetingId] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(findMeetingConflicts, {
          query: {
            starts_at: startsAt,
            duration_minutes: minutes,
            interviewer_ids: interviewerIds.join(','),
            ...(meetingId && { meeting_id: meetingId }),
          },
          signal,
          silent: true,
        })
      ).conflicts,
    enabled: startsAt !== '' && interviewerIds.length > 0,
  });

/** Silent, like the calls below: the dialog shows the refusal. */
export async function assignMeeting(meeting: BodyOf<typeof createMeeting>['meeting']): Promise<Meeting> {
  const answer = await api.call(createMeeting, {
    body: { meeting },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  await refreshMeetings();
  return answer.meeting;
}

type MeetingChange = Partial<Omit<MeetingInput, 'application_id'>> & { proposals?: [] };

export async function changeMeeting({ id, version }: Meeting, change: MeetingChange): Promise<void> {
  try {
    await api.call(updateMeeting, { params: { id }, body: { meeting: { ...change, version } }, silent: true });
  } finally {
    await refreshMeetings();
  }
}

export interface ActedOnMeeting {
  /** Why it was refused, if it was. */
  refusal: string | null;
  /** For the undo, while it is offered. */
  undoId: number | null;
}

/** Performs an action on the applicant of the meeting. */
export async function actOnMeeting<Name extends ActionName>(
  action: Name,
  { application_id }: Pick<Meeting, 'application_id'>,
  params: ActionParams<Name>,
): Promise<ActedOnMeeting> {
  const answer = await api.call(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], application_ids: [application_id], params, screen: 'applicant_profile' },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  await refreshMeetings();
  if (!('results' in answer)) return { refusal: null, undoId: null };
  return { refusal: answer.results[0]?.message ?? null, undoId: answer.undo?.id ?? null };
}

/** The shared handler says when it was too late. */
export async function undoOnMeeting(undoId: number): Promise<void> {
  await api.call(undoApplicationAction, { params: { id: undoId } });
  await refreshMeetings();
}
