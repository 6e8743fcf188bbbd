import { describe, expect, it } from 'vitest';
import { i9Section2 } from '../onboarding/forms/i9-section2.ts';
import { canCorrect, differences, reverifyAfter, type SupplementEntry, supplementProblems } from './i9-changes.ts';

const FORM = i9Section2({ isMinor: false, usesEverify: false, workStatus: 'us_citizen' });

describe('A correction', () => {
  it('is every value that differs, also one that was added or taken away [AHD-011]', () => {
    const before = { papers: 'a', a_document: 'us_passport', a_number: '512345678', additional_information: 'x' };
    const after = { papers: 'a', a_document: 'us_passport', a_number: '512345679', signer_title: 'Manager' };
    expect(differences(FORM, before, after)).toEqual([
      { field: 'a_number', before: '512345678', after: '512345679' },
      { field: 'signer_title', before: null, after: 'Manager' },
      { field: 'additional_information', before: 'x', after: null },
    ]);
    expect(differences(FORM, before, { ...before, signer_title: '' })).toEqual([]);
  });

  it('by the employer is of Section 2 only [AHD-011]', () => {
    expect([canCorrect('section1'), canCorrect('section2')]).toEqual([false, true]);
  });
});

describe('A supplement', () => {
  const entry: SupplementEntry = {
    kind: 'reverification',
    rehired_on: null,
    new_last_name: null,
    new_first_name: null,
    document: 'i766',
    document_number: 'ABC1234567890',
    expires_on: '2028-01-01',
    additional_information: null,
    examined: 'in_person',
  };
  const facts = {
    workStatus: 'alien_authorized_to_work',
    today: '2026-11-18',
    usesEverify: false,
    reverifyBy: '2026-12-01',
    isWithinThreeYears: true,
  } as const;

  it.each([
    [{}, {}, {}],
    [{}, { reverifyBy: null }, { kind: 'not_needed' }],
    [{ document: null }, {}, { document: 'required' }],
    [{ document: 'drivers_license' }, {}, { document: 'not_an_option' }],
    [{ document: 'us_passport' }, {}, { document: 'not_an_option' }],
    [{ document_number: null, expires_on: null }, {}, { document_number: 'required', expires_on: 'required' }],
    [{ expires_on: '2026-11-17' }, {}, { expires_on: 'expired' }],
    [{ document: 'ss_card', document_number: '123456788', expires_on: null }, {}, {}],
    [{ examined: 'live_video' }, {}, { examined: 'video_needs_everify' }],
    [{ examined: 'live_video' }, { usesEverify: true }, {}],
    [{ kind: 'rehire', document: null }, {}, { rehired_on: 'required' }],
    [{ kind: 'rehire', rehired_on: '2026-11-16', document: null }, {}, {}],
    [
      { kind: 'rehire', rehired_on: '2026-11-16', document: null },
      { reverifyBy: '2026-11-17' },
      { document: 'required' },
    ],
    [
      { kind: 'rehire', rehired_on: '2026-11-16', document: null },
      { isWithinThreeYears: false },
      { rehired_on: 'too_late' },
    ],
    [{ kind: 'rehire', rehired_on: '2026-11-16', document: null }, { workStatus: 'us_citizen', reverifyBy: null }, {}],
  ] as const)('of %j with %j has the problems %j [AHD-011]', (changed, around, problems) => {
    expect(supplementProblems({ ...entry, ...changed }, { ...facts, ...around })).toEqual(problems);
  });

  it('asks again when its paper ends [AHD-011]', () => {
    expect(reverifyAfter(entry)).toBe('2028-01-01');
    expect(reverifyAfter({ document: 'ss_card', expires_on: '2028-01-01' })).toBeNull();
    expect(reverifyAfter({ document: null, expires_on: null })).toBeNull();
  });
});
