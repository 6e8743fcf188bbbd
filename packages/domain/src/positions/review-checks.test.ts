import { describe, expect, it } from 'vitest';
import { plainText, type ReviewedText, reviewFindings } from './review-checks.ts';

const fine: ReviewedText = {
  title: 'Barista',
  description: '<p>You make coffee, remember the regulars and keep the bar moving.</p>',
  questions: [{ title: 'Can you work mornings?' }],
  isDuplicate: false,
};

const reasons = (more: Partial<ReviewedText>) => reviewFindings({ ...fine, ...more }).map(({ reason }) => reason);
const says = (words: string) => reasons({ description: `${fine.description}<p>${words}</p>` });

describe('the automatic checks', () => {
  it('accept a normal posting [JOB-042]', () => {
    expect(reviewFindings(fine)).toEqual([]);
  });

  it.each(['', '<p></p>', '<p>&nbsp; &nbsp;</p>', '<ul><li>Coffee</li></ul>'])(
    'reject %j as too short to describe the job [JOB-042]',
    (description) => {
      expect(reasons({ description })).toEqual(['empty_description']);
    },
  );

  it.each([
    ['Men only', 'banned_words'],
    ['We want someone <strong>attractive</strong>', 'banned_words'],
    ['Applicants under 30 years old', 'banned_words'],
    ['A guaranteed income for all', 'banned_words'],
    ['There is a training fee', 'asks_for_payment'],
    ['Pay a deposit first', 'asks_for_payment'],
    ['Bring gift cards', 'asks_for_payment'],
    ['We pay by wire transfer after you send one', 'asks_for_payment'],
    ['Tell us your Social Security number', 'asks_for_ssn_or_bank'],
    ['Give us your bank account', 'asks_for_ssn_or_bank'],
    ['Apply at https://other.test/jobs', 'external_apply_link'],
    ['See www.other.test', 'external_apply_link'],
    ['Apply by writing to jobs@other.test', 'external_apply_link'],
    ['<a href="https://other.test">click</a>', 'external_apply_link'],
  ])('flag %j for %s [JOB-042]', (words, reason) => {
    expect(says(words)).toEqual([reason]);
  });

  it.each(['We pay well and on time', 'Attraction park', 'Women and men are welcome', 'You count the drawer'])(
    'accept %j [JOB-042]',
    (words) => {
      expect(says(words)).toEqual([]);
    },
  );

  it('check the title and the questions, and list each found text once [JOB-042]', () => {
    const found = reviewFindings({
      ...fine,
      title: 'Females only',
      questions: [{ title: 'What is your SSN?' }, { title: 'SSN again?' }],
      isDuplicate: true,
    });
    expect(found).toEqual([
      { reason: 'banned_words', found: ['Females only'] },
      { reason: 'asks_for_ssn_or_bank', found: ['SSN'] },
      { reason: 'duplicate_posting', found: ['Females only'] },
    ]);
  });

  it('read rich text as a person would', () => {
    expect(plainText('<p>Fish &amp; chips</p><ul><li>a</li><li>b &lt; c</li></ul>')).toBe('Fish & chips\na\nb < c');
  });
});
