import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { paths } from '../../../platform/routing/paths.ts';

/** Those who may not change a report see its runs. */
export const reportAddress = ({ id, may_edit }: ReportTemplate): string =>
  may_edit ? paths.report(id) : paths.reportRuns(id);
