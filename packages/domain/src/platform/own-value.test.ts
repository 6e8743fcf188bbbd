import { describe, expect, it } from 'vitest';
import { fillDetails } from '../interviews/meeting-details.ts';
import { isPostalCode } from '../locations/addresses.ts';
import { emptyTags, fillTags } from '../messages/merge-tags.ts';
import { eventOfProvider } from '../messages/message-states.ts';
import { currencyOf } from '../positions/structured-data.ts';
import { ownValue } from './own-value.ts';

describe('a name that every object inherits', () => {
  it('is found only where it is an entry [PLT-006]', () => {
    expect(ownValue({ a: 1 }, 'a')).toBe(1);
    expect(ownValue({ constructor: 1 }, 'constructor')).toBe(1);
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(ownValue({}, name)).toBe(undefined);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s is not found in any of our tables [PLT-006]',
    (name) => {
      expect(fillTags(`Hi {{${name}}}.`, {})).toBe('Hi.');
      expect(emptyTags(`Hi {{${name}}}.`, {})).toEqual([name]);
      expect(fillDetails(`Hi {{${name.toLowerCase()}}}.`, {})).toBe('Hi .');
      expect(eventOfProvider(name)).toBe(null);
      expect(isPostalCode(name, '12345')).toBe(true);
      expect(currencyOf(name)).toBe('USD');
    },
  );
});
