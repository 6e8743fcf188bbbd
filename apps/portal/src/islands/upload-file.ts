// Uploads a file and reports its progress, which `fetch` can't do.

import type { Upload as UploadSchema } from '@onward/contract/attachments/attachments';
import type { Static } from 'typebox';

export type Upload = Static<typeof UploadSchema>;

export class UploadRefused extends Error {
  /** The same file would be refused again. */
  readonly isFinal: boolean;

  constructor(message: string, status: number) {
    super(message);
    this.isFinal = status < 500;
  }
}

export interface Sending {
  address: string;
  category: 'resume' | 'document';
  file: File;
  /** Beyond the language, such as a token. */
  headers?: Readonly<Record<string, string>>;
  /** Sent with the file. */
  facts?: Readonly<Record<string, string>>;
  onProgress(percent: number): void;
}

export function uploadFile({
  address,
  category,
  file,
  headers = {},
  facts = {},
  onProgress,
}: Sending): Promise<Upload> {
  const body = new FormData();
  body.append('category', category);
  for (const [name, value] of Object.entries(facts)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    const sent = { locale: document.documentElement.lang, ...headers };
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response.upload);
      else reject(new UploadRefused(request.response?.message ?? '', request.status));
    };
    request.onerror = () => reject(new Error('The file did not reach the server.'));
    request.send(body);
  });
}
