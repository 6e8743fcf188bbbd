// What happens to reports when a person is erased: files about people go, words about them go, everything else stays.
import { erasePerson } from '@onward/contract/applicants/persons';
import { getReportTemplate, type ReportTemplate } from '@onward/contract/reports/report-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../testing/people/employer.ts';
import { ReportOffice } from '../../../../../testing/people/report-office.ts';
import { until } from '../../../../../testing/until.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await ReportOffice.open();
});
afterAll(() => office.employees.product.stop());

const sql = <Row>(text: string, values: unknown[] = []) => office.employees.rows<Row>(text, values);

it('removes the files and the words that may be about them [AHD-020, RPT-012]', async () => {
  const employer = new Employer(office.admin);
  await applyTo(office.employees.stranger, await employer.publish(), { first_name: 'Wanda', last_name: 'Zebrowska' });
  const [person] = await until('the person', async () => {
    const found = await sql<{ id: number }>(
      `select person_id::int as id from applications where last_name = 'Zebrowska'`,
    );
    return found.length > 0 ? found : undefined;
  });
  const people = await office.added({
    name: 'All about Wanda Zebrowska',
    data_source: 'applicants',
    columns: [{ key: 'name' }],
    filters: [{ key: 'name', operator: 'contains', value: ['zebrowska'] }],
    sort_by: null,
  });
  // Their last name is a part of other words.
  const others = await office.added({
    name: 'Zebrowskas',
    filters: [{ key: 'name', operator: 'is', value: ['zebrowskas'] }],
  });
  const jobs = await office.added({ data_source: 'positions', columns: [{ key: 'title' }], sort_by: null });
  const file = await office.file(people.id);
  expect(file.text).toContain('Wanda Zebrowska');
  const ofJobs = (await office.start(jobs.id)).body.custom_data_export.id;
  await office.ended(ofJobs);
  const [made] = await sql<{ id: number; key: string }>(
    'select id::int, storage_key as key from custom_data_exports where template_id = $1',
    [people.id],
  );
  const [writing] = await sql<{ id: number }>(
    `insert into custom_data_exports (company_id, name, definition, export_type, status, created_by, language, time_zone, created_at)
     select company_id, name, definition, export_type, 'processing', created_by, language, time_zone, created_at
     from custom_data_exports where id = $1 returning id::int`,
    [made?.id],
  );

  const answer = await office.admin.call(erasePerson, {
    params: { id: person?.id ?? 0 },
    body: { name: 'Wanda Zebrowska' },
  });
  expect(answer.status).toBe(204);

  const refused = await office.download(made?.id ?? 0);
  expect(refused.body).toMatchObject({
    error_code: 20007,
    message: "This file was removed because somebody in the company's records was erased. Run the report again.",
  });
  expect((await office.download(writing?.id ?? 0)).body.message).toBe(
    "Somebody's data was erased while this report was being written. Run it again.",
  );
  const { files } = office.employees.product.app;
  await until('the file to be gone', async () => (await files.get(`${made?.key}.0`)) === null);
  expect((await office.download(ofJobs)).status).toBe(200);

  const stored = await office.admin.call<{ custom_report_template: ReportTemplate }>(getReportTemplate, {
    params: { id: people.id },
  });
  expect(stored.body.custom_report_template).toMatchObject({
    name: `Erased person ${people.id}`,
    filters: [{ key: 'name', operator: 'contains', value: ['Erased person'] }],
  });
  const kept = await office.admin.call<{ custom_report_template: ReportTemplate }>(getReportTemplate, {
    params: { id: others.id },
  });
  expect(kept.body.custom_report_template).toEqual(others);
  const [mentions] = await sql<{ count: number }>(
    `select count(*)::int as count from custom_data_exports where (name || definition) ~* 'zebrowska[^s]'`,
  );
  expect(mentions?.count).toBe(0);
});
