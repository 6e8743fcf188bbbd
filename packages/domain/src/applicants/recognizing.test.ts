import { describe, expect, it } from 'vitest';
import { type GivenContact, type KnownContact, recognizePerson, type Trust } from './recognizing.ts';

const contact = (phone: string | null, email: string | null): GivenContact => ({
  phone,
  email,
  region_number: phone && '1',
});
const PHONE = '4045550101';
const OTHER_PHONE = '4045550199';
const MAIL = 'ana@mail.test';
const OTHER_MAIL = 'stranger@mail.test';
const ana: KnownContact = { person_id: 7, ...contact(PHONE, MAIL) };
const phoneOnly: KnownContact = { person_id: 8, ...contact(PHONE, null) };
const mailOnly: KnownContact = { person_id: 9, ...contact(null, MAIL) };

const known = (personId: number) => ({ kind: 'known', personId });
const duplicate = (of: number) => ({ kind: 'possible_duplicate', of });
const NEW = { kind: 'new' };

describe('recognizePerson', () => {
  it.each<[string, KnownContact[], GivenContact, Trust, object]>([
    ['nobody is known', [], contact(PHONE, MAIL), 'form', NEW],
    ['both are the same', [ana], contact(PHONE, MAIL), 'form', known(7)],
    ['the phone is theirs, the address another', [ana], contact(PHONE, OTHER_MAIL), 'form', duplicate(7)],
    ['the phone is theirs, no address is given', [ana], contact(PHONE, null), 'form', duplicate(7)],
    ['the address is theirs, the phone another', [ana], contact(OTHER_PHONE, MAIL), 'form', duplicate(7)],
    ['phone alone is known and given', [phoneOnly], contact(PHONE, null), 'form', known(8)],
    ['phone alone is known, an address comes along', [phoneOnly], contact(PHONE, OTHER_MAIL), 'form', duplicate(8)],
    ['the same digits in another country', [ana], { ...contact(PHONE, OTHER_MAIL), region_number: '65' }, 'form', NEW],
    ['the number was proven by a texted link', [ana], contact(PHONE, OTHER_MAIL), 'phone_proven', known(7)],
    ['another number was proven', [ana], contact(OTHER_PHONE, MAIL), 'phone_proven', duplicate(7)],
    ['staff give the phone', [ana], contact(PHONE, OTHER_MAIL), 'staff', known(7)],
    ['staff give the address', [ana], contact(OTHER_PHONE, MAIL), 'staff', known(7)],
    ['staff add somebody by address', [mailOnly], contact(null, MAIL), 'staff', known(9)],
    ['two people share one each', [mailOnly, phoneOnly], contact(PHONE, MAIL), 'form', duplicate(8)],
    ['somebody has both, another one', [phoneOnly, ana], contact(PHONE, MAIL), 'form', known(7)],
    ['nothing is shared', [], contact(OTHER_PHONE, OTHER_MAIL), 'staff', NEW],
  ])('when %s [CAR-010, AHD-002]', (_case, records, given, trust, expected) => {
    expect(recognizePerson(records, given, trust)).toEqual(expected);
  });
});
