// The routes of the interviews room.
import * as bookings from '@onward/contract/interviews/bookings';
import * as calendars from '@onward/contract/interviews/calendars';
import * as doors from '@onward/contract/interviews/meetings';
import { usualMinutes } from '@onward/domain/hiring-processes/stages';
import type { App } from '../../platform/app.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readMoment } from '../../platform/http/moments.ts';
import { type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { findStage } from '../hiring-processes/hiring-processes.service.ts';
import { giveUp, proposeTimes, readBooking } from './booking/bookings.service.ts';
import { diagnoseBooking } from './booking/diagnosis.service.ts';
import { configFor } from './booking/interviewers-at.ts';
import { sendInvitation } from './booking/invite-to-book.ts';
import { previewBooking } from './booking/preview.service.ts';
import { slotsOf } from './booking/slots.service.ts';
import { readCalendar, saveCalendar } from './calendars/calendars.service.ts';
import { readFeedAddress, removeFeed, renewFeed } from './calendars/serve-feed.ts';
import { calendarLinksRoutes } from './external/links.routes.ts';
import { updateMeeting } from './meetings/change-meeting.ts';
import { countWaiting } from './meetings/count-meetings.ts';
import { createMeeting, findConflicts, getMeeting, listMeetings } from './meetings/meetings.service.ts';

export const interviewsRoutes = (app: App): Route[] => [
  ...meetingRoutes(app),
  ...calendarRoutes(app),
  ...calendarLinksRoutes(app),
  ...bookingRoutes(app),
];

const meetingRoutes = (app: App): Route[] => [
  route(doors.listMeetings, async (call) => ({ meetings: await listMeetings(call, call.query) })),
  route(doors.getMeetingCounts, (call) => countWaiting(call, call.query)),
  route(doors.getMeeting, async (call) => ({ meeting: await getMeeting(call, call.params.id) })),
  route(doors.createMeeting, async (call) => ({ meeting: await createMeeting(app, call, call.body.meeting) })),
  route(doors.updateMeeting, async (call) => ({
    meeting: await updateMeeting(call, call.params.id, call.body.meeting),
  })),
  route(doors.findMeetingConflicts, async (call) => ({ conflicts: await findConflicts(call, call.query) })),
  route(doors.listSlots, (call) => listStageSlots(call, call.params.id, call.query)),
  route(doors.getBookingDiagnosis, (call) => diagnoseBooking(call, call.params.id, call.query.position_key)),
];

async function listStageSlots(
  { tx, access, now }: CompanyCall,
  stageId: number,
  query: { from?: string; to?: string; application_id?: number },
) {
  const stage = await findStage(tx, access.companyId, stageId);
  if (stage?.stage_type !== 'scheduling') throw notFound();
  const { companyId } = access;
  const { application_id: applicationId } = query;
  const config = applicationId ? await configFor(tx, companyId, applicationId, stage.config) : stage.config;
  const { starts, interviewers } = await slotsOf(tx, {
    companyId,
    stageId,
    config,
    now,
    ...(query.from && { from: readMoment(query.from, 'from') }),
    ...(query.to && { to: readMoment(query.to, 'to') }),
  });
  return {
    slots: starts.map((start) => new Date(start).toISOString()),
    time_zone: interviewers[0]?.calendar.time_zone ?? 'UTC',
    usual: {
      meeting_type: stage.config.meeting_type ?? ('other' as const),
      duration_minutes: usualMinutes(stage.config.duration_minutes),
      interviewer_ids: interviewers.map(({ staffId }) => staffId),
      details: stage.config.details ?? '',
    },
  };
}

const calendarRoutes = (app: App): Route[] => [
  route(calendars.getCalendar, async (call) => ({ calendar: await readCalendar(call, call.params.id) })),
  route(calendars.saveCalendar, async (call) => ({
    calendar: await saveCalendar(call, call.params.id, call.body.calendar),
  })),
  route(calendars.getCalendarFeed, async (call) => ({ url: await readFeedAddress(app, call) })),
  route(calendars.renewCalendarFeed, async (call) => ({ url: await renewFeed(app, call) })),
  route(calendars.removeCalendarFeed, async (call) => {
    await removeFeed(call);
    return undefined;
  }),
];

const bookingRoutes = (app: App): Route[] => [
  route(bookings.getBookingTask, async ({ tx, params, now }) => ({
    booking: await readBooking(tx, params.token, now),
  })),
  route(bookings.getBookingInvitation, ({ tx, params, language, now }) =>
    sendInvitation(app, tx, { token: params.token, language, now }),
  ),
  route(bookings.previewBooking, async (call) => ({
    booking: await previewBooking(call, call.params.id, call.query.position_key),
  })),
  route(bookings.proposeTimes, async ({ tx, params, body, now }) => ({
    booking: await proposeTimes(tx, params.token, {
      times: body.times.map((time) => readMoment(time, 'times')),
      note: body.note,
      timeZone: body.time_zone,
      now,
    }),
  })),
  route(bookings.rescheduleBooking, async ({ tx, params, body, now }) => ({
    booking: await giveUp(tx, params.token, 'applicant_asks_reschedule', { reason: body.reason, now }),
  })),
  route(bookings.cancelBooking, async ({ tx, params, body, now }) => ({
    booking: await giveUp(tx, params.token, 'applicant_cancels', { reason: body.reason, now }),
  })),
];
