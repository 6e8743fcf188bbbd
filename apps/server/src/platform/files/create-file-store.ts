// Creates the file store: a folder, or any S3-compatible service.
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

export const createFileStore = (filesUrl: string): FileStore =>
  filesUrl.startsWith('s3://') ? createS3Store(filesUrl) : createDiskStore(filesUrl);
