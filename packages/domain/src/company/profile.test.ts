import { describe, expect, it } from 'vitest';
import { normalizeWebsite } from './profile.ts';

describe('normalizeWebsite', () => {
  it.each([
    ['larkfield.com', 'https://larkfield.com'],
    [' HTTPS://Larkfield.com/ ', 'https://larkfield.com'],
    ['http://larkfield.com/careers?x=1', 'http://larkfield.com/careers?x=1'],
    ['jobs.larkfield.co.uk', 'https://jobs.larkfield.co.uk'],
    ['', null],
    ['   ', null],
    ['larkfield', undefined],
    ['javascript://larkfield.com/%0aalert(1)', undefined],
    ['ftp://larkfield.com', undefined],
    ['https://user:secret@larkfield.com', undefined],
    ['two words.com', undefined],
    ['127.0.0.1', undefined],
    ['https://', undefined],
  ])('turns %j into %j [CMP-004]', (typed, website) => {
    expect(normalizeWebsite(typed)).toBe(website);
  });
});
