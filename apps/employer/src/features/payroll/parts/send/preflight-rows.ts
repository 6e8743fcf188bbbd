// The fields of a pre-flight as people read them: problems one by one and first, then what is ready, with the parts of a
// name, an address, and the pay in one line (AHD-013).
import type { PreflightField } from '@onward/contract/payroll/payroll';

export interface ReadyRow {
  /** The name of the row, `legal_name` for example. */
  key: string;
  /** Never empty. */
  fields: PreflightField[];
}

const TOGETHER: readonly { key: string; fields: readonly string[] }[] = [
  { key: 'legal_name', fields: ['legal_first_name', 'legal_middle_name', 'legal_last_name'] },
  {
    key: 'home_address',
    fields: ['address_line_1', 'address_line_2', 'city', 'state', 'postal_code', 'country'],
  },
  { key: 'pay', fields: ['pay_rate', 'pay_unit'] },
];

/** A code means the same as our own word for it. */
const SAID_BY_CODE: Readonly<Record<string, string>> = { location_id: 'codes.location', job_title: 'codes.position' };

/** Only addresses in the US can be sent. */
const isSelfEvident = (field: string, value: string): boolean => field === 'country' && value === 'US';

export function preflightRows(fields: readonly PreflightField[]): { problems: PreflightField[]; ready: ReadyRow[] } {
  const problems = fields.filter(({ problem }) => problem !== null);
  const coded = new Set(fields.flatMap(({ field, value, problem }) => (value || problem ? [field] : [])));
  const fine = fields.filter(
    ({ field, value, problem }) =>
      problem === null && value && !isSelfEvident(field, value) && !coded.has(SAID_BY_CODE[field] ?? ''),
  );
  const ready: ReadyRow[] = [];
  for (const one of fine) {
    const key = TOGETHER.find((line) => line.fields.includes(one.field))?.key ?? one.field;
    const line = ready.find((row) => row.key === key);
    if (line) line.fields.push(one);
    else ready.push({ key, fields: [one] });
  }
  return { problems, ready };
}
