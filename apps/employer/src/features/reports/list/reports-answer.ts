import type { ReportTemplate } from '@onward/contract/reports/report-templates';

/** One page of reports. */
export interface ReportsAnswer {
  custom_report_templates: ReportTemplate[];
  total_pages: number;
  total_count: number;
}
