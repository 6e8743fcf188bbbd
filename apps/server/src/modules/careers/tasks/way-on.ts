// Where an applicant goes from a task that is done: to the next one, or to the page of the application (CAR-015).
import type { NextTask } from '@onward/contract/careers/next-task';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';
import { createReceiptToken } from '../applying/receipt-tokens.ts';
import { nextTaskOf, receiptLink } from './link-tasks.ts';

export interface WayOn {
  next: NextTask | null;
  application_link: string | null;
}

export async function wayOn(app: App, tx: Transaction, application: ApplicationRow): Promise<WayOn> {
  const next = await nextTaskOf(app, tx, application);
  if (next) return { next, application_link: null };
  return { next, application_link: receiptLink(app, await createReceiptToken(tx, application, app.clock())) };
}
