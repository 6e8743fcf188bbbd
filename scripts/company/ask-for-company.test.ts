import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askForCompany } from './ask-for-company.ts';

const answer = async (lines: string[]) => {
  const input = new PassThrough();
  const output = new PassThrough();
  const shown: Buffer[] = [];
  output.on('data', (chunk: Buffer) => shown.push(chunk));
  const asked = askForCompany(input, output);
  // One line at a time, as somebody types: a question reads what comes after it.
  for (const line of lines) {
    await new Promise(setImmediate);
    input.write(`${line}\n`);
  }
  setImmediate(() => input.end());
  const entry = await asked;
  return { entry, shown: Buffer.concat(shown).toString() };
};

const LINES = ['Larkfield', 'America/New_York', '', 'Decatur', '', '412 Church St', 'Decatur', 'GA'];

describe('Creating a company in the terminal', () => {
  it('asks for each fact, again for a wrong one, and never shows the password [CMP-067]', async () => {
    const { entry, shown } = await answer([...LINES, '3003', '30030', 'Nora', 'nora@x.test', 'larks fly at seven']);
    expect(entry).toMatchObject({
      company: { name: 'Larkfield', time_zone: 'America/New_York', language: 'en' },
      location: { name: 'Decatur', brand: '', state: 'GA', postal_code: '30030' },
      admin: { name: 'Nora', email: 'nora@x.test', password: 'larks fly at seven' },
    });
    expect(shown.match(/ZIP: /g)).toHaveLength(2);
    expect(shown).not.toContain('larks fly');
  });

  it('creates nothing when the answers end early [CMP-067]', async () => {
    await expect(answer(LINES)).rejects.toThrow('Nothing was created');
  });
});
