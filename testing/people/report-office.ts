/** For tests about reports: templates, runs, and their files. */
import {
  createDataExport,
  type DataExport,
  downloadDataExport,
  getDataExport,
} from '@onward/contract/reports/data-exports';
import {
  createReportTemplate,
  previewReport,
  type ReportPreview,
  type ReportTemplate,
} from '@onward/contract/reports/report-templates';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';
import type { InProcessProduct, ProductOptions } from '../product/in-process-product.ts';
import { until } from '../until.ts';
import { EmployeeOffice } from './employee-office.ts';

let made = 0;

export type ReportValues = Partial<{
  name: string;
  data_source: string;
  columns: readonly { key: string; label?: string }[];
  filters: readonly { key: string; operator: string; value: readonly string[] }[];
  sort_by: string | null;
  order: string;
  shared_with_ids: readonly number[];
  version: number;
}>;

export class ReportOffice {
  readonly employees: EmployeeOffice;

  private constructor(employees: EmployeeOffice) {
    this.employees = employees;
  }

  static async open(options: ProductOptions = {}): Promise<ReportOffice> {
    return new ReportOffice(await EmployeeOffice.open(options));
  }

  /** At a product that runs already, in this process or in several. */
  static async openAt(product: InProcessProduct): Promise<ReportOffice> {
    return new ReportOffice(await EmployeeOffice.openAt(product));
  }

  get admin(): ApiCaller {
    return this.employees.admin;
  }

  /** A report about employees unless it says otherwise. */
  values({ columns = [{ key: 'name' }, { key: 'hired_date' }], ...values }: ReportValues = {}) {
    made += 1;
    return {
      name: `People ${made}`,
      data_source: 'employees',
      filters: [],
      sort_by: 'name',
      order: 'asc',
      shared_with_ids: [],
      ...values,
      columns: columns.map(({ key, label = '' }) => ({ key, label })),
    };
  }

  create(
    values: ReportValues = {},
    caller = this.admin,
  ): Promise<RawAnswer<{ custom_report_template: ReportTemplate }>> {
    return caller.call(createReportTemplate, { body: { custom_report_template: this.values(values) } });
  }

  async added(values: ReportValues = {}, caller = this.admin): Promise<ReportTemplate> {
    const { body, text } = await this.create(values, caller);
    if (!body.custom_report_template) throw new Error(`No report was stored: ${text}`);
    return body.custom_report_template;
  }

  preview(values: ReportValues = {}, caller = this.admin, headers: Record<string, string> = {}) {
    return caller.call<ReportPreview>(previewReport, {
      body: { custom_report_template: this.values(values) },
      headers,
    });
  }

  start(
    templateId: number,
    { type = 'csv', caller = this.admin, headers = {} }: Partial<StartOptions> = {},
  ): Promise<RawAnswer<{ custom_data_export: DataExport }>> {
    return caller.call(createDataExport, { body: { export_type: type, template_id: templateId }, headers });
  }

  async ended(id: number, caller = this.admin): Promise<DataExport> {
    return until('the run to end', async () => {
      const { body } = await caller.call<{ custom_data_export: DataExport }>(getDataExport, { params: { id } });
      const run = body.custom_data_export;
      return run && !['queued', 'processing'].includes(run.status) ? run : undefined;
    });
  }

  /** The file of a new run. */
  async file(templateId: number, options: Partial<StartOptions> = {}): Promise<RawAnswer> {
    const { body, text } = await this.start(templateId, options);
    if (!body.custom_data_export) throw new Error(`The report was not started: ${text}`);
    const { id } = body.custom_data_export;
    await this.ended(id, options.caller);
    return this.download(id, options.caller);
  }

  download(id: number, caller = this.admin): Promise<RawAnswer> {
    return caller.call(downloadDataExport, { params: { id } });
  }

  /** So many people at once, all with the same name. */
  async crowd(count: number, name: string): Promise<void> {
    await this.employees.rows(
      `with made as (
         insert into employees (company_id, digest_key, employee_number, name, location_id, hired_date)
         select 1, 'crowd-' || $2 || n, left($2, 1) || n, $2, $3, '2026-11-02' from generate_series(1, $1::int) n returning id
       ) insert into employee_informations (company_id, employee_id) select 1, id from made`,
      [count, name, this.employees.locationId],
    );
  }

  async staffId(email: string): Promise<number> {
    const [row] = await this.employees.rows<{ id: number }>(
      `select s.id::int from company_staffs s join users u on u.id = s.user_id where u.email = $1 and s.company_id = 1`,
      [email],
    );
    return row?.id ?? 0;
  }
}

interface StartOptions {
  type: string;
  caller: ApiCaller;
  headers: Record<string, string>;
}
