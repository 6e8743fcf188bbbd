import { describe, expect, it } from 'vitest';
import {
  chosenFileProblem,
  decideUpload,
  isPicture,
  UNATTACHED_UPLOAD_SECONDS,
  UPLOAD_CATEGORIES,
  UPLOAD_MAX_BYTES,
  UPLOAD_RULES,
} from './uploads.ts';

const MEGABYTE = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('upload sizes', () => {
  it.each([
    ['resume', 'application/pdf', 10 * MEGABYTE],
    ['document', 'application/pdf', 10 * MEGABYTE],
    ['image', 'image/png', 5 * MEGABYTE],
  ] as const)('of a %s (%s) are limited to %i bytes, inclusive [PLT-053]', (category, contentType, limit) => {
    expect(decideUpload(category, { bytes: limit, contentType })).toEqual({ accepted: true, contentType });
    expect(decideUpload(category, { bytes: limit + 1, contentType })).toEqual({ accepted: false, reason: 'too_large' });
  });

  it('never exceed the largest request body we read [PLT-053]', () => {
    expect(Math.max(...UPLOAD_CATEGORIES.map((category) => UPLOAD_RULES[category].maxBytes))).toBe(UPLOAD_MAX_BYTES);
  });
});

describe('upload types', () => {
  it.each([
    ['application/pdf', true, false],
    ['application/msword', true, false],
    [DOCX, true, false],
    ['image/png', true, true],
    ['image/jpeg', true, true],
    ['text/plain', true, false],
    ['image/gif', false, false],
    ['image/svg+xml', false, false],
    ['text/html', false, false],
    ['application/zip', false, false],
    ['application/x-msdownload', false, false],
    ['', false, false],
    [null, false, false],
  ])('of %j are accepted as document: %s, as image: %s [PLT-053]', (contentType, asDocument, asImage) => {
    const accepts = (category: 'resume' | 'document' | 'image') => decideUpload(category, { bytes: 1, contentType });
    const verdict = (accepted: boolean) => (accepted ? { accepted, contentType } : { accepted, reason: 'wrong_type' });
    expect(accepts('resume')).toEqual(verdict(asDocument));
    expect(accepts('document')).toEqual(verdict(asDocument));
    expect(accepts('image')).toEqual(verdict(asImage));
  });

  it('are checked after size: a file that is both too large and of a wrong type is reported as too large [PLT-053]', () => {
    const decision = decideUpload('image', { bytes: 5 * MEGABYTE + 1, contentType: 'text/html' });
    expect(decision).toEqual({ accepted: false, reason: 'too_large' });
  });
});

describe('a HEIC photo', () => {
  it.each(['image/heic', 'image/heif', 'image/heic-sequence'])(
    'that could not be converted is refused as what it is: %s [PLT-053]',
    (contentType) => {
      expect(decideUpload('document', { bytes: 1, contentType })).toEqual({ accepted: false, reason: 'heic' });
    },
  );
});

describe('a picture', () => {
  it.each([
    ['image/jpeg', true],
    ['image/png', true],
    ['image/gif', true],
    ['image/webp', true],
    ['image/svg+xml', false],
    ['image/heic', false],
    ['application/pdf', false],
    ['text/html', false],
  ])('is what browsers show and cannot run: %s: %s [CAR-020]', (contentType, shown) => {
    expect(isPicture(contentType)).toBe(shown);
  });
});

describe('a chosen file', () => {
  it.each([
    ['resume.pdf', 'application/pdf', 1, null],
    ['resume.docx', DOCX, 10 * MEGABYTE, null],
    ['resume.docx', '', 1, null],
    ['resume', 'application/octet-stream', 1, null],
    ['notes.md', 'text/markdown', 1, null],
    ['scan.pdf', 'application/pdf', 10 * MEGABYTE + 1, 'too_large'],
    ['resume.pages', 'application/vnd.apple.pages', 1, 'wrong_type'],
    ['walk.mov', 'video/quicktime', 1, 'wrong_type'],
    ['IMG_1.heic', 'image/heic', 1, null],
    ['IMG_1.HEIC', '', 1, null],
    ['IMG_1.heif', 'image/heif', 50 * MEGABYTE, 'too_large'],
  ])(
    '%s of type “%s” with %i bytes is refused before it is uploaded because of: %j [PLT-053, CAR-009]',
    (name, type, bytes, problem) => {
      expect(chosenFileProblem('resume', { name, type, bytes })).toBe(problem);
    },
  );
});

describe('unattached uploads', () => {
  it('are removed after a day [PLT-053]', () => {
    expect(UNATTACHED_UPLOAD_SECONDS).toBe(24 * 3600);
  });
});
