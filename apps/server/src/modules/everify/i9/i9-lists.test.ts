// What is due on Forms I-9, reminders, inspections, and the end of retention, over HTTP.

import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import { getI9Pdf, replaceReceipt } from '@onward/contract/everify/i9-form';
import {
  exportI9Audit,
  listI9Forms,
  listPurgeableI9,
  purgeI9Forms,
  remindAboutI9,
} from '@onward/contract/everify/i9-forms';
import { getToday, type TodayTask } from '@onward/contract/home/home';
import { placeLegalHold, releaseLegalHold } from '@onward/contract/privacy/people';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, daysBetween } from '@onward/domain/platform/time/zoned-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { I9Office, PERMIT, PERMITTED } from '../../../../../../testing/people/i9-office.ts';
import type { NewHire } from '../../../../../../testing/people/new-hire.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../testing/until.ts';
import { textsOf } from '../../documents/rendering/pdf-reading.fixture.ts';
import { warnOfI9 } from './i9.jobs.ts';

type Listed = ResponseOf<typeof listI9Forms>;

const WITH_RECEIPT = {
  papers: 'b_and_c',
  b_document: 'drivers_license',
  b_issuer: 'State of Georgia',
  b_number: '0587219',
  b_expires: '2030-05-14',
  c_document: 'ss_card',
  c_issuer: 'Social Security Administration',
  c_receipt: 'replacement',
};

let office: I9Office;
beforeAll(async () => {
  office = await I9Office.open();
  // Only the forms of these tests count.
  await office.onboarding.rows('update i9_forms set due_what = null, due_on = null');
});
afterAll(() => office.onboarding.product.stop());

const today = (): string => dayIn(new Date(), 'America/New_York');

const list = async (query: QueryOf<typeof listI9Forms> = {}, caller: ApiCaller = office.admin): Promise<Listed> =>
  (await caller.call<Listed>(listI9Forms, { query: { per_page: 100, ...query } })).body;

const dueOf = ({ i9_forms }: Listed, hire: NewHire) => i9_forms.find(({ employee }) => employee.id === hire.employeeId);

async function downloaded(path: string): Promise<Buffer> {
  const file = await fetch(`${office.onboarding.product.url}${path}`, {
    headers: { authorization: `Bearer ${office.admin.token}` },
  });
  expect(file.status).toBe(200);
  return Buffer.from(await file.arrayBuffer());
}

/** Somebody who left so long ago that the form may go. */
async function longGone(): Promise<NewHire> {
  const hire = await office.hire();
  await office.signSection1(hire);
  await office.signSection2(hire);
  await office.onboarding.rows(
    `update employees set hired_date = '2019-01-01', start_date = '2019-01-01', end_date = '2020-01-01',
     status = 'terminated' where company_id = 1 and id = $1`,
    [hire.employeeId],
  );
  await setFirstDay(hire, '2019-01-01');
  return hire;
}

const setFirstDay = (hire: NewHire, day: string) =>
  office.onboarding.rows('update i9_forms set first_day = $2 where company_id = 1 and employee_id = $1', [
    hire.employeeId,
    day,
  ]);

describe('The I-9 clock', () => {
  it('lists what is late, due today, and to come, with the days that are left [AHD-011]', async () => {
    const [late, now, later] = [
      await office.hire({ hired_date: dayAfter(today(), -20) }),
      await office.hire({ hired_date: today() }),
      await office.hire({ hired_date: dayAfter(today(), 30) }),
    ];
    const listed = await list();
    expect(dueOf(listed, late)).toMatchObject({ what: 'section1', days_left: -20, urgency: 'late' });
    expect(dueOf(listed, now)).toMatchObject({ what: 'section1', days_left: 0, urgency: 'today', due_on: today() });
    expect(dueOf(listed, later)).toMatchObject({ days_left: 30, urgency: 'later' });
    expect(dueOf(listed, late)?.clock.at(-1)?.state).toBe('late');
    expect(listed.counts).toMatchObject({ late: 1, today: 1, soon: 0, expiring: 0, open: 3 });
    expect((await list({ urgency: 'late' })).i9_forms.map(({ employee }) => employee.id)).toEqual([late.employeeId]);
    expect((await list({ what: 'section2' })).total_count).toBe(0);
    expect((await list({ order: 'due_on desc' })).i9_forms[0]?.employee.id).toBe(later.employeeId);
    expect((await list({ per_page: 2 })).total_pages).toBe(2);
    await office.onboarding.rows('update i9_forms set due_what = null, due_on = null');
  });

  it('lists a permit that ends within 90 days, and warns once at each step [AHD-011, NTF-002]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire, { ...PERMITTED, work_until: dayAfter(today(), 40) });
    await office.signSection2(hire, { ...PERMIT, a_expires: dayAfter(today(), 60) });
    expect(dueOf(await list({ urgency: 'expiring' }), hire)).toMatchObject({
      what: 'reverification',
      due_on: dayAfter(today(), 40),
      clock: [],
    });
    const warnings = async (): Promise<number> =>
      (
        await office.onboarding.rows<{ id: number }>(
          `select distinct link as id from notifications where company_id = 1 and link like $1`,
          [`/employee-records/profile/${hire.employeeId}%`],
        )
      ).length;
    for (let run = 0; run < 2; run += 1) await warnOfI9(office.onboarding.product.app);
    await until('a warning', async () => (await warnings()) === 1 || undefined);
    const [form] = await office.onboarding.rows<{ reverify_warned: number }>(
      'select reverify_warned from i9_forms where company_id = 1 and employee_id = $1',
      [hire.employeeId],
    );
    expect(form?.reverify_warned).toBe(90);
  });

  it('hides people of other locations [CMP-024, AHD-011]', async () => {
    const [elsewhere] = await office.onboarding.rows<{ id: number }>(
      `select id from locations where company_id = 1 and id <> $1 and deleted_at is null order by id limit 1`,
      [office.onboarding.employees.locationId],
    );
    const hire = await office.hire({ hired_date: today(), position_id: null, location_id: elsewhere?.id });
    const manager = await office.onboarding.employees.managerWith(['manage_onboarding']);
    const listed = await list({}, manager);
    expect(dueOf(listed, hire)).toBeUndefined();
    expect(listed.counts.purgeable).toBeNull();
  });

  it('reminds employees of Section 1 [AHD-011]', async () => {
    const hire = await office.hire({ hired_date: today() });
    const row = dueOf(await list(), hire);
    const { body } = await office.admin.call(remindAboutI9, { body: { ids: [row?.id ?? 0] } });
    expect(body).toEqual({ managers: 0, employees: 1 });
  });
});

describe('The PDF of a Form I-9', () => {
  it('has both sections, old values struck through with initials, and supplements [AHD-011, ONB-043]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    await office.signSection2(hire);
    const { id } = await office.form(hire.employeeId);
    await office.correct(id, { a_number: '512345679' }, 'Typing error');
    const texts = await textsOf(await downloaded(getI9Pdf.path.replace(':id', String(id))));
    for (const text of texts) {
      expect(text).toContain('Section 1. Employee Information and Attestation');
      expect(text).toContain('512345678');
      expect(text).toContain('512345679');
      expect(text).toContain('RC');
      expect(text).toContain('Marcus Bell');
    }
  });

  it('names the employer as the onboarding does [ONB-005, ONB-043]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    await office.signSection2(hire);
    const { id } = await office.form(hire.employeeId);
    for (const text of await textsOf(await downloaded(getI9Pdf.path.replace(':id', String(id))))) {
      expect(text).toContain('Larkfield Group LLC');
      expect(text).toContain('1180 W Peachtree St NW, Atlanta, GA 30309');
    }
  });

  it('names the legal entity of a remote office, which has no address of its own [ONB-005, ONB-043]', async () => {
    const [remote] = await office.onboarding.rows<{ id: number; legal_name: string; address_line_1: string }>(
      `select l.id, t.legal_name, t.address_line_1 from locations l
       join employer_tax_infos t on t.company_id = l.company_id and t.id = l.employer_tax_info_id
       where l.company_id = 1 and l.is_remote limit 1`,
    );
    const hire = await office.hire({ location_id: remote?.id, position_id: null });
    await office.onboarding.rows(
      `update employee_onboarding_modules set config = config - 'employer_name' - 'employer_address'
       where process_id in (select id from employee_onboarding_processes where employee_id = $1)`,
      [hire.employeeId],
    );
    await office.signSection1(hire);
    const { id } = await office.form(hire.employeeId);
    for (const text of await textsOf(await downloaded(getI9Pdf.path.replace(':id', String(id))))) {
      expect(text).toContain(remote?.legal_name);
      expect(text).toContain(remote?.address_line_1);
    }
  });

  it('writes that a permission to work has no end date [ONB-043]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire, { ...PERMITTED, work_until: null, work_until_unlimited: true });
    const { id } = await office.form(hire.employeeId);
    for (const text of await textsOf(await downloaded(getI9Pdf.path.replace(':id', String(id))))) {
      expect(text).toContain('N/A');
    }
  });

  it('still shows a receipt that was replaced, and the phone as people write it [AHD-011, ONB-043]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    await office.signSection2(hire, WITH_RECEIPT);
    const { id } = await office.form(hire.employeeId);
    const card = { document: 'ss_card', issuer: 'Social Security Administration', document_number: '219456789' };
    const { status } = await office.admin.call(replaceReceipt, { params: { id }, body: { ...card, agreed: true } });
    expect(status).toBe(200);
    for (const text of await textsOf(await downloaded(getI9Pdf.path.replace(':id', String(id))))) {
      expect(text).toContain('Receipt for a lost');
      expect(text).toContain('(404) 555-0142');
    }
  });

  it('is kept sealed among the documents, once, also after a correction [ONB-043, AHD-011]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    await office.signSection2(hire);
    const { id } = await office.form(hire.employeeId);
    await office.correct(id, { signer_title: 'Shift manager' }, 'Wrong title');
    await until('the form is filed', async () => {
      const [row] = await office.onboarding.rows<{ is_unfiled: boolean }>(
        'select is_unfiled from i9_forms where id = $1',
        [id],
      );
      return row?.is_unfiled === false || undefined;
    });
    const { attachments } = await office.onboarding.employees.browse(hire.employeeId);
    expect(attachments.filter(({ category }) => category === 'i9')).toMatchObject([{ source: 'signed' }]);
  });

  it('comes with copies and audit trail as a package for an inspection [AHD-011, EVF-001]', async () => {
    const hire = await office.hire({ hired_date: '2026-10-05' });
    await office.signSection1(hire);
    const zip = await downloaded(`${exportI9Audit.path}?from=2026-10-05&to=2026-10-05`);
    expect(zip.includes('form-i9.pdf')).toBe(true);
    expect(zip.includes('audit-trail.csv')).toBe(true);
    expect(zip.includes('section1_signed')).toBe(true);
    const none = await downloaded(`${exportI9Audit.path}?from=1999-01-01&to=1999-01-02`);
    expect([none.includes('forms.csv'), none.includes('form-i9.pdf')]).toEqual([true, false]);
  });
});

describe('A form that no longer has to be kept', () => {
  it('is listed and destroyed with its values, and only then [EMP-027, AHD-011]', async () => {
    const [gone, kept] = [await longGone(), await office.hire()];
    const { body } = await office.admin.call<ResponseOf<typeof listPurgeableI9>>(listPurgeableI9, { query: {} });
    const row = body.i9_forms.find(({ employee }) => employee.id === gone.employeeId);
    expect(row).toMatchObject({ retained_until: '2022-01-01' });
    const other = await office.form(kept.employeeId);
    const purge = (ids: number[]) => office.admin.call(purgeI9Forms, { body: { ids } });
    expect((await purge([row?.id ?? 0, other.id])).body.error_code).toBe(20003);
    expect((await office.form(gone.employeeId)).status).toBe('complete');
    expect((await purge([row?.id ?? 0])).body).toEqual({ purged: 1 });
    expect(await office.form(gone.employeeId)).toMatchObject({
      status: 'purged',
      section1: null,
      section2: null,
      has_pdf: false,
      changes: expect.arrayContaining([expect.objectContaining({ kind: 'purged', staff_name: 'Renee Castellano' })]),
    });
    expect((await purge([row?.id ?? 0])).body.error_code).toBe(20003);
  });

  it('stays while a legal hold is on the person, also by a record merged into theirs [AHD-020, AHD-002]', async () => {
    const { employeeId } = await longGone();
    const [kept, merged] = await office.onboarding.rows<{ id: number; person_id: number }>(
      `select a.id, a.person_id from applications a where a.company_id = 1
         and not exists (select from employees e where e.application_id = a.id) order by a.person_id limit 2`,
    );
    const body = { person_id: merged?.person_id, reason: 'Charge 12' };
    const placed = await office.admin.call<{ legal_hold: { id: number } }>(placeLegalHold, { body });
    await office.onboarding.rows('update persons set merged_into = $2 where company_id = 1 and id = $1', [
      merged?.person_id,
      kept?.person_id,
    ]);
    await office.onboarding.rows('update employees set application_id = $2 where company_id = 1 and id = $1', [
      employeeId,
      kept?.id,
    ]);
    const { id } = await office.form(employeeId);
    const purge = () => office.admin.call(purgeI9Forms, { body: { ids: [id] } });
    const isListed = async () =>
      (await office.admin.call(listPurgeableI9, { query: { per_page: 100 } })).text.includes(`"id":${employeeId},`);
    expect(await isListed()).toBe(false);
    expect((await purge()).body).toMatchObject({ error_code: 20003, message: expect.stringContaining('legal hold') });
    await office.admin.call(releaseLegalHold, { params: { id: placed.body.legal_hold.id } });
    expect(await isListed()).toBe(true);
    expect((await purge()).body).toEqual({ purged: 1 });
  });
});

describe('Section 2', () => {
  it('is on Today in days where the employee works, which may still be yesterday [AHD-011, AHD-015]', async () => {
    const zoneOf = async (hire: NewHire, zone: string) => {
      await office.onboarding.rows(
        `update locations set time_zone = $2 where id = (select location_id from employees where id = $1)`,
        [hire.employeeId, zone],
      );
    };
    const hire = await office.hire({ hired_date: dayAfter(today(), -10) });
    await office.signSection1(hire);
    const task = async () => {
      const { body } = await office.admin.call<{ tasks: TodayTask[] }>(getToday, { query: {} });
      const { action_key } = await office.onboarding.action(hire.key, 'hr_fill_i9_form');
      return body.tasks.find((each) => each.action_key === action_key);
    };
    const due = dueOf(await list(), hire)?.due_on ?? '';
    for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati', 'America/New_York']) {
      await zoneOf(hire, zone);
      const left = daysBetween(dayIn(new Date(), zone), due);
      expect(left, zone).toBeLessThan(0);
      expect(await task(), zone).toMatchObject({ days_left: left, is_overdue: true });
      expect(dueOf(await list(), hire), zone).toMatchObject({ days_left: left });
    }
  });
});

describe('The last day of keeping a form', () => {
  it('counts from the first day of work in Section 2 when that is later than the hire [EMP-027, AHD-011]', async () => {
    const hire = await longGone();
    await setFirstDay(hire, dayAfter(today(), -365));
    const { id, retained_until } = await office.form(hire.employeeId);
    expect(retained_until).toBe(
      `${Number(dayAfter(today(), -365).slice(0, 4)) + 3}${dayAfter(today(), -365).slice(4)}`,
    );
    const refused = await office.admin.call(purgeI9Forms, { body: { ids: [id] } });
    expect(refused.body.error_code).toBe(20003);
    const { text } = await office.admin.call(listPurgeableI9, { query: { per_page: 100 } });
    expect(text).not.toContain(`"id":${hire.employeeId},`);
  });

  it('ends where the employee worked, not somewhere else [EMP-027, AHD-011]', async () => {
    const hire = await longGone();
    const last = dayIn(new Date(), 'Pacific/Honolulu');
    await office.onboarding.rows(
      `update employees set end_date = ($2::date - interval '1 year')::date where company_id = 1 and id = $1`,
      [hire.employeeId, last],
    );
    const isListedIn = async (zone: string) => {
      await office.onboarding.rows(
        `update locations set time_zone = $2 where id = (select location_id from employees where id = $1)`,
        [hire.employeeId, zone],
      );
      const { text } = await office.admin.call(listPurgeableI9, { query: { per_page: 100 } });
      return text.includes(`"id":${hire.employeeId},`);
    };
    expect(await isListedIn('Pacific/Honolulu')).toBe(false);
    // There it is a day later.
    expect(await isListedIn('Pacific/Kiritimati')).toBe(true);
  });
});
