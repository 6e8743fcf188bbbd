/** Counts the rows and queued jobs that contain one of the words, also as bytes: `table.column: count`. */
import type pg from 'pg';

export async function mentions(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ place: string; name: string; content: string }>(
    `select format('%s.%s', table_name, column_name) as place, format('%I.%I', table_schema, table_name) as name,
       format(case data_type when 'bytea' then 'encode(%I, ''escape'')' else '%I::text' end, column_name) as content
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('graphile_worker', '_private_jobs'))
     order by 1`,
  );
  const found: string[] = [];
  for (const { place, name, content } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}
       where exists (select from unnest($1::text[]) word where position(lower(word) in lower(${content})) > 0)`,
      [words],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push(`${place}: ${count}`);
  }
  return found;
}
