// What keeps a file from being checked, found before it is uploaded.
import { VERIFIED_BYTES_MAX } from '@onward/domain/documents/verification';

export type FileProblem = 'not_pdf' | 'too_large' | 'empty';

/** Readers accept a header anywhere in the first kilobyte. */
export const HEAD_BYTES = 1024;

export function fileProblem(size: number, head: Uint8Array): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > VERIFIED_BYTES_MAX) return 'too_large';
  return new TextDecoder('latin1').decode(head.slice(0, HEAD_BYTES)).includes('%PDF-') ? null : 'not_pdf';
}
