// Orders the PDF of a Form I-9, once for all changes that nobody wrote down yet.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { I9Row } from '../i9/forms.queries.ts';

export const FILE_I9_TASK = 'everify.file_i9';
export interface I9FileJob {
  company_id: number;
  form_id: number;
}

export const orderI9File = (tx: Transaction, { company_id, id }: Pick<I9Row, 'company_id' | 'id'>): Promise<void> =>
  enqueue(tx, FILE_I9_TASK, { company_id, form_id: id } satisfies I9FileJob, {
    key: `everify:${company_id}:${id}:file`,
  });
