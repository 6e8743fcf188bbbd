// Creates the file store: a folder, or any S3-compatible service. Its files are encrypted.
import type { Encryption } from '../crypto/encryption.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';
import { createSealedStore } from './sealed-store.ts';

export const createFileStore = (filesUrl: string, encryption: Encryption): FileStore =>
  createSealedStore(filesUrl.startsWith('s3://') ? createS3Store(filesUrl) : createDiskStore(filesUrl), encryption);
