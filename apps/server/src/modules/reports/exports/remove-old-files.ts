// Removes the files of reports after their time or once somebody in them was erased, and what failed runs left (RPT-012).

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { EXPORT_FILE_KEPT_DAYS } from '@onward/domain/reports/exports';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import { removeParts } from '../../../platform/files/parted-files.ts';
import { listOldFiles, markRemoved } from './exports.queries.ts';

export const CLEAN_TASK = 'reports.clean';

export async function removeOldFiles(app: App): Promise<void> {
  const now = app.clock();
  const before = addSeconds(now, -EXPORT_FILE_KEPT_DAYS * SECONDS.day);
  const old = await inSystem(app.pool, (tx) => listOldFiles(tx, before));
  for (const file of old) {
    await removeParts(app.files, file.storage_key);
    await inCompany(app.pool, file.company_id, (tx) => markRemoved(tx, file, now));
  }
}
