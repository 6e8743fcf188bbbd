import { describe, expect, it } from 'vitest';
import { pageParts } from './changed-pages.ts';
import { fileProblem } from './file-problem.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('A file to check', () => {
  it.each([
    ['a PDF', 5000, '%PDF-1.7', null],
    ['a PDF after some bytes', 5000, 'junk\n%PDF-1.4', null],
    ['a text', 5000, 'Dear Amara,', 'not_pdf'],
    ['an empty file', 0, '', 'empty'],
    ['20 MB', 20_000_000, '%PDF-1.7', null],
    ['more than 20 MB', 20_000_001, '%PDF-1.7', 'too_large'],
  ])('%s: %d bytes that start with “%s” have the problem %s [AHD-010]', (_name, size, head, problem) => {
    expect(fileProblem(size, bytes(head))).toBe(problem);
  });
});

describe('A changed file', () => {
  it('names the pages that differ and those that do not [AHD-010]', () => {
    expect(pageParts([1], 3)).toEqual({ changed: [1], same: [2, 3] });
    expect(pageParts([2], undefined)).toEqual({ changed: [2], same: [] });
  });

  it('names none when it cannot be told [AHD-010]', () => {
    expect([pageParts(undefined, 3), pageParts([], 3)]).toEqual([null, null]);
  });
});
