import { describe, expect, it } from 'vitest';
import { attestedIn, formOfSection, papersOf, provenBy } from './signed-sections.ts';

const CARD = { papers: 'a', a_document: 'i766', a_expires: '2027-06-30', first_day: '2026-11-16' };

describe('A signed section', () => {
  it.each([
    ['2008-11-16', false],
    ['2008-11-17', true],
    ['1990-01-01', false],
    [null, false],
  ])('of somebody born on %s says that they are a minor: %s [ONB-044]', (date_of_birth, is_minor) => {
    expect(attestedIn({ work_status: 'us_citizen', date_of_birth }, '2026-11-16')).toEqual({
      work_status: 'us_citizen',
      is_minor,
    });
  });

  it('has no status that the form does not know [ONB-044]', () => {
    expect(attestedIn({ work_status: 'other' }, '2026-11-16').work_status).toBeNull();
  });

  it('limits the right to work by the permit, and never for a citizen [AHD-011]', () => {
    const permitted = { work_status: 'alien_authorized_to_work', work_until: '2027-05-01' };
    expect(provenBy(permitted, CARD).reverify_by).toBe('2027-05-01');
    expect(provenBy({ work_status: 'us_citizen' }, CARD).reverify_by).toBeNull();
  });

  it('gives a receipt until the first of its dates [ONB-044]', () => {
    const receipts = { papers: 'b_and_c', b_receipt: 'replacement', c_receipt: 'none', first_day: '2026-11-16' };
    expect(provenBy({}, receipts)).toEqual({ is_short_job: false, receipt_until: '2027-02-14', reverify_by: null });
    expect(provenBy({}, { ...receipts, b_receipt: 'none', short_job: true })).toEqual({
      is_short_job: true,
      receipt_until: null,
      reverify_by: null,
    });
  });

  it('names the papers of the lists that were used [ONB-044]', () => {
    expect(papersOf({ ...CARD, b_document: 'drivers_license' })).toEqual([{ key: 'i766', expires: '2027-06-30' }]);
    expect(papersOf({ papers: 'b_and_c', b_document: 'drivers_license', c_document: 'nothing' })).toEqual([
      { key: 'drivers_license', expires: null },
    ]);
  });

  it('is checked again with the form it was filled in with [AHD-011]', () => {
    const facts = { uses_everify: true, is_minor: false, work_status: 'us_citizen' } as const;
    expect(formOfSection('section1', facts).key).toBe('i9_section1');
    const listB = formOfSection('section2', facts).steps[0]?.fields.find(({ key }) => key === 'b_document');
    expect(listB?.kind === 'choice' && listB.options).not.toContain('voter_card');
  });
});
