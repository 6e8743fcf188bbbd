// The notice that printed pages are ready (APP-035, NTF-002).
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import type { BulkActionRow } from '../actions/bulk-actions.queries.ts';

/** Tells who printed that the pages can be fetched; they may have left the page long ago. */
export const tellOfPages = (tx: Transaction, companyId: number, row: BulkActionRow): Promise<void> =>
  notifyStaff(tx, {
    company_id: companyId,
    type: 'export_ready',
    key: `bulk_action:${row.id}:pages`,
    actor_staff_id: null,
    record: {},
    details: { words: 'pages_ready', number: String(row.done) },
    link: `/applicants/print?bulk=${row.id}`,
    only_staff_ids: [row.staff_id],
  });
