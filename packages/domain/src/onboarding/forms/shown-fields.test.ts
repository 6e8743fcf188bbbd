import { expect, it } from 'vitest';
import { BASIC_INFORMATION } from './basic-information.ts';
import { fieldsOf } from './form-fields.ts';
import { phoneOf, shownFields } from './shown-fields.ts';

const fields = fieldsOf(BASIC_INFORMATION);
const phone = fields.find(({ key }) => key === 'phone');

it('shows the country of a phone number as a part of it [ONB-042]', () => {
  const shown = shownFields(fields).map(({ key }) => key);
  expect(shown).toContain('phone');
  expect(shown).not.toContain('region_number');
});

it('reads a phone number with its country, or as one of the United States [ONB-042]', () => {
  if (phone?.kind !== 'phone') throw new Error('The field is missing.');
  expect(phoneOf(phone, { phone: '5512345678', region_number: '52' })).toEqual({
    phone: '5512345678',
    region_number: '52',
  });
  expect(phoneOf(phone, { phone: '4045550148' }).region_number).toBe('1');
});
