// The doors of the interviews room.
import * as bookingDoors from '@onward/contract/interviews/bookings';
import * as calendarDoors from '@onward/contract/interviews/calendars';
import * as doors from '@onward/contract/interviews/meetings';
import { usualMinutes } from '@onward/domain/hiring-processes/stages';
import type { House } from '../../platform/house.ts';
import { notFound } from '../../platform/http/errors.ts';
import { readMoment } from '../../platform/http/moments.ts';
import { type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { findStage } from '../hiring-processes/hiring-processes.service.ts';
import { giveUp, proposeTimes, readBooking } from './booking/bookings.service.ts';
import { diagnoseBooking } from './booking/diagnosis.service.ts';
import { sendInvitation } from './booking/invite-to-book.ts';
import { previewBooking } from './booking/preview.service.ts';
import { slotsOf } from './booking/slots.service.ts';
import { readCalendar, saveCalendar } from './calendars/calendars.service.ts';
import { readFeedAddress, removeFeed, renewFeed } from './calendars/serve-feed.ts';
import { calendarLinksRoutes } from './external/links.routes.ts';
import { countWaiting } from './meetings/count-meetings.ts';
import { createMeeting, findConflicts, getMeeting, listMeetings, updateMeeting } from './meetings/meetings.service.ts';

export const interviewsRoutes = (house: House): Route[] => [
  ...meetingRoutes(),
  ...calendarRoutes(house),
  ...calendarLinksRoutes(house),
  ...bookingRoutes(house),
];

const meetingRoutes = (): Route[] => [
  route(doors.listMeetings, async (call) => ({ meetings: await listMeetings(call, call.query) })),
  route(doors.getMeetingCounts, (call) => countWaiting(call, call.query)),
  route(doors.getMeeting, async (call) => ({ meeting: await getMeeting(call, call.params.id) })),
  route(doors.createMeeting, async (call) => ({ meeting: await createMeeting(call, call.body.meeting) })),
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
  query: { from?: string; to?: string },
) {
  const stage = await findStage(tx, access.companyId, stageId);
  if (stage?.stage_type !== 'scheduling') throw notFound();
  const { starts, interviewers } = await slotsOf(tx, {
    companyId: access.companyId,
    stageId,
    config: stage.config,
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

const calendarRoutes = (house: House): Route[] => [
  route(calendarDoors.getCalendar, async (call) => ({ calendar: await readCalendar(call, call.params.id) })),
  route(calendarDoors.saveCalendar, async (call) => ({
    calendar: await saveCalendar(call, call.params.id, call.body.calendar),
  })),
  route(calendarDoors.getCalendarFeed, async (call) => ({ url: await readFeedAddress(house, call) })),
  route(calendarDoors.renewCalendarFeed, async (call) => ({ url: await renewFeed(house, call) })),
  route(calendarDoors.removeCalendarFeed, async (call) => {
    await removeFeed(call);
    return undefined;
  }),
];

const bookingRoutes = (house: House): Route[] => [
  route(bookingDoors.getBookingTask, async ({ tx, params, now }) => ({
    booking: await readBooking(tx, params.token, now),
  })),
  route(bookingDoors.getBookingInvitation, ({ tx, params, language, now }) =>
    sendInvitation(house, tx, { token: params.token, language, now }),
  ),
  route(bookingDoors.previewBooking, async (call) => ({
    booking: await previewBooking(call, call.params.id, call.query.position_key),
  })),
  route(bookingDoors.proposeTimes, async ({ tx, params, body, now }) => ({
    booking: await proposeTimes(tx, params.token, {
      times: body.times.map((time) => readMoment(time, 'times')),
      note: body.note,
      timeZone: body.time_zone,
      now,
    }),
  })),
  route(bookingDoors.rescheduleBooking, async ({ tx, params, body, now }) => ({
    booking: await giveUp(tx, params.token, 'applicant_asks_reschedule', { reason: body.reason, now }),
  })),
  route(bookingDoors.cancelBooking, async ({ tx, params, body, now }) => ({
    booking: await giveUp(tx, params.token, 'applicant_cancels', { reason: body.reason, now }),
  })),
];
