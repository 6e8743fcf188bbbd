import { expect, test } from 'vitest';
import { shareLinks } from './share-levels.ts';

const position = { url: 'https://jobs.example/j/k7Q/cluckwell/decatur-9/shift-leader-a1' };
const company = { digest_key: 'k7Q', name: 'Larkfield' };
const brand = { friendly_id: 'cluckwell', name: 'Cluckwell' };
const location = { id: 9, city: 'Decatur', name: 'Decatur store' };

test('each level extends the one before [JOB-048]', () => {
  expect(shareLinks(position, { company, brand, location })).toEqual([
    { level: 'position', name: '', url: position.url },
    { level: 'location', name: 'Decatur store', url: 'https://jobs.example/j/k7Q/cluckwell/decatur-9' },
    { level: 'brand', name: 'Cluckwell', url: 'https://jobs.example/j/k7Q/cluckwell' },
    { level: 'company', name: 'Larkfield', url: 'https://jobs.example/j/k7Q' },
  ]);
});

test('a place outside the scope has no link [JOB-048]', () => {
  const levels = shareLinks(position, { company, brand, location: undefined }).map(({ level }) => level);
  expect(levels).toEqual(['position', 'brand', 'company']);
});
