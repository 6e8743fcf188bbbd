// Turns the values of one row into what a file or the preview shows.
import type { BankAccount } from '@onward/domain/employees/direct-deposit';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { ReportColumn } from '@onward/domain/reports/columns';
import type { ReportSource } from '@onward/domain/reports/sources';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Translate } from '../../../platform/i18n/translate.ts';
import { sourceSql } from './sources.ts';

/** The id of the row, then its columns. */
export type RawRow = [id: number, ...values: (string | Buffer | null)[]];

export type FormatRow = (row: RawRow) => string[];

/** Shown instead of a sensitive value: it says nothing about what is behind it. */
const MASK = '•••••';

export interface Viewer {
  companyId: number;
  /** Previews and readers without the right to sensitive data get masks (RPT-004). */
  mayViewSensitive: boolean;
  /** By key: the names the company gave to rejection reasons. */
  reasonNames: ReadonlyMap<string, string>;
}

type FormatCell = (value: string | Buffer | null, id: number) => string;

export function rowFormat(
  app: Pick<App, 'encryption'>,
  t: Translate,
  source: ReportSource,
  columns: readonly ReportColumn[],
  viewer: Viewer,
): FormatRow {
  const cells = columns.map((column) => cellFormat(app, t, source, column, viewer));
  return (row) => {
    const [id] = row;
    const shown = new Array<string>(cells.length);
    for (const [place, format] of cells.entries()) shown[place] = format(row[place + 1] as string | Buffer | null, id);
    return shown;
  };
}

function cellFormat(
  app: Pick<App, 'encryption'>,
  t: Translate,
  source: ReportSource,
  column: ReportColumn,
  { companyId, mayViewSensitive, reasonNames }: Viewer,
): FormatCell {
  if (column.sensitive && !mayViewSensitive) return (value) => (value === null ? '' : MASK);
  const sealed = sourceSql(source).sealed?.[column.key];
  if (sealed) {
    return (value, id) => {
      if (value === null) return '';
      const place = placeIn(`employee_informations.${sealed}`, { company_id: companyId, employee_id: id });
      return opened(sealed, app.encryption.decrypt(value as Buffer, place));
    };
  }
  if (column.labels && column.isOwnChoice) {
    const builtIn = labelFormat(t, column.labels);
    return (value, id) => reasonNames.get(value as string) ?? builtIn(value, id);
  }
  return column.labels ? labelFormat(t, column.labels) : (value) => (value ?? '') as string;
}

/** Each word is looked up once; values without words, such as a source from a link, are shown as they are. */
function labelFormat(t: Translate, labels: string): FormatCell {
  const known = new Map<string, string>();
  return (value) => {
    if (value === null) return '';
    const word = value as string;
    let label = known.get(word);
    if (label === undefined) {
      const key = `${labels}.${word}`;
      label = /^[a-z_]+$/.test(word) ? t(key, { defaultValue: word }) : word;
      if (known.size < LABELS_KEPT) known.set(word, label);
    }
    return label;
  };
}

const LABELS_KEPT = 1000;

function opened(column: 'date_of_birth' | 'ssn' | 'pay_rate' | 'bank_accounts', value: string): string {
  if (column === 'ssn') return formatSsn(value);
  if (column !== 'bank_accounts') return value;
  return (JSON.parse(value) as BankAccount[])
    .map(({ account_type, routing_number, account_number }) => `${account_type} ${routing_number} ${account_number}`)
    .join('; ');
}
