/** For tests about interviews: an interview stage, interviewers with open hours, and applicants who book. */

import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { bookTime, getBookingTask } from '@onward/contract/interviews/bookings';
import { getCalendar, saveCalendar } from '@onward/contract/interviews/calendars';
import type { Position } from '@onward/contract/positions/position';
import type { ApiCaller } from '../product/api-caller.ts';
import { applyTo, Employer } from './employer.ts';

export const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));

export interface Candidate {
  token: string;
  digestKey: string;
}

export class InterviewOffice {
  readonly #stranger: ApiCaller;
  readonly #admin: ApiCaller;
  readonly employer: Employer;

  constructor(stranger: ApiCaller, admin: ApiCaller) {
    this.#stranger = stranger;
    this.#admin = admin;
    this.employer = new Employer(admin);
  }

  /** Sets somebody's open hours. */
  async open(staffId: number, change: Record<string, unknown> = {}): Promise<void> {
    const params = { id: staffId };
    const { body } = await this.#admin.call<{ calendar: { version: number } }>(getCalendar, { params });
    const calendar = {
      time_zone: 'America/New_York',
      availabilities: ALL_WEEK,
      exceptions: [],
      buffer_minutes: 0,
      min_notice_hours: 0,
      max_days_ahead: 14,
      version: body.calendar.version,
      ...change,
    };
    const answer = await this.#admin.call(saveCalendar, { params, body: { calendar } });
    if (answer.status !== 200) throw new Error(`The calendar was refused: ${answer.text}`);
  }

  /** A job whose applicants are asked for a time right away. */
  async posting(config: Record<string, unknown>, rules: object[] = []): Promise<Position & { stageId: number }> {
    const process: HiringProcessTemplate = await this.employer.process(
      [
        {
          id: -2,
          name: 'Interview',
          stage_type: 'scheduling',
          config: { meeting_type: 'onsite_interview', duration_minutes: 30, ...config },
        },
        { id: -3, name: 'Decision', stage_type: 'custom' },
      ],
      [{ kind: 'application_advance', stage_id: -1 }, ...rules],
    );
    const position = await this.employer.publish({ hiring_process_template_id: process.id });
    const stageId = process.stages.find(({ stage_type }) => stage_type === 'scheduling')?.id ?? 0;
    return Object.assign(position, { stageId });
  }

  async apply(position: { digest_key: string }, values: Record<string, unknown> = {}): Promise<Candidate> {
    const { body, text } = await applyTo(this.#stranger, position, values);
    const token = body.next?.link.split('/').at(-1);
    if (!token) throw new Error(`No booking was asked for: ${text}`);
    return { token, digestKey: body.application.digest_key };
  }

  async booking<Body = { booking: { slots: string[]; state: string } }>(token: string): Promise<Body> {
    const answer = await this.#stranger.call<Body>(getBookingTask, { params: { token } });
    if (answer.status !== 200) throw new Error(`The booking did not open: ${answer.text}`);
    return answer.body;
  }

  book(token: string, startsAt: string, more: Record<string, unknown> = {}) {
    return this.#stranger.call<{ booking: { state: string; meeting: { starts_at: string } | null } }>(bookTime, {
      params: { token },
      body: { starts_at: startsAt, ...more },
    });
  }
}
