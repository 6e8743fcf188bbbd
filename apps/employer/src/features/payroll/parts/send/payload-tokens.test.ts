import { describe, expect, it } from 'vitest';
import { payloadTokens } from './payload-tokens.ts';

describe('The payload of a dry run', () => {
  const body = JSON.stringify({ ssn: '*****4821', name: 'O"Neil: Jr', rate: '*****', list: [1, null] }, null, 2);

  it('marks names and masked values, whatever the values contain [AHD-013]', () => {
    const marked = payloadTokens(body).filter(({ kind }) => kind !== 'plain');
    expect(marked).toEqual([
      { kind: 'name', text: '"ssn"' },
      { kind: 'masked', text: '"*****4821"' },
      { kind: 'name', text: '"name"' },
      { kind: 'name', text: '"rate"' },
      { kind: 'masked', text: '"*****"' },
      { kind: 'name', text: '"list"' },
    ]);
  });

  it('loses nothing of the text [AHD-013]', () => {
    const joined = payloadTokens(body)
      .map(({ text }) => text)
      .join('');
    expect(joined).toBe(body);
    expect(payloadTokens('')).toEqual([]);
  });
});
