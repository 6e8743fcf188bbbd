// Rows that nobody waits for an answer of: gathered while a transaction goes on, and written by one insert at its end.
import type { DB } from './schema.gen.ts';
import type { Gathering } from './transaction.ts';

export function rowsInto<Row extends object>(
  table: keyof DB & string,
  columns: Record<keyof Row & string, 'bigint' | 'text' | 'jsonb' | 'timestamptz'>,
): Gathering<Row> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const head = `insert into ${table} (${names.join(', ')})`;
  const one = `${head} values (${names.map((_name, at) => `$${at + 1}`).join(', ')})`;
  const many = `${head} select ${names.join(', ')} from json_to_recordset($1) as item (${typed.join(', ')})`;
  const parameter = (row: Row, name: keyof Row & string): unknown =>
    columns[name] === 'jsonb' && row[name] !== null ? JSON.stringify(row[name]) : row[name];
  return {
    order: 0,
    atOnce: true,
    async write(tx, rows) {
      const [row, ...others] = rows;
      if (row && others.length === 0) {
        await tx.prepared(
          `row_into_${table}`,
          one,
          names.map((name) => parameter(row, name)),
        );
      } else await tx.prepared(`rows_into_${table}`, many, [JSON.stringify(rows)]);
    },
  };
}
