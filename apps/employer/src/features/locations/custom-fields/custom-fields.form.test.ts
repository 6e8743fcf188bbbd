import { describe, expect, it } from 'vitest';
import { fieldFaults, readOptions } from './custom-fields.form.ts';

const entries = { label: 'Region', field_type: 'select' as const, options: 'East\nWest', required: false };

describe('a custom field', () => {
  it('has one option per line, without empty lines and duplicates [CMP-017]', () => {
    expect(readOptions(' East \n\n West  side\neast')).toEqual(['East', 'West side']);
  });

  it.each([
    [entries, {}],
    [{ ...entries, label: ' ' }, { label: { fault: 'required', count: 60 } }],
    [{ ...entries, label: 'x'.repeat(61) }, { label: { fault: 'too_long', count: 60 } }],
    [{ ...entries, options: '\n' }, { options: { fault: 'too_few', count: 60 } }],
    [{ ...entries, options: 'x'.repeat(61) }, { options: { fault: 'too_long', count: 60 } }],
    [
      { ...entries, options: Array.from({ length: 51 }, (_, n) => n).join('\n') },
      { options: { fault: 'too_many', count: 50 } },
    ],
    [{ ...entries, field_type: 'text' as const, options: '' }, {}],
  ])('%o has these problems: %o [CMP-017]', (given, faults) => {
    expect(fieldFaults(given)).toEqual(faults);
  });
});
