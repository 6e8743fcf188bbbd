// Encrypts every file before it is stored: photos of documents, resumes, and signed forms are as private as the columns
// of the database. A file cannot be opened under another key than its own.
import type { Encryption } from '../crypto/encryption.ts';
import type { FileStore } from './file-store.ts';

/** Files from before encryption have no such beginning and are returned as they are. */
const SEALED = Buffer.from('onward-sealed-1\n');

export const createSealedStore = (
  store: FileStore,
  { sealFile, openFile }: Pick<Encryption, 'sealFile' | 'openFile'>,
): FileStore => ({
  ...store,
  put: (key, bytes) => store.put(key, Buffer.concat([SEALED, sealFile(bytes, key)]), 'application/octet-stream'),
  async get(key) {
    const stored = await store.get(key);
    if (stored === null || !stored.subarray(0, SEALED.length).equals(SEALED)) return stored;
    return openFile(stored.subarray(SEALED.length), key);
  },
});
