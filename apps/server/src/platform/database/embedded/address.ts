/** How the embedded PostgreSQL is reached, and whether a fresh one may listen there. */
import { createServer } from 'node:net';

/** The database the product works in; the one called `postgres` is kept for questions about the server itself. */
export const productDatabase = 'onward';
export const serverDatabase = 'postgres';

export interface DatabaseAddress {
  port: number;
  user: string;
  secret: string;
  database: string;
  folder: string;
}

/** By the socket file, which costs less of the processor than TCP; over TCP where the file's path is too long. */
export function databaseUrl({ port, user, secret, database, folder }: DatabaseAddress): string {
  const socket = socketFolderIn(folder);
  const by = socket ? `?host=${encodeURIComponent(socket)}` : '';
  return `postgres://${user}:${secret}@127.0.0.1:${port}/${database}${by}`;
}

/** The system takes no longer path for a socket, its end included. */
const SOCKET_PATH_BYTES = 107;

/** The folder of the database itself, unless the socket's path in it would be too long. */
export function socketFolderIn(folder: string): string | null {
  const longest = `${folder}/.s.PGSQL.65535.lock`;
  // PostgreSQL reads a list of folders: a comma or a quote in one would make two of it.
  return Buffer.byteLength(longest) <= SOCKET_PATH_BYTES && !/[,"']/.test(folder) ? folder : null;
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
