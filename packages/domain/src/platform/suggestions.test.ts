import { describe, expect, it } from 'vitest';
import { linesToHtml, putBack, withholdPersonal } from './suggestions.ts';

describe('What is sent to the text service', () => {
  it.each([
    ['Call me at (404) 555-0134.', 'Call me at ⟦1⟧.'],
    ['+1 404 555 0134', '⟦1⟧'],
    ['My SSN is 123-45-6789', 'My SSN is ⟦1⟧'],
    ['Account 000123456789', 'Account ⟦1⟧'],
    ['Write to ana.diaz@mail.test', 'Write to ⟦1⟧'],
    ['ana@mail.test or 404-555-0134', '⟦1⟧ or ⟦2⟧'],
    ['Typed ⟦1⟧ by hand', 'Typed ⟦1⟧ by hand'],
    ['$15.50 an hour, 30 hours', '$15.50 an hour, 30 hours'],
    ['See you at 9:30, {{applicant_first_name}}', 'See you at 9:30, {{applicant_first_name}}'],
    ['', ''],
  ])('of %o is %o, and comes back whole [CMP-003]', (text, sent) => {
    const withheld = withholdPersonal([text]);
    expect(withheld.texts).toEqual([sent]);
    expect(putBack(sent, withheld.values)).toBe(text);
  });

  it('counts placeholders across texts [CMP-003]', () => {
    expect(withholdPersonal(['a@b.test', 'c@d.test'])).toEqual({
      texts: ['⟦1⟧', '⟦2⟧'],
      values: ['a@b.test', 'c@d.test'],
    });
  });

  it('drops placeholders that stand for nothing [CMP-003]', () => {
    expect(putBack('a ⟦2⟧ b', ['x'])).toBe('a  b');
  });
});

describe('Plain lines', () => {
  it.each([
    ['', ''],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    [
      'Duties\n- Cook\n* Clean\nCome by',
      '<p>Duties</p><ul><li><p>Cook</p></li><li><p>Clean</p></li></ul><p>Come by</p>',
    ],
    ['• Last', '<ul><li><p>Last</p></li></ul>'],
    ['<script>"R&D"', '<p>&lt;script&gt;&quot;R&amp;D&quot;</p>'],
  ])('%o become %o [CMP-003]', (text, html) => {
    expect(linesToHtml(text)).toBe(html);
  });
});
