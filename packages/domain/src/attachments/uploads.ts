// Rules for uploads: allowed types, sizes and content (PLT-053).
import { SECONDS } from '../platform/time/time-units.ts';

export const UPLOAD_CATEGORIES = ['resume', 'document', 'image'] as const;
export type UploadCategory = (typeof UPLOAD_CATEGORIES)[number];

const MEGABYTE = 1_048_576;
const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png',
  'image/jpeg',
  'text/plain',
] as const;
const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const;

/** Shown as pictures where they are listed; an SVG could hold a script. */
const PICTURE_TYPES: readonly string[] = [...IMAGE_TYPES, 'image/gif', 'image/webp'];

export const isPicture = (contentType: string): boolean => PICTURE_TYPES.includes(contentType);

export const UPLOAD_RULES: Record<UploadCategory, { maxBytes: number; contentTypes: readonly string[] }> = {
  resume: { maxBytes: 10 * MEGABYTE, contentTypes: DOCUMENT_TYPES },
  document: { maxBytes: 10 * MEGABYTE, contentTypes: DOCUMENT_TYPES },
  image: { maxBytes: 5 * MEGABYTE, contentTypes: IMAGE_TYPES },
};

export const UPLOAD_MAX_BYTES = 10 * MEGABYTE;
export const UNATTACHED_UPLOAD_SECONDS = SECONDS.day;

export type UploadRefusal = 'too_large' | 'wrong_type' | 'heic';

/** `contentType` is detected from the bytes; null when it is unknown. A HEIC photo here is one that couldn't be converted. */
export function decideUpload(
  category: UploadCategory,
  file: { bytes: number; contentType: string | null },
): { accepted: true; contentType: string } | { accepted: false; reason: UploadRefusal } {
  const rule = UPLOAD_RULES[category];
  if (file.bytes > rule.maxBytes) return { accepted: false, reason: 'too_large' };
  if (isHeic({ name: '', type: file.contentType ?? '' })) return { accepted: false, reason: 'heic' };
  if (file.contentType === null || !rule.contentTypes.includes(file.contentType)) {
    return { accepted: false, reason: 'wrong_type' };
  }
  return { accepted: true, contentType: file.contentType };
}

const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream'];

/**
 * What a device can tell before uploading. It knows the type only by the file's name, so a type it doesn't know, and
 * any kind of text, is left to the server, which also converts HEIC photos the device can't read.
 */
export function chosenFileProblem(
  category: UploadCategory,
  { name, type, bytes }: { name: string; type: string; bytes: number },
): Exclude<UploadRefusal, 'heic'> | null {
  const { maxBytes, contentTypes } = UPLOAD_RULES[category];
  if (bytes > maxBytes) return 'too_large';
  if (isHeic({ name, type })) return null;
  const isUnknown = UNKNOWN_TYPES.includes(type) || type.startsWith('text/');
  return isUnknown || contentTypes.includes(type) ? null : 'wrong_type';
}

/** The format of iPhone photos, which few programs can open; it becomes JPEG on the device or on the server. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
