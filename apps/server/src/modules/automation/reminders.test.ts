// Reminders sent by rules: about an open task of a stage, and about an upcoming meeting.
import { cancelBooking } from '@onward/contract/interviews/bookings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo } from '../../../../../testing/people/employer.ts';
import { InterviewOffice } from '../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { meetingChanged, remindOfMeeting } from './remind-of-meetings.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let office: InterviewOffice;
let dana: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  office = new InterviewOffice(stranger, await stranger.signIn('super.admin@larkfield.test'));
  const [staff] = await query(
    `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
  );
  dana = staff.id;
  await office.open(dana);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const message = (body: string) => ({ subject: 'A reminder for {{applicant_first_name}}', body });

const remindersTo = async (email: string) =>
  (await product.outside.emails(email)).filter(({ subject }) => subject === 'A reminder for Amara');

describe('A reminder of an open task', () => {
  const stays = { trigger: 'stays_in_stage', delay_seconds: 1, channel: 'both' };

  it('is sent to applicants still in the stage, with its link and a history entry [JOB-025, JOB-029, JOB-030]', async () => {
    const form = await office.employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
    const process = await office.employer.process(
      [{ id: -2, name: 'Form', stage_type: 'online_form', config: { form_id: form.id } }],
      [
        { kind: 'application_advance', stage_id: -1 },
        {
          kind: 'form_reminder',
          stage_id: -2,
          ...stays,
          message_template: message('Please fill in your form, {{applicant_first_name}}: {{link}}'),
        },
      ],
    );
    const position = await office.employer.publish({ hiring_process_template_id: process.id });
    const { body } = await applyTo(stranger, position, { email: 'form.waits@mail.test' });
    const reminder = await until('the reminder', async () => (await remindersTo('form.waits@mail.test'))[0]);
    expect(reminder.text).toContain(`Please fill in your form, Amara: ${body.next?.link}`);
    const histories = await query(
      `select h.actor, h.detail from application_histories h join applications a on a.id = h.application_id
       where a.digest_key = $1 and h.action = 'reminder_sent'`,
      [body.application.digest_key],
    );
    expect(histories).toEqual([{ actor: 'automation', detail: { rule: 'form_reminder' } }]);
  });

  it('is not sent to applicants who have booked [JOB-025, SCH-012]', async () => {
    const rule = {
      kind: 'scheduling_reminder',
      stage_id: -2,
      ...stays,
      delay_seconds: 2,
      message_template: message('Pick a time: {{link}}'),
    };
    const position = await office.posting({ interviewer_ids: [dana] }, [rule]);
    const [booked, waits] = [
      await office.apply(position, { email: 'has.booked@mail.test' }),
      await office.apply(position, { email: 'still.waits@mail.test' }),
    ];
    const { slots } = (await office.booking(booked.token)).booking;
    await office.book(booked.token, slots[0] ?? '');
    await until('the reminder of who waits', async () => (await remindersTo('still.waits@mail.test'))[0]);
    await until('the look at who has booked', async () => {
      const [run] = await query(
        `select r.outcome from automation_runs r join applications a on a.id = r.application_id
         join automation_rules rule on rule.id = r.rule_id and rule.kind = 'scheduling_reminder' where a.digest_key = $1`,
        [booked.digestKey],
      );
      return run?.outcome === 'task_finished';
    });
    expect(await remindersTo('has.booked@mail.test')).toEqual([]);
    expect(waits.token).not.toBe('');
  });
});

describe('A reminder of a meeting', () => {
  const rule = {
    kind: 'meeting_reminder',
    trigger: 'before_meeting',
    stage_id: -2,
    delay_seconds: 3600,
    channel: 'email',
    message_template: message('See you on {{meeting_time}}.'),
  };
  const timers = (meetingId: number) =>
    query(`select run_at, payload from graphile_worker._private_jobs where key like $1`, [
      `automation:meeting:1:${meetingId}:%`,
    ]);

  it('waits for its time, and moves and is canceled with the meeting [JOB-025, SCH-012]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true }, [rule]);
    const { token, digestKey } = await office.apply(position, { email: 'meets@mail.test' });
    const { slots } = (await office.booking(token)).booking;
    const far = slots.filter((slot) => Date.parse(slot) - Date.now() > 24 * 3_600_000);
    await office.book(token, far[0] ?? '');
    const [meeting] = await query(
      'select m.id, m.company_id from meetings m join applications a on a.id = m.application_id where a.digest_key = $1',
      [digestKey],
    );
    const timer = await until('the timer', async () => (await timers(meeting.id))[0]);
    expect(timer.run_at.getTime()).toBe(Date.parse(far[0] ?? '') - 3_600_000);

    await office.book(token, far[8] ?? '');
    const moved = await until('the timer to move', async () => {
      const [one] = await timers(meeting.id);
      return one && one.run_at.getTime() === Date.parse(far[8] ?? '') - 3_600_000 ? one : undefined;
    });
    await remindOfMeeting(product.app, timer.payload);
    await remindOfMeeting(product.app, moved.payload);
    await remindOfMeeting(product.app, moved.payload);
    const reminder = await until('the reminder', async () => (await remindersTo('meets@mail.test'))[0]);
    expect(reminder.text).toMatch(/See you on \w+/);
    expect(await remindersTo('meets@mail.test')).toHaveLength(1);

    await stranger.call(cancelBooking, { params: { token }, body: {} });
    await until('the timer to go', async () => (await timers(meeting.id)).length === 0);
    await meetingChanged(product.app, { company_id: meeting.company_id, subject_id: meeting.id });
    expect(await timers(meeting.id)).toEqual([]);
  });
});
