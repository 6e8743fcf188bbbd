// Every source of reports with its SQL.
import type { ReportSource } from '@onward/domain/reports/sources';
import { APPLICANTS, BACKGROUND_CHECKS, MEETINGS, MESSAGES_VOLUME, OFFERS, POSITIONS } from './hiring-sources.ts';
import { EMPLOYEES, ONBOARDING } from './people-sources.ts';
import type { SourceSql } from './source.ts';

const SOURCES: Record<ReportSource, SourceSql> = {
  applicants: APPLICANTS,
  positions: POSITIONS,
  employees: EMPLOYEES,
  onboarding: ONBOARDING,
  meetings: MEETINGS,
  offers: OFFERS,
  background_checks: BACKGROUND_CHECKS,
  messages_volume: MESSAGES_VOLUME,
};

export const sourceSql = (source: ReportSource): SourceSql => SOURCES[source];
