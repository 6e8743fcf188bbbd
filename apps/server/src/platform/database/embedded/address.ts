/** How to reach the embedded PostgreSQL, and whether a new one may listen there. */
import { createServer } from 'node:net';

/** The product's database; the one called `postgres` is only used for queries about the server. */
export const productDatabase = 'onward';
export const serverDatabase = 'postgres';

export interface DatabaseAddress {
  port: number;
  user: string;
  secret: string;
  database: string;
  folder: string;
}

/** By socket file, which costs less CPU than TCP; over TCP where the file's path is too long. */
export function databaseUrl({ port, user, secret, database, folder }: DatabaseAddress): string {
  const socket = socketFolderIn(folder);
  const by = socket ? `?host=${encodeURIComponent(socket)}` : '';
  return `postgres://${user}:${secret}@127.0.0.1:${port}/${database}${by}`;
}

/** The longest socket path the operating system accepts, including the terminator. */
const SOCKET_PATH_BYTES = 107;

/** The database's own folder, unless the socket path in it would be too long. */
export function socketFolderIn(folder: string): string | null {
  const longest = `${folder}/.s.PGSQL.65535.lock`;
  // PostgreSQL reads a list of folders, so a comma or a quote would split the path.
  return Buffer.byteLength(longest) <= SOCKET_PATH_BYTES && !/[,"']/.test(folder) ? folder : null;
}

/** Another program may take the port before PostgreSQL does, so the caller retries with a new one. */
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
