/** How the embedded PostgreSQL is reached, and whether a fresh one may listen there. */
import { createServer } from 'node:net';
import { superuser } from './cluster.ts';

/** The database the product works in; the one called `postgres` is kept for questions about the server itself. */
export const productDatabase = 'onward';
export const serverDatabase = 'postgres';

export function databaseUrl(address: { port: number; secret: string; database: string }): string {
  return `postgres://${superuser}:${address.secret}@127.0.0.1:${address.port}/${address.database}`;
}

/** Another program may take the port before PostgreSQL does, so the caller tries again with a new one. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
