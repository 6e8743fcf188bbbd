// Where files live: a folder, or any service that speaks S3. Keys are ours, never names from outside.
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

export const createFileStore = (filesUrl: string): FileStore =>
  filesUrl.startsWith('s3://') ? createS3Store(filesUrl) : createDiskStore(filesUrl);
