// Rows that nobody waits for an answer of: gathered while a transaction goes on, and written by one insert at its end.
import type { DB } from './schema.gen.ts';
import type { Gathering } from './transaction.ts';

export function rowsInto<Row extends object>(
  table: keyof DB & string,
  columns: Record<keyof Row & string, 'bigint' | 'text' | 'jsonb' | 'timestamptz'>,
): Gathering<Row> {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const insert = `insert into ${table} (${names})
    select ${names} from json_to_recordset($1) as item (${typed.join(', ')})`;
  return {
    order: 0,
    atOnce: true,
    async write(tx, rows) {
      await tx.prepared(`rows_into_${table}`, insert, [JSON.stringify(rows)]);
    },
  };
}
