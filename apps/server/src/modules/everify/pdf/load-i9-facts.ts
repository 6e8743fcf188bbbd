// Gathers what the PDF of a Form I-9 shows.
import type { EarlierValue } from '@onward/domain/documents/papers';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { findEmployer, findEmployerPlace, usDay } from '../../onboarding/onboarding.service.ts';
import { findNewestCase, type I9EventRow, type I9Row, listEvents } from '../i9/forms.queries.ts';
import type { StoredSupplement } from '../i9/present-supplement.ts';
import { openEvent, openSection } from '../i9/sealed-sections.ts';
import { shownValue } from './i9-boxes.ts';
import { earlierKey, type I9Facts, type PaperSignature } from './i9-facts.ts';

/** Null before Section 1 is signed. */
export async function loadI9Facts(
  app: App,
  tx: Transaction,
  form: I9Row,
  employee: EmployeeRow,
): Promise<I9Facts | null> {
  const section1 = openSection(app, 'section1', form);
  const signed = (section: I9Section): PaperSignature | null => {
    const at = form[`${section}_signed_at`];
    return at && { name: form[`${section}_signature`] ?? '', day: dayIn(at, employee.time_zone) };
  };
  const signed1 = signed('section1');
  if (section1 === null || signed1 === null) return null;
  const events = await listEvents(tx, form.company_id, form.id);
  const place = await findEmployerPlace(tx, form.company_id, employee.location_id);
  const found = await findNewestCase(tx, form.company_id, form.employee_id);
  return {
    name: employee.name,
    section1,
    section2: openSection(app, 'section2', form),
    signed1,
    signed2: signed('section2'),
    earlier: earlierValues(app, events, employee.time_zone),
    supplements: events.flatMap((event) => {
      if (event.kind !== 'reverification' && event.kind !== 'rehire') return [];
      const stored = openEvent<StoredSupplement>(app, event);
      const by = { name: event.signature_name ?? '', day: dayIn(event.at, employee.time_zone) };
      return stored ? [{ ...stored, signed: by }] : [];
    }),
    employer: await findEmployer(tx, form.company_id, employee, place),
    caseNumber: found?.case_number ?? null,
  };
}

function earlierValues(
  app: App,
  events: readonly I9EventRow[],
  timeZone: string,
): ReadonlyMap<string, readonly EarlierValue[]> {
  const t = translator('en');
  const earlier = new Map<string, EarlierValue[]>();
  for (const event of events) {
    const { section, field } = event;
    const values = event.kind === 'corrected' ? openEvent<{ before: unknown }>(app, event) : null;
    if (!values || section === null || field === null) continue;
    const value = shownValue(t, section, field, values.before) || '—';
    const key = earlierKey(section, field);
    const initials = initialsOf(event.signature_name ?? event.staff_name ?? '');
    earlier.set(key, [...(earlier.get(key) ?? []), { value, initials, date: usDay(dayIn(event.at, timeZone)) }]);
  }
  return earlier;
}

/** `DW` of Dana Whitfield. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
