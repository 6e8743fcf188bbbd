import { describe, expect, it } from 'vitest';
import { hasOtherLastName, isWholeName, namePartsOf, signedNameProblem } from './signer-names.ts';

const ANGELA = { first: 'Angela', last: 'Fields' };
const MARIA = { first: 'María José', last: 'Núñez de la Cruz' };

describe('A signature', () => {
  it.each([
    [ANGELA, 'Angela Fields'],
    [ANGELA, '  angela   FIELDS '],
    [ANGELA, 'Fields, Angela R.'],
    [ANGELA, 'Angela Rose Fields-Okafor Jr.'],
    [MARIA, 'Maria Jose Nunez'],
    [MARIA, 'José Cruz'],
    [{ first: 'Sean', last: "O'Neil" }, 'Sean Oneil'],
    [{ first: 'Robert', last: 'Bell', preferred: 'Bobby' }, 'Bobby Bell'],
    [{ first: 'J.', last: 'Smith Jr.' }, 'J. Smith'],
    [{ first: '伟', last: '王' }, '王伟'],
    [{ first: 'Cher', last: '' }, 'cher'],
    [{ first: '', last: 'Bell' }, 'Marcus Bell'],
  ])('of %j may be %j [OFR-010]', (known, signature) => {
    expect(signedNameProblem(signature, [known])).toBeNull();
  });

  it.each([
    [ANGELA, 'x'],
    [ANGELA, 'Zz'],
    [ANGELA, 'Angela'],
    [ANGELA, 'A. Fields'],
    [ANGELA, 'Mickey Mouse'],
    [ANGELA, 'Angela Mouse'],
    [{ first: 'James', last: 'James' }, 'James Smith'],
    [MARIA, 'Maria de la Vega'],
    [{ first: 'J.', last: 'Smith Jr.' }, 'J. Jones Jr.'],
    [{ first: '', last: 'Bell' }, 'Marcus'],
  ])('of %j may not be %j [OFR-010]', (known, signature) => {
    expect(signedNameProblem(signature, [known])).toBe('other_name');
  });

  it('may be any of the names of somebody [OFR-010, ONB-043]', () => {
    const names = [
      { first: 'Angela', last: 'Okafor' },
      { first: 'Angela', last: 'Fields' },
    ];
    expect(signedNameProblem('Angela Fields', names)).toBeNull();
    expect(signedNameProblem('Angela Bell', names)).toBe('other_name');
  });

  it.each([
    ['q', 'name_incomplete'],
    ['Angela Fields', null],
    ['王伟', null],
  ])('of somebody without a known name: %j has the problem %j [OFR-010]', (signature, problem) => {
    expect(signedNameProblem(signature, [{ first: ' ', last: '' }])).toBe(problem);
  });
});

describe('A name', () => {
  it.each([
    ['Renee Castellano', { first: 'Renee', last: 'Castellano' }],
    ['Mary Ann Smith Jr.', { first: 'Mary', last: 'Smith' }],
    ['Ada Quist 2', { first: 'Ada', last: 'Quist' }],
    ['Owner', { first: 'Owner', last: '' }],
  ])('that is known as %j is %j [OFR-012]', (name, parts) => {
    expect(namePartsOf(name)).toEqual(parts);
  });

  it('is whole with two words [OFR-010]', () => {
    expect(['Angela Fields', '王伟', 'Angela', '王', ' '].map(isWholeName)).toEqual([true, true, false, false, false]);
  });

  it.each([
    ['Yusuf Fernandez', false],
    ['yusuf A. FERNÁNDEZ', false],
    ['Fernandez Yusuf', false],
    ['Mickey Mouse', true],
  ])('%j of Yusuf Fernandez has another last name: %j [CHK-010]', (name, isOther) => {
    expect(hasOtherLastName(name, { first: 'Yusuf', last: 'Fernandez' })).toBe(isOther);
  });
});
