// Turns a checked report definition into one statement: the chosen columns as text, the rows of the reader's scope.

import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import type { ColumnType, ReportColumn } from '@onward/domain/reports/columns';
import { daysOf, isPeriod, type ReportFilter } from '@onward/domain/reports/filters';
import { columnOf, type ReportSource } from '@onward/domain/reports/sources';
import type { ReportDefinition } from '@onward/domain/reports/templates';
import { SCOPE_KINDS, type Scope, type ScopeKind } from '@onward/domain/staff/scope';
import type { SourceSql } from './source.ts';
import { sourceSql } from './sources.ts';

export interface Reader {
  companyId: number;
  scope: Scope;
  zone: string;
  now: Date;
}

export interface Statement {
  text: string;
  values: unknown[];
}

export interface ReportQuery {
  rows: Statement;
  count: Statement;
  columns: readonly ReportColumn[];
}

/** The definition was checked before, so that only keys of the catalog reach the statement. */
export function buildQuery(source: ReportSource, definition: ReportDefinition, reader: Reader): ReportQuery {
  const sql = sourceSql(source);
  const columns = definition.columns.map(({ key }) => required(columnOf(source, key)));
  const values: unknown[] = [
    reader.companyId,
    ...(['location', 'brand', 'department', 'position'] as const).map((kind) => reader.scope[kind]),
    reader.zone,
  ];
  const conditions = [
    `${sql.company} = $1`,
    ...SCOPE_KINDS.flatMap((kind) => inScope(sql, kind)),
    // The zone is a value of every statement, whether or not a column needs it.
    '$6::text is not null',
    ...(sql.where ? [sql.where] : []),
    ...definition.filters.map((filter) => conditionOf(source, filter, reader, values)),
  ];
  const from = `from ${sql.tables} where ${conditions.join(' and ')}`;
  const shown = columns.map((column) => textOf(sql, column));
  // The id opens the encrypted values of its row.
  return {
    rows: {
      text: `select ${[sql.id, ...shown].join(', ')} ${from} order by ${orderOf(sql, source, definition)}`,
      values,
    },
    count: { text: `select count(*)::int as count ${from}`, values },
    columns,
  };
}

const SCOPE_VALUE: Record<ScopeKind, number> = { location: 2, brand: 3, department: 4, position: 5 };

/** A department is optional; staff limited in the other kinds don't see what has none (CMP-024). */
function inScope({ scope }: SourceSql, kind: ScopeKind): string[] {
  const expression = scope[kind];
  const value = `$${SCOPE_VALUE[kind]}::bigint[]`;
  if (expression === undefined) return [`(${value} is not null)`];
  const orNone = kind === 'department' ? ` or ${expression} is null` : '';
  return [`(cardinality(${value}) = 0${orNone} or ${expression} = any(${value}))`];
}

const expressionOf = (sql: SourceSql, key: string): string => required(sql.columns[key]);

function textOf(sql: SourceSql, { key, type }: ReportColumn): string {
  const expression = expressionOf(sql, key);
  if (sql.sealed?.[key]) return expression;
  return type === 'moment' ? `to_char(${expression} at time zone $6, 'YYYY-MM-DD HH24:MI')` : `(${expression})::text`;
}

function orderOf(sql: SourceSql, source: ReportSource, { sort_by, order }: ReportDefinition): string {
  const column = sort_by === null ? undefined : columnOf(source, sort_by);
  if (!column) return `${sql.id} desc`;
  const expression = column.type === 'text' ? `lower(${expressionOf(sql, column.key)})` : expressionOf(sql, column.key);
  return `${expression} ${order === 'desc' ? 'desc' : 'asc'} nulls last, ${sql.id} desc`;
}

function conditionOf(source: ReportSource, filter: ReportFilter, reader: Reader, values: unknown[]): string {
  const column = required(columnOf(source, filter.key));
  const expression = expressionOf(sourceSql(source), filter.key);
  const add = (value: unknown, type: string): string => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  if (filter.operator === 'is_empty') return `coalesce((${expression})::text, '') = ''`;
  if (column.type === 'date' || column.type === 'moment')
    return timeCondition(column.type, expression, filter, reader, add);
  if (column.type === 'number' || column.type === 'money') return numberCondition(expression, filter, add);
  return textCondition(expression, filter, add);
}

type Add = (value: unknown, type: string) => string;

function textCondition(expression: string, { operator, value }: ReportFilter, add: Add): string {
  const wanted = value.map((each) => each.trim().toLowerCase());
  switch (operator) {
    case 'contains':
      return `position(${add(wanted[0], 'text')} in lower(${expression})) > 0`;
    case 'is_not':
      return `(${expression} is null or lower(${expression}) <> all(${add(wanted, 'text[]')}))`;
    default:
      return `lower(${expression}) = any(${add(wanted, 'text[]')})`;
  }
}

function numberCondition(expression: string, { operator, value }: ReportFilter, add: Add): string {
  const [first, second] = value;
  switch (operator) {
    case 'before':
      return `${expression} < ${add(first, 'numeric')}`;
    case 'after':
      return `${expression} > ${add(first, 'numeric')}`;
    case 'between':
      return `${expression} between ${add(first, 'numeric')} and ${add(second, 'numeric')}`;
    case 'is_not':
      return `(${expression} is null or ${expression} <> all(${add(value, 'numeric[]')}))`;
    default:
      return `${expression} = any(${add(value, 'numeric[]')})`;
  }
}

/** Whole days of the reader's zone; a moment is compared as such, so that an index can find it. */
function timeCondition(
  type: ColumnType,
  expression: string,
  { operator, value }: ReportFilter,
  { zone, now }: Reader,
  add: Add,
): string {
  const start = (day: string): string =>
    type === 'date' ? add(day, 'date') : add(new Date(momentOf(day, 0, zone)), 'timestamptz');
  const from = (day: string): string => `${expression} >= ${start(day)}`;
  const until = (day: string): string => `${expression} < ${start(dayAfter(day, 1))}`;
  const [first = '', second = ''] = value;
  switch (operator) {
    case 'before':
      return `${expression} < ${start(first)}`;
    case 'after':
      return from(dayAfter(first, 1));
    case 'between': {
      const days = isPeriod(first) ? daysOf(first, dayIn(now, zone)) : { from: first, to: second };
      return `(${from(days.from)} and ${until(days.to)})`;
    }
    default:
      return `(${value.map((day) => `(${from(day)} and ${until(day)})`).join(' or ')})`;
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A report was run without being checked.');
  return value;
}
