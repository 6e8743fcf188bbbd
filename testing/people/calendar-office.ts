/** For tests about external calendars: an interviewer who connects them, applicants who book, and the worker's steps. */
import { type CalendarLink, listCalendarLinks } from '@onward/contract/interviews/external-calendars';
import { syncLink } from '../../apps/server/src/modules/interviews/external/read-busy-times.ts';
import { createCalendarClients } from '../../apps/server/src/providers/calendars/calendar-clients.ts';
import { ApiCaller } from '../product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../product/in-process-product.ts';
import { OutsideCalendar } from '../product/outside-calendar.ts';
import { until } from '../until.ts';
import { InterviewOffice } from './interview-office.ts';

export const INTERVIEWER = 'general.manager@larkfield.test';

export class CalendarOffice {
  readonly product: InProcessProduct;
  readonly stranger: ApiCaller;
  readonly admin: ApiCaller;
  readonly manager: ApiCaller;
  readonly interviews: InterviewOffice;
  /** The interviewer whose calendars are connected. */
  readonly dana: number;
  #turn = 0;

  private constructor(
    product: InProcessProduct,
    callers: Record<'stranger' | 'admin' | 'manager', ApiCaller>,
    dana: number,
  ) {
    this.product = product;
    this.stranger = callers.stranger;
    this.admin = callers.admin;
    this.manager = callers.manager;
    this.interviews = new InterviewOffice(callers.stranger, callers.admin);
    this.dana = dana;
  }

  static async open(): Promise<CalendarOffice> {
    const product = await startInProcess({ sandbox: true });
    const stranger = new ApiCaller(product.url);
    const admin = await stranger.signIn('super.admin@larkfield.test');
    const manager = await stranger.signIn(INTERVIEWER);
    const { rows } = await product.app.ownerPool.query(
      'select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1',
      [INTERVIEWER],
    );
    return new CalendarOffice(product, { stranger, admin, manager }, rows[0].id);
  }

  /** Nothing is connected or booked, the day is open, and the external calendars are new. */
  async clear(): Promise<{ google: OutsideCalendar; microsoft: OutsideCalendar }> {
    this.#turn += 1;
    await this.query('delete from calendar_links');
    await this.query('delete from booked_slot_staff');
    await this.query('delete from meeting_interviewers');
    await this.interviews.open(this.dana);
    const { url } = this.product.outside;
    return {
      google: new OutsideCalendar(url, 'google', `dana${this.#turn}@gmail.test`),
      microsoft: new OutsideCalendar(url, 'microsoft', `dana${this.#turn}@outlook.test`),
    };
  }

  async query(text: string, values: unknown[] = []) {
    return (await this.product.app.ownerPool.query(text, values)).rows;
  }

  get desk() {
    const { app } = this.product;
    return { app, clients: createCalendarClients(app.config) };
  }

  async links(caller = this.manager): Promise<CalendarLink[]> {
    return (await caller.call<{ calendar_links: CalendarLink[] }>(listCalendarLinks)).body.calendar_links;
  }

  /** Connected and synced once. */
  async connect(calendar: OutsideCalendar): Promise<CalendarLink> {
    await calendar.connect(this.manager);
    return until('the first look', async () => {
      const link = (await this.links()).find(({ provider }) => provider === calendar.provider);
      return link?.checked_at && link.state === 'connected' ? link : undefined;
    });
  }

  async nameOf({ id }: CalendarLink): Promise<{ company_id: number; id: number }> {
    const [row] = await this.query('select company_id from calendar_links where id = $1', [id]);
    return { company_id: row.company_id, id };
  }

  async sync(link: CalendarLink): Promise<void> {
    await syncLink(this.desk, { ...(await this.nameOf(link)), attempt: 0, is_awaited: false });
  }

  async candidate() {
    const position = await this.interviews.posting({ interviewer_ids: [this.dana], auto_confirm: true });
    const { token, digestKey } = await this.interviews.apply(position);
    const [{ id }] = await this.query('select id from applications where digest_key = $1', [digestKey]);
    return { token, id: Number(id), stageId: position.stageId };
  }

  async slots(token: string): Promise<string[]> {
    return (await this.interviews.booking(token)).booking.slots;
  }

  /** An applicant with an interview in the middle of the day, this many days from now. */
  async booked(day = 1) {
    const one = await this.candidate();
    const startsAt = middayOf(await this.slots(one.token), day);
    const answer = await this.interviews.book(one.token, startsAt);
    if (answer.status !== 200) throw new Error(`No time was booked: ${answer.text}`);
    const [meeting] = await this.query('select id from meetings where application_id = $1', [one.id]);
    return { ...one, startsAt, meetingId: Number(meeting.id) };
  }
}

/** Far enough from the edges of the day that the hours around it are open too. */
export const middayOf = (slots: string[], day = 1): string =>
  slots.filter((slot) => slot.includes('T17:00'))[day] ?? '';

export const startingAt = (startsAt: string) => (event: { starts_at: string }) => event.starts_at === startsAt;

export const hoursLater = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + hours * 3_600_000).toISOString();
