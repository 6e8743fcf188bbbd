/** Names and addresses of databases on the PostgreSQL of a test run. */

export const templateDatabase = 'onward_template';

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
