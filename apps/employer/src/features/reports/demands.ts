// What reports demand of those who use them (RPT-001).
import type { AccessDemand } from '@onward/domain/staff/access';

export const RUN_REPORTS: AccessDemand = { module: 'custom_reports', writes: true };
/** Not part of every plan (CMP-047). */
export const SCHEDULE_REPORTS: AccessDemand = {
  module: 'custom_reports',
  permission: 'edit_custom_reports',
  feature: 'report_schedule',
  writes: true,
};
export const EDIT_REPORTS: AccessDemand = {
  module: 'custom_reports',
  permission: 'edit_custom_reports',
  writes: true,
};
