/** Counts the rows and queued jobs that contain one of the words: `table.column: count`. */
import type pg from 'pg';

export async function mentions(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ place: string; name: string; column: string }>(
    `select format('%s.%s', table_name, column_name) as place, format('%I.%I', table_schema, table_name) as name,
       quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('graphile_worker', '_private_jobs'))
     order by 1`,
  );
  const found: string[] = [];
  for (const { place, name, column } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}
       where exists (select from unnest($1::text[]) word where position(lower(word) in lower(${column}::text)) > 0)`,
      [words],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(`${place}: ${count}`);
  }
  return found;
}
