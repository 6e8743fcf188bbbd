// Report templates and their preview over HTTP.
import {
  deleteReportTemplate,
  getReportTemplate,
  listRecentReports,
  listReportTemplates,
  type ReportTemplate,
  removeReportSchedule,
  restoreReportTemplate,
  setReportSchedule,
  updateReportTemplate,
} from '@onward/contract/reports/report-templates';
import { columnsOf, REPORT_SOURCES, startingColumns } from '@onward/domain/reports/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReportOffice } from '../../../../../../testing/people/report-office.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';

let office: ReportOffice;
let hr: ApiCaller;
beforeAll(async () => {
  office = await ReportOffice.open();
  hr = await office.employees.stranger.signIn('hr.admin@larkfield.test');
});
afterAll(() => office.employees.product.stop());

const SCHEDULE = {
  frequency: 'weekly',
  weekday: 1,
  day_of_month: null,
  hour: 7,
  time_zone: 'America/New_York',
  export_type: 'csv',
};

describe('A report template', () => {
  it('is stored, read, changed, and deleted, and the deletion can be undone [RPT-001, RPT-002]', async () => {
    const created = await office.added({
      name: 'Cooks',
      filters: [{ key: 'job_title', operator: 'contains', value: ['cook'] }],
    });
    expect(created).toMatchObject({
      name: 'Cooks',
      data_source: 'employees',
      columns: [
        { key: 'name', label: '' },
        { key: 'hired_date', label: '' },
      ],
      sort_by: 'name',
      order: 'asc',
      schedule: null,
      last_run_at: null,
      may_edit: true,
    });
    const params = { id: created.id };
    const changed = await office.admin.call<{ custom_report_template: ReportTemplate }>(updateReportTemplate, {
      params,
      body: { custom_report_template: office.values({ name: 'All cooks', version: created.version }) },
    });
    expect(changed.body.custom_report_template).toMatchObject({ name: 'All cooks', filters: [] });
    const behind = await office.admin.call(updateReportTemplate, {
      params,
      body: { custom_report_template: office.values({ name: 'Cooks again', version: created.version }) },
    });
    expect([behind.status, behind.body.error_code]).toEqual([409, 20002]);
    await office.file(params.id);
    expect((await office.admin.call(deleteReportTemplate, { params })).status).toBe(204);
    expect((await office.admin.call(getReportTemplate, { params })).body.error_code).toBe(40001);
    const restored = await office.admin.call<{ custom_report_template: ReportTemplate }>(restoreReportTemplate, {
      params,
    });
    expect(restored.body.custom_report_template.name).toBe('All cooks');
    const runs = await office.admin.call<{ total_count: number }>(listRecentReports, { params });
    expect(runs.body.total_count).toBe(1);
  });

  it('needs a name of its own and at least one column [RPT-005]', async () => {
    await office.added({ name: 'Once' });
    const twice = await office.create({ name: 'ONCE' });
    expect([twice.status, twice.body.error_code]).toEqual([409, 20002]);
    expect(twice.body.errors).toHaveProperty('name');
    const nameless = await office.create({ name: ' ' });
    expect([nameless.body.error_code, Object.keys(nameless.body.errors ?? {})]).toEqual([20001, ['name']]);
    const empty = await office.create({ columns: [] });
    expect([empty.body.error_code, empty.body.errors]).toEqual([20001, { columns: ['Choose at least one column'] }]);
    const wrong = await office.create({ filters: [{ key: 'hired_date', operator: 'before', value: ['soon'] }] });
    expect(wrong.body.errors).toEqual({ 'filters.0': ['Enter a date'] });
  });

  it('with sensitive columns is stored only by those who may see them [RPT-004]', async () => {
    const columns = [{ key: 'name' }, { key: 'ssn' }];
    const editor = await office.employees.managerWith(['edit_custom_reports', 'view_employee']);
    const refused = await office.create({ columns }, editor);
    expect([refused.body.error_code, Object.keys(refused.body.errors ?? {})]).toEqual([20001, ['columns.1']]);
    const stored = await office.added({ columns });
    const kept = await editor.call<{ custom_report_template: ReportTemplate }>(updateReportTemplate, {
      params: { id: stored.id },
      body: { custom_report_template: office.values({ name: 'Still with numbers', columns }) },
    });
    expect(kept.status).toBe(200);
  });

  it('is changed only with the permission, and by nobody whose plan lacks reports [RPT-001]', async () => {
    const reader = await office.employees.managerWith(['view_employee']);
    expect((await office.create({}, reader)).body.error_code).toBe(10004);
    await office.employees.rows(`delete from company_modules where company_id = 1 and module = 'custom_reports'`);
    expect((await office.admin.call(listReportTemplates)).body.error_code).toBe(10004);
    await office.employees.rows(`insert into company_modules (company_id, module) values (1, 'custom_reports')`);
  });

  it('about employees or checks needs the right to see them [RPT-003, RPT-004]', async () => {
    const editor = await office.employees.managerWith(['edit_custom_reports']);
    for (const data_source of ['employees', 'onboarding', 'background_checks']) {
      const columns = startingColumns(data_source as 'employees').map((key) => ({ key }));
      const refused = await office.preview({ data_source, columns, sort_by: null }, editor);
      expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    }
  });

  it('is found by name, source, maker, schedule, and sharing [RPT-002]', async () => {
    const manager = await office.employees.managerWith(['view_employee']);
    const managerId = await office.staffId('manager@larkfield.test');
    const jobs = { data_source: 'positions', columns: [{ key: 'title' }], sort_by: null };
    const shared = await office.added({ ...jobs, name: 'Open jobs', shared_with_ids: [managerId] });
    const list = async (query: Record<string, string>, caller = office.admin) =>
      (await caller.call<{ custom_report_templates: ReportTemplate[]; counts: object }>(listReportTemplates, { query }))
        .body;
    expect((await list({ query: 'OPEN j' })).custom_report_templates.map(({ id }) => id)).toEqual([shared.id]);
    expect((await list({ data_source: 'positions' })).custom_report_templates.map(({ id }) => id)).toEqual([shared.id]);
    const own = await list({}, manager);
    expect(own.custom_report_templates.map(({ id, may_edit }) => [id, may_edit])).toEqual([[shared.id, false]]);
    expect(own.counts).toEqual({ all: 1, scheduled: 0, shared: 1 });
    const other = await office.added();
    const hidden = await manager.call(getReportTemplate, { params: { id: other.id } });
    expect(hidden.body.error_code).toBe(40001);
  });
});

describe('The preview of a report', () => {
  it.each(REPORT_SOURCES)(
    'about %s runs with every column, filter, and order of its source [RPT-003, RPT-005]',
    async (data_source) => {
      const all = columnsOf(data_source);
      const columns = all.map(({ key }) => ({ key }));
      const plain = await office.preview({ data_source, columns, sort_by: null });
      expect(plain.status).toBe(200);
      expect(plain.body.columns.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
      expect(plain.body.rows.every((row) => row.length === all.length)).toBe(true);
      for (const column of all.filter(({ sensitive }) => !sensitive)) {
        const isText = column.type === 'text';
        const isNumber = column.type === 'number' || column.type === 'money';
        const filters = column.choices
          ? [{ key: column.key, operator: 'is_not', value: [column.choices[0] ?? ''] }]
          : isText
            ? [{ key: column.key, operator: 'contains', value: ['a'] }]
            : [{ key: column.key, operator: 'between', value: isNumber ? ['0', '9'] : ['last_90_days'] }];
        const answer = await office.preview({
          data_source,
          columns: [{ key: column.key }],
          filters,
          sort_by: column.key,
        });
        expect([column.key, answer.status]).toEqual([column.key, 200]);
      }
    },
    60_000,
  );

  it('shows at most 20 rows and how many there are [RPT-002]', async () => {
    for (let hired = 0; hired < 21; hired += 1) await office.employees.hire();
    const { body } = await office.preview();
    expect(body.rows).toHaveLength(20);
    const [counted] = await office.employees.rows<{ count: number }>(
      'select count(*)::int as count from employees where company_id = 1',
    );
    expect(body.total_count).toBe(counted?.count);
    expect(body.total_is_exact).toBe(true);
  });

  it('masks sensitive values even for those who may see them [RPT-004, EMP-018]', async () => {
    const { id } = await office.employees.hire({ name: 'Zoe Zimmer' });
    await office.employees.save(id, 'basic_information', {
      legal_first_name: 'Zoe',
      legal_last_name: 'Zimmer',
      ssn: '219-08-9999',
    });
    const { body, text } = await office.preview({
      columns: [{ key: 'name' }, { key: 'ssn' }],
      filters: [{ key: 'name', operator: 'is', value: ['zoe zimmer'] }],
    });
    expect(body.rows).toEqual([['Zoe Zimmer', '•••••']]);
    expect(text).not.toContain('9999');
  });

  it('has only the rows of the reader’s scope, and words in their language [RPT-004, CMP-024]', async () => {
    const manager = await office.employees.managerWith(['edit_custom_reports', 'view_employee']);
    const columns = [{ key: 'location' }, { key: 'status' }];
    const { body } = await office.preview({ columns }, manager);
    expect(new Set(body.rows.map(([location]) => location))).toEqual(new Set(['Decatur']));
    const french = await office.preview({ columns: [{ key: 'status' }] }, hr, { 'accept-language': 'fr' });
    expect(french.body.columns[0]?.label).toBe('Statut');
  });

  it('counts whole days in the reader’s zone [RPT-005]', async () => {
    const [applicant] = await office.employees.rows<{ id: number }>(
      'select min(id)::int as id from applications where company_id = 1',
    );
    await office.employees.rows(
      `update applications set applied_at = '2026-06-10T02:30:00Z', first_name = 'Nightowl', last_name = 'Case' where id = $1`,
      [applicant?.id],
    );
    const on = async (day: string) =>
      (
        await office.preview(
          {
            data_source: 'applicants',
            columns: [{ key: 'name' }, { key: 'applied_at' }],
            sort_by: null,
            filters: [{ key: 'applied_at', operator: 'is', value: [day] }],
          },
          office.admin,
          { timezonename: 'America/New_York' },
        )
      ).body.rows.find(([name]) => name === 'Nightowl Case');
    expect(await on('2026-06-09')).toEqual(['Nightowl Case', '2026-06-09 22:30']);
    expect(await on('2026-06-10')).toBeUndefined();
  });
});

describe('A schedule', () => {
  it('is set for active staff, and removed [RPT-007]', async () => {
    const { id } = await office.added();
    const recipient_ids = [await office.staffId('hr.admin@larkfield.test')];
    const set = await office.admin.call<{ custom_report_template: ReportTemplate }>(setReportSchedule, {
      params: { id },
      body: { schedule: { ...SCHEDULE, recipient_ids } },
    });
    expect(set.body.custom_report_template.schedule).toEqual({ ...SCHEDULE, recipient_ids });
    expect(new Date(set.body.custom_report_template.next_run_at ?? 0).getUTCDay()).toBe(1);
    const gone = await office.admin.call(setReportSchedule, {
      params: { id },
      body: { schedule: { ...SCHEDULE, recipient_ids: [999_999] } },
    });
    expect(gone.body.errors).toEqual({ recipient_ids: ['Choose active team members'] });
    const dayless = await office.admin.call(setReportSchedule, {
      params: { id },
      body: { schedule: { ...SCHEDULE, recipient_ids, weekday: null } },
    });
    expect(Object.keys(dayless.body.errors ?? {})).toEqual(['weekday']);
    expect((await office.admin.call(removeReportSchedule, { params: { id } })).status).toBe(204);
    const { body } = await office.admin.call<{ custom_report_template: ReportTemplate }>(getReportTemplate, {
      params: { id },
    });
    expect(body.custom_report_template).toMatchObject({ schedule: null, next_run_at: null });
  });
});
