// Detects a file's type from its bytes, not its name.
import { fileTypeFromBuffer } from 'file-type';

const OLD_OFFICE = 'application/x-cfb';

export async function contentTypeOf(bytes: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes);
  // Word's older format is a generic container; no other content of it is accepted.
  if (found?.mime === OLD_OFFICE) return isWordDocument(bytes) ? 'application/msword' : null;
  if (found) return found.mime;
  return isPlainText(bytes) ? 'text/plain' : null;
}

/** The container lists its streams by name in UTF-16; a Word file has one called WordDocument. */
const isWordDocument = (bytes: Buffer): boolean => bytes.includes(Buffer.from('WordDocument', 'utf16le'));

function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/^\s*<(?:!doctype|html|svg|script|\?xml)/i.test(bytes.subarray(0, 1024).toString('utf8'));
  } catch {
    return false;
  }
}
