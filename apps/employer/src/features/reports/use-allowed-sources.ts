// What the user may report about: never more than the screens of that subject show (RPT-004).
import { demandOf, REPORT_SOURCES, type ReportSource } from '@onward/domain/reports/sources';
import { useAccess } from '../../platform/access.ts';

export function useAllowedSources(): readonly ReportSource[] {
  const { may } = useAccess();
  return REPORT_SOURCES.filter((source) => may(demandOf(source)));
}
