// The PDF of a Form I-9, sealed: rendered without an open transaction, because it takes a while.
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { sealPaper } from '../../documents/documents.service.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { findEmployerPlace, letterheadOf } from '../../onboarding/onboarding.service.ts';
import type { I9Row } from '../i9/forms.queries.ts';
import { i9Paper } from './i9-paper.ts';
import { loadI9Facts } from './load-i9-facts.ts';

export interface PreparedI9 {
  title: string;
  seal: () => Promise<Uint8Array>;
}

/** Null while there is nothing to show. */
export async function prepareI9(
  app: App,
  tx: Transaction,
  form: I9Row,
  employee: EmployeeRow,
): Promise<PreparedI9 | null> {
  const facts = await loadI9Facts(app, tx, form, employee);
  if (!facts) return null;
  const createdAt = app.clock();
  const place = await findEmployerPlace(tx, form.company_id, employee.location_id);
  const title = `Form I-9, ${employee.name}`;
  const file = {
    title,
    letterhead: letterheadOf(place, longDate(createdAt, employee.time_zone, 'en')),
    language: 'en' as const,
    timeZone: employee.time_zone,
    createdAt,
    paper: i9Paper(translator('en'), facts),
  };
  return { title, seal: () => sealPaper(app, file) };
}
