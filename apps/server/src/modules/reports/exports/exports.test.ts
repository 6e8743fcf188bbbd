// Runs of reports into files over HTTP: their content, rights, limits, and ends.
import { inflateRawSync } from 'node:zlib';
import { type DataExport, listDataExports, stopDataExport } from '@onward/contract/reports/data-exports';
import { listRecentReports, setReportSchedule } from '@onward/contract/reports/report-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReportOffice } from '../../../../../../testing/people/report-office.ts';
import { until } from '../../../../../../testing/until.ts';
import { runSchedules } from '../schedules/run-schedules.ts';
import { removeOldFiles } from './remove-old-files.ts';

let office: ReportOffice;
let now = new Date('2026-11-18T15:00:00Z');
beforeAll(async () => {
  office = await ReportOffice.open({ sandbox: true, clock: () => now });
});
afterAll(() => office.employees.product.stop());
beforeEach(() => {
  now = new Date('2026-11-18T15:00:00Z');
});

const sql = <Row>(text: string, values: unknown[] = []) => office.employees.rows<Row>(text, values);
const linesOf = (text: string) => text.replace('﻿', '').split('\r\n').filter(Boolean);

describe('The file of a report', () => {
  it('is CSV with a header row, without formulas, and with dates in the runner’s zone [RPT-010, RPT-013]', async () => {
    const { id } = await office.employees.hire({ name: '=cmd|calc', hired_date: '2026-10-05' });
    await sql(`update employees set email = '+x@mail.test' where id = $1`, [id]);
    const report = await office.added({
      columns: [{ key: 'name', label: 'Who, "exactly"' }, { key: 'email' }, { key: 'hired_date' }, { key: 'status' }],
      filters: [{ key: 'name', operator: 'contains', value: ['calc'] }],
    });
    const file = await office.file(report.id, { headers: { timezonename: 'America/New_York' } });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain(`${report.name} 2026-11-18.csv`);
    expect(linesOf(file.text)).toEqual([
      '"Who, ""exactly""","Email","Hired date","Status"',
      `"'=cmd|calc","'+x@mail.test","2026-10-05","Active"`,
    ]);
  });

  it('is named by the day of the company, also when it is tomorrow in UTC [RPT-010, RPT-013]', async () => {
    const report = await office.added({ columns: [{ key: 'name' }] });
    await office.file(report.id);
    const [run] = await sql<{ id: number }>(
      `update custom_data_exports set created_at = '2026-11-18T03:00:00Z' where template_id = $1 returning id::int`,
      [report.id],
    );
    const file = await office.download(run?.id ?? 0);
    expect(file.headers.get('content-disposition')).toContain(`${report.name} 2026-11-17.csv`);
  });

  it('is a spreadsheet with typed cells [RPT-010]', async () => {
    await office.employees.hire({ name: 'Typed <Cells> & Co', hired_date: '2026-10-05' });
    const report = await office.added({
      columns: [{ key: 'name' }, { key: 'hired_date' }],
      filters: [{ key: 'name', operator: 'contains', value: ['typed'] }],
    });
    const { body } = await office.start(report.id, { type: 'xlsx' });
    await office.ended(body.custom_data_export.id);
    const answer = await fetch(
      `${office.employees.product.url}/v1/custom_data_exports/${body.custom_data_export.id}/download_report`,
      { headers: { authorization: `Bearer ${office.admin.token}` } },
    );
    const sheet = unzipped(Buffer.from(await answer.arrayBuffer()), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t xml:space="preserve">Typed &lt;Cells&gt; &amp; Co</t>');
    expect(sheet).toContain('<c s="2"><v>46300</v></c>');
    expect(sheet.match(/<row>/g)).toHaveLength(2);
  });

  it('is followed from queued to completed, and then downloaded with its rows counted [RPT-010, RPT-011, RPT-012]', async () => {
    const report = await office.added();
    const { status, body } = await office.start(report.id);
    expect([status, body.custom_data_export.status]).toEqual([201, 'queued']);
    const { id } = body.custom_data_export;
    const early = await office.download(id);
    expect([200, 202]).toContain(early.status);
    const ended = await office.ended(id);
    const [counted] = await sql<{ count: number }>('select count(*)::int as count from employees where company_id = 1');
    expect(ended).toMatchObject({ status: 'completed', row_count: counted?.count, rows_done: counted?.count });
    expect(ended.expires_at).toBe('2026-12-18T15:00:00.000Z');
    const file = await office.download(id);
    expect(Buffer.byteLength(file.text)).toBe(ended.byte_size);
    expect((await office.start(999_999)).body.error_code).toBe(40001);
  });

  it('contains the rows of the runner’s scope, and masks what they may not see [RPT-004, CMP-024]', async () => {
    const { id } = await office.employees.hire({ name: 'Maya Masked' });
    await office.employees.save(id, 'basic_information', {
      legal_first_name: 'Maya',
      legal_last_name: 'Masked',
      ssn: '219-08-9999',
    });
    const [elsewhere] = await sql<{ id: number }>(
      'select id::int from locations where company_id = 1 and id <> $1 limit 1',
      [office.employees.locationId],
    );
    await office.employees.hire({ name: 'Maya Elsewhere', location_id: elsewhere?.id, position_id: null });
    const manager = await office.employees.managerWith(['view_employee']);
    const report = await office.added({
      columns: [{ key: 'name' }, { key: 'ssn' }],
      filters: [{ key: 'name', operator: 'contains', value: ['maya'] }],
      shared_with_ids: [await office.staffId('manager@larkfield.test')],
    });
    const seen = linesOf((await office.file(report.id)).text);
    expect(seen.slice(1)).toEqual(['"Maya Elsewhere",""', '"Maya Masked","219-08-9999"']);
    const [row] = await sql<{ location: string }>('select name as location from locations where id = $1', [
      office.employees.locationId,
    ]);
    const limited = linesOf((await office.file(report.id, { caller: manager })).text).slice(1);
    expect(limited).toEqual(row?.location === 'Decatur' ? ['"Maya Masked","•••••"'] : []);
  });

  it('is only for the person it was made for [RPT-012, CMP-024]', async () => {
    const report = await office.added();
    const { body } = await office.start(report.id);
    await office.ended(body.custom_data_export.id);
    const colleague = await office.employees.stranger.signIn('hr.admin@larkfield.test');
    const answer = await office.download(body.custom_data_export.id, colleague);
    expect([answer.status, answer.body.error_code]).toEqual([404, 40001]);
  });

  it('is gone after 30 days [RPT-012]', async () => {
    const report = await office.added();
    const { body } = await office.start(report.id);
    const { id } = await office.ended(body.custom_data_export.id);
    await sql(`update custom_data_exports set finished_at = finished_at - interval '30 days' where id = $1`, [id]);
    expect((await office.download(id)).body.error_code).toBe(20007);
    await removeOldFiles(office.employees.product.app);
    const [stored] = await sql<{ removed: boolean }>(
      'select removed_at is not null as removed from custom_data_exports where id = $1',
      [id],
    );
    expect(stored?.removed).toBe(true);
    expect(await office.employees.product.app.files.get(await keyOf(id))).toBeNull();
  });

  const keyOf = async (id: number): Promise<string> => {
    const [row] = await sql<{ storage_key: string }>('select storage_key from custom_data_exports where id = $1', [id]);
    return row?.storage_key ?? '';
  };

  it('with more rows than a spreadsheet holds fails in words [RPT-012]', async () => {
    const { rows } = await office.employees.product.app.ownerPool.query(
      `insert into custom_data_exports (company_id, name, definition, export_type, status, failure, created_by, language,
         time_zone, created_at, finished_at)
       values (1, 'Everybody', '{}', 'csv', 'failed', 'too_many_rows', $1, 'en', 'UTC', $2, $2) returning id::int`,
      [await office.staffId('super.admin@larkfield.test'), now],
    );
    const answer = await office.download((rows[0] as { id: number }).id);
    expect([answer.status, answer.body.error_code]).toEqual([502, 30001]);
    expect(answer.body.message).toBe('This report has more than 1,000,000 rows. Add a filter and try again.');
  });
});

describe('Runs', () => {
  it('are at most three at a time for one person, however fast they are started [RPT-012]', async () => {
    // Without a worker none of them ends in the meantime.
    const waiting = await ReportOffice.open({ env: { ROLE: 'web' } });
    try {
      const report = await waiting.added();
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => waiting.start(report.id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body.error_code).toBe(20006);
      expect(refused?.headers.get('retry-after')).toBe('10');
    } finally {
      await waiting.employees.product.stop();
    }
  });

  it('are stopped by their person, and not when they have ended [RPT-012]', async () => {
    const [waiting] = await sql<{ id: number }>(
      `insert into custom_data_exports (company_id, name, definition, export_type, created_by, language, time_zone, created_at)
       values (1, 'Waiting', '{}', 'csv', $1, 'en', 'UTC', now()) returning id::int`,
      [await office.staffId('super.admin@larkfield.test')],
    );
    const params = { id: waiting?.id ?? 0 };
    const other = await office.employees.stranger.signIn('hr.admin@larkfield.test');
    expect((await other.call(stopDataExport, { params })).body.error_code).toBe(40001);
    expect((await office.admin.call(stopDataExport, { params })).status).toBe(204);
    expect((await office.admin.call(stopDataExport, { params })).body.error_code).toBe(20003);
    expect((await office.download(params.id)).body.message).toBe('You stopped this run.');
  });

  it('are listed newest first, sorted as wanted, for editors those of everybody [RPT-006]', async () => {
    const report = await office.added({ name: 'Followed' });
    await office.file(report.id);
    const hr = await office.employees.stranger.signIn('hr.admin@larkfield.test');
    await office.file(report.id, { caller: hr, type: 'xlsx' });
    const recent = async (query: Record<string, string | number> = {}) =>
      (
        await office.admin.call<{ recent_reports: DataExport[]; total_count: number }>(listRecentReports, {
          params: { id: report.id },
          query,
        })
      ).body;
    const both = await recent();
    expect(both.recent_reports.map(({ export_type, is_own, status }) => [export_type, is_own, status])).toEqual([
      ['xlsx', false, 'completed'],
      ['csv', true, 'completed'],
    ]);
    const sorted = await recent({ sort_by: 'created_by', order: 'desc', per_page: 1 });
    expect(sorted).toMatchObject({ total_count: 2, total_pages: 2 });
    const own = await hr.call<{ custom_data_exports: DataExport[] }>(listDataExports);
    expect(own.body.custom_data_exports.map(({ name }) => name)).toEqual(['Followed']);
  });

  it('by schedule are one for each active recipient, with a mailed link and their own rights [RPT-007, RPT-011]', async () => {
    const report = await office.added({ name: 'Every Monday' });
    const manager = await office.staffId('manager@larkfield.test');
    await office.employees.managerWith(['view_employee']);
    const schedule = {
      frequency: 'daily',
      weekday: null,
      day_of_month: null,
      hour: 11,
      time_zone: 'America/New_York',
      recipient_ids: [await office.staffId('hr.admin@larkfield.test'), manager],
      export_type: 'csv',
    };
    await office.admin.call(setReportSchedule, { params: { id: report.id }, body: { schedule } });
    await runSchedules(office.employees.product.app);
    expect(await sql('select from custom_data_exports where template_id = $1', [report.id])).toHaveLength(0);
    now = new Date('2026-11-18T16:01:00Z');
    await Promise.all([runSchedules(office.employees.product.app), runSchedules(office.employees.product.app)]);
    const runs = await until('both runs to end', async () => {
      const rows = await sql<{ created_by: number; status: string }>(
        'select created_by::int, status from custom_data_exports where template_id = $1 order by created_by',
        [report.id],
      );
      return rows.every(({ status }) => status === 'completed') && rows.length > 0 ? rows : undefined;
    });
    expect(runs.map(({ created_by }) => created_by)).toEqual(schedule.recipient_ids.toSorted((a, b) => a - b));
    const mail = await until('the mail', async () =>
      (await office.employees.product.outside.emails('hr.admin@larkfield.test')).find(
        ({ subject }) => subject === 'Your report is ready: Every Monday',
      ),
    );
    expect(mail.text).toMatch(/#\/reports\?action=downloadReport&reportId=\d+/);
    expect(mail.text).not.toContain('Ada Quist');
    const [next] = await sql<{ at: Date }>('select next_run_at as at from custom_report_templates where id = $1', [
      report.id,
    ]);
    expect(next?.at.toISOString()).toBe('2026-11-19T16:00:00.000Z');
  });
});

/** The content of one file of a zip whose files are compressed. */
function unzipped(zip: Buffer, name: string): string {
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, offset] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    if (zip.subarray(at + 46, at + 46 + nameLength).toString() === name) {
      const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
      return inflateRawSync(zip.subarray(start, start + packed)).toString('utf8');
    }
    at += 46 + nameLength;
  }
  throw new Error(`${name} is not in the zip.`);
}
