// How fast is a report written, and does its memory grow? A worker writes CSV and XLSX files of 10,000 and of 1,000,000
// employees; the floor is COPY ... TO STDOUT of the same rows by the same database. Targets: CSV at least half as fast as
// COPY (100,000 rows a second is the aim), and a worker whose highest memory grows at most one and a half times while the
// rows grow a hundred times (RPT-012).
import { readFileSync } from 'node:fs';
import type { DataExport } from '@onward/contract/reports/data-exports';
import { createDataExport } from '@onward/contract/reports/data-exports';
import { createReportTemplate, type ReportTemplate } from '@onward/contract/reports/report-templates';
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import pg from 'pg';
import { buildQuery } from '../apps/server/src/modules/reports/sources/build-query.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { until } from '../testing/until.ts';
import { MeasuredProduct, machineLoad } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';

/** The demo adds some hundred employees of its own, and a report of more than a million rows is refused. */
const SIZES = [10_000, Number(process.env.BENCH_REPORT_ROWS ?? 999_000)] as const;
const HALF = 0.5;
const FLAT = 1.5;
const RUN_MS = 15 * 60_000;
const COLUMNS = ['name', 'email', 'phone', 'job_title', 'location', 'brand', 'status', 'hired_date'];

const DEFINITION = {
  data_source: 'employees',
  columns: COLUMNS.map((key) => ({ key, label: '' })),
  filters: [],
  sort_by: null,
  order: 'asc' as const,
};

/** Without the work that a single new employee causes. */
const ADD_EMPLOYEES = `with places as (
    select array_agg(id order by id) as ids from locations where company_id = 1 and deleted_at is null
  ), made as (
    insert into employees (company_id, digest_key, employee_number, name, email, phone, region_number, location_id, hired_date)
    select 1, 'bench-' || n, 'B' || n, 'Bench Person ' || n, 'bench.' || n || '@mail.test', (4040000000 + n)::text, '1',
      places.ids[1 + n % cardinality(places.ids)], date '2026-11-01' - (n % 3000)
    from places, generate_series($1::int, $2::int) n returning id
  )
  insert into employee_informations (company_id, employee_id, legal_first_name, legal_last_name, job_title)
  select 1, id, 'Bench', 'Person', 'Line cook' from made`;

const STEP = 100_000;

async function enlarge(size: number): Promise<void> {
  await product.database.query('set session_replication_role = replica');
  let present = await product.number('select count(*) from employees where company_id = 1');
  while (present < size) {
    const next = Math.min(size, present + STEP);
    await product.database.query(ADD_EMPLOYEES, [present + 1, next]);
    present = next;
  }
  await product.database.query('vacuum analyze employees, employee_informations');
}

/** The same rows and columns as text; COPY takes no values, so they are written into it. */
async function copySeconds(): Promise<number> {
  const reader = { companyId: 1, scope: UNLIMITED_SCOPE, zone: 'UTC', now: new Date() };
  const { text, values } = buildQuery('employees', DEFINITION, reader).rows;
  const literal = (value: unknown): string =>
    Array.isArray(value) ? `'{${value.join(',')}}'` : pg.escapeLiteral(String(value));
  const statement = text.replaceAll(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]));
  const started = performance.now();
  await product.database.query(`copy (${statement}) to stdout`);
  return (performance.now() - started) / 1000;
}

interface EndedRun {
  status: string;
  failure: string | null;
  seconds: string;
  row_count: number;
  byte_size: string;
}

interface Written {
  seconds: number;
  rows: number;
  megabytes: number;
  peakMegabytes: number;
}

/** Messages of the demo, which nobody delivers here, would keep the worker busy. */
async function clearOtherWork(): Promise<void> {
  await product.database.query('delete from outbox_messages');
  await product.database.query('delete from graphile_worker._private_jobs');
}

/** A worker of its own for each file, because the highest memory of a process is never forgotten. */
async function write(type: 'csv' | 'xlsx'): Promise<Written> {
  await clearOtherWork();
  const { body } = await admin.call<{ custom_data_export: DataExport }>(createDataExport, {
    body: { export_type: type, template_id: report.id },
  });
  const { id } = body.custom_data_export;
  const { program } = await product.start('worker', { DEMO: '0', LOG_LEVEL: 'error' });
  const ended = await until(
    'the file',
    async () => {
      const run = await product.row<EndedRun>(
        `select status, failure, extract(epoch from finished_at - started_at) as seconds, row_count, byte_size
         from custom_data_exports where id = $1`,
        [id],
      );
      return ['completed', 'failed'].includes(run.status) ? run : undefined;
    },
    RUN_MS,
  );
  if (ended.status !== 'completed') throw new Error(`The report was not written: ${ended.failure}.`);
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))?.[1]) / 1024;
  await program.stop();
  return {
    seconds: Number(ended.seconds),
    rows: ended.row_count,
    megabytes: Number(ended.byte_size) / 1024 ** 2,
    peakMegabytes: peak,
  };
}

const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const product = await MeasuredProduct.prepare();
const web = await product.start('web');
const admin = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
const { body } = await admin.call<{ custom_report_template: ReportTemplate }>(createReportTemplate, {
  body: { custom_report_template: { name: 'Everybody', ...DEFINITION, shared_with_ids: [] } },
});
const report = body.custom_report_template;
const lines: string[][] = [];
const verdicts: string[] = [];
try {
  const peaks: Record<'csv' | 'xlsx', number[]> = { csv: [], xlsx: [] };
  for (const size of SIZES) {
    await enlarge(size);
    const copied = await copySeconds();
    const perSecond = size / copied;
    lines.push([`COPY, ${figure(size)}`, figure(copied, 2), figure(perSecond), '1.00', '–', '–']);
    for (const type of ['csv', 'xlsx'] as const) {
      const { seconds, rows, megabytes, peakMegabytes } = await write(type);
      const share = rows / seconds / perSecond;
      peaks[type].push(peakMegabytes);
      lines.push([
        `${type.toUpperCase()}, ${figure(size)}`,
        figure(seconds, 2),
        figure(rows / seconds),
        figure(share, 2),
        figure(megabytes, 1),
        figure(peakMegabytes),
      ]);
      if (type === 'csv') verdicts.push(`CSV of ${figure(size)} rows: ${share >= HALF ? 'reached' : 'MISSED'}`);
    }
  }
  for (const [type, highest] of Object.entries(peaks)) {
    const times = (highest.at(-1) ?? 0) / (highest[0] ?? 1);
    verdicts.push(`memory of ${type.toUpperCase()}: ${figure(times, 2)} times, ${times <= FLAT ? 'flat' : 'NOT FLAT'}`);
  }
} finally {
  printTable(['', 'seconds', 'rows a second', 'of COPY', 'file MB', 'highest MB'], lines);
  console.log(verdicts.join('\n'));
  console.log(machineLoad());
  await product.stop();
}
