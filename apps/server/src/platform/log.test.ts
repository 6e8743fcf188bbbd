import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** What a log with this entry prints. */
function printed(entry: object): string {
  let text = '';
  createLog('info', { write: (line: string) => (text += line) } as never).info(entry, 'something happened');
  return text;
}

describe('the log', () => {
  it('does not quote the rows that a database error names [PLT-055]', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (ssn)=(123-45-6789) already exists.',
      where: 'COPY employees, line 1: "123-45-6789"',
    });
    const text = printed({ err: error });
    expect(text).toContain('23505');
    expect(text).not.toContain('123-45-6789');
  });

  it('withholds passwords and tokens [PLT-055]', () => {
    expect(printed({ body: { password: 'Larks-fly-at-7', token: 'abc-def' } })).not.toMatch(/Larks|abc-def/);
  });
});
