import { expect, it } from 'vitest';
import { endsLinks, entriesOf, theirEntries, toChange } from './contact-entries.ts';

const contact = { first_name: 'Ana', last_name: 'Ruiz', email: null, phone: '4045550148', region_number: '1' };

it('sends empty fields as null, and the region only with a number [APP-012]', () => {
  const typed = { ...entriesOf(contact), email: ' ana@mail.example ', phone: { phone: ' ', region_number: '1' } };
  expect(toChange(typed)).toEqual({
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@mail.example',
    phone: null,
    region_number: null,
  });
});

it('takes over only the fields that someone else changed [AHD-021]', () => {
  const typed = { ...entriesOf(contact), first_name: 'Anna', email: 'mine@mail.example' };
  const conflict = { version: 3, fields: { email: { theirs: 'theirs@mail.example', yours: 'mine@mail.example' } } };
  expect(theirEntries(typed, conflict)).toEqual({ ...typed, email: 'theirs@mail.example' });
});

it('warns that links end when a contact is replaced or removed, not when one is added [CAR-014]', () => {
  expect(endsLinks('old@mail.example', 'new@mail.example')).toBe(true);
  expect(endsLinks('old@mail.example', ' ')).toBe(true);
  expect(endsLinks('old@mail.example', 'old@mail.example ')).toBe(false);
  expect(endsLinks('', 'new@mail.example')).toBe(false);
});
