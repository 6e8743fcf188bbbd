// Every public field of a run of a report.
import type { DataExport } from '@onward/contract/reports/data-exports';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { EXPORT_FILE_KEPT_DAYS } from '@onward/domain/reports/exports';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { ExportRow } from './exports.queries.ts';

export const expiryOf = ({
  status,
  finished_at,
  erased_at,
}: Pick<ExportRow, 'status' | 'finished_at' | 'erased_at'>): Date | null =>
  status === 'completed' && finished_at && !erased_at
    ? addSeconds(finished_at, EXPORT_FILE_KEPT_DAYS * SECONDS.day)
    : null;

export const presentExport = (
  row: ExportRow,
  { access, language }: Pick<CompanyCall, 'access' | 'language'>,
): DataExport => ({
  id: row.id,
  template_id: row.template_id,
  name: row.name,
  export_type: row.export_type,
  status: row.status,
  row_count: row.row_count,
  rows_done: row.rows_done,
  byte_size: row.byte_size,
  error_message: failureText(row, language),
  is_scheduled: row.is_scheduled,
  created_by: row.created_by,
  created_by_name: row.created_by_name,
  is_own: row.created_by === access.staffId,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  expires_at: expiryOf(row)?.toISOString() ?? null,
});

const failureText = ({ failure }: Pick<ExportRow, 'failure'>, language: Language): string | null =>
  failure === null ? null : translator(language)(`reports:failures.${failure}`);
