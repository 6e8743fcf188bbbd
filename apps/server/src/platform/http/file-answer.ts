// An uploaded file as an answer: it opens in the browser only where that is asked for, and never as a page of ours.
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
    // Whatever stands in the file can neither run nor reach anything.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
  });

/** Plain letters for old readers, the real name for all others (RFC 6266). */
const fileName = (name: string): string => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
};
