import { expect, test } from 'vitest';
import { jobLink, newApplicantsLink } from './job-links.ts';

const job = { digest_key: 'k1', title: 'Line Cook' };

test.each([
  ['published', '/applicants/Decatur/Line%20Cook/k1'],
  ['closed', '/applicants/Decatur/Line%20Cook/k1'],
  ['deleted', '/applicants/Decatur/Line%20Cook/k1'],
  ['pending', '/job-postings/k1'],
] as const)('a %s job of the list leads to %s [JOB-007]', (status, link) => {
  expect(jobLink({ ...job, status }, 'Decatur')).toBe(link);
});

test('the number of new applicants leads to exactly these [JOB-007, PLT-017]', () => {
  expect(newApplicantsLink({ ...job, status: 'published' }, 'Decatur')).toBe(
    '/applicants/Decatur/Line%20Cook/k1?is_new=true',
  );
});
