import { describe, expect, it } from 'vitest';
import {
  canUseSupplementB,
  documentsOfList,
  fitsStatus,
  I9_DOCUMENT_KEYS,
  i9Document,
  RECEIPT_KINDS,
  receiptFits,
  receiptUntil,
  reverifyBy,
  reverifyDocuments,
} from './i9-documents.ts';
import { WORK_STATUSES } from './work-statuses.ts';

describe('The papers of Form I-9', () => {
  it('are those of the form, with three more of List B for minors [ONB-044]', () => {
    expect(documentsOfList('a')).toHaveLength(7);
    expect(documentsOfList('b')).toHaveLength(10);
    expect(documentsOfList('b', { isMinor: true })).toHaveLength(13);
    expect(documentsOfList('c')).toHaveLength(7);
    expect(i9Document('constructor')).toBeNull();
  });

  it.each([
    ['us_citizen', ['us_passport', 'us_passport_card']],
    ['noncitizen_national', ['us_passport', 'us_passport_card']],
    ['lawful_permanent_resident', ['i551', 'foreign_passport_i551']],
    ['alien_authorized_to_work', ['i766', 'foreign_passport_i94', 'fsm_rmi_passport']],
  ] as const)('of List A for %s are %j [ONB-044]', (status, keys) => {
    expect(documentsOfList('a').filter((key) => fitsStatus(key, status))).toEqual(keys);
  });

  it('of List B fit everyone, and those of List C unless they are for citizens [ONB-044]', () => {
    for (const status of WORK_STATUSES) {
      expect(documentsOfList('b', { isMinor: true }).every((key) => fitsStatus(key, status))).toBe(true);
    }
    const refused = documentsOfList('c').filter((key) => !fitsStatus(key, 'alien_authorized_to_work'));
    expect(refused).toEqual(['birth_abroad', 'i197', 'i179']);
  });
});

describe('A receipt', () => {
  it('counts 90 days, and a temporary stamp until its date or for a year [ONB-044]', () => {
    expect(receiptUntil('replacement', '2026-11-18', null)).toBe('2027-02-16');
    expect(receiptUntil('refugee_i94', '2026-11-18', '2030-01-01')).toBe('2027-02-16');
    expect(receiptUntil('temporary_i551', '2026-11-18', '2027-05-01')).toBe('2027-05-01');
    expect(receiptUntil('temporary_i551', '2026-11-18', null)).toBe('2027-11-18');
  });

  it('fits lists and statuses [ONB-044]', () => {
    const fitting = RECEIPT_KINDS.flatMap((kind) =>
      (['a', 'b', 'c'] as const).flatMap((list) =>
        WORK_STATUSES.filter((status) => receiptFits(kind, list, status)).map((status) => `${kind} ${list} ${status}`),
      ),
    );
    expect(fitting).toHaveLength(3 * 4 + 1 + 2);
    expect(fitting).toContain('temporary_i551 a lawful_permanent_resident');
    expect(fitting).toContain('refugee_i94 c alien_authorized_to_work');
    expect(fitting).not.toContain('refugee_i94 b alien_authorized_to_work');
  });
});

describe('Reverification', () => {
  const expiring = I9_DOCUMENT_KEYS.map((key) => ({ key, expires: '2027-06-30' }));

  it.each(['us_citizen', 'noncitizen_national', 'lawful_permanent_resident'] as const)(
    'never asks %s, whatever expires [AHD-011]',
    (status) => {
      expect(reverifyBy(status, '2027-01-01', expiring)).toBeNull();
    },
  );

  it('is due when the first limit of the permit is reached, never for List B [AHD-011]', () => {
    const license = { key: 'drivers_license', expires: '2026-12-31' } as const;
    const permit = { key: 'i766', expires: '2027-06-30' } as const;
    expect(reverifyBy('alien_authorized_to_work', '2027-08-01', [permit])).toBe('2027-06-30');
    expect(reverifyBy('alien_authorized_to_work', '2027-03-01', [permit])).toBe('2027-03-01');
    expect(reverifyBy('alien_authorized_to_work', null, [license])).toBeNull();
    expect(reverifyBy('alien_authorized_to_work', null, [license, { ...permit, expires: null }])).toBeNull();
  });

  it('takes papers of List A or C that fit [AHD-011]', () => {
    expect(reverifyDocuments('alien_authorized_to_work')).toEqual([
      'i766',
      'foreign_passport_i94',
      'fsm_rmi_passport',
      'ss_card',
      'birth_certificate',
      'tribal_c',
      'dhs_ead_other',
    ]);
  });

  it('reuses the form of somebody who returns within three years [AHD-011]', () => {
    expect(canUseSupplementB('2024-11-18', '2027-11-18')).toBe(true);
    expect(canUseSupplementB('2024-11-18', '2027-11-19')).toBe(false);
    expect(canUseSupplementB('2024-11-18', '2024-11-17')).toBe(false);
  });
});
