// Responds with an uploaded file: shown in the browser only on request, and never as a page of our origin.
import { Answer } from './route.ts';

export interface SentFile {
  name: string;
  contentType: string;
  type: 'inline' | 'download';
}

export const fileAnswer = (bytes: Buffer, { name, contentType, type }: SentFile): Answer =>
  new Answer(200, bytes, {
    'content-type': contentType,
    'content-disposition': `${type === 'inline' ? 'inline' : 'attachment'}; ${fileName(name)}`,
    // Content of the file can neither run nor load anything.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
  });

/** ASCII for old clients, the real name for all others (RFC 6266). */
const fileName = (name: string): string => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
};
