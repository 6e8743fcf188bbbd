import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The output of a log with this entry. */
function printed(entry: object): string {
  let text = '';
  createLog('info', { write: (line: string) => (text += line) } as never).info(entry, 'something happened');
  return text;
}

describe('the log', () => {
  it('does not include row values from a database error [PLT-055]', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (ssn)=(123-45-6789) already exists.',
      where: 'COPY employees, line 1: "123-45-6789"',
    });
    const text = printed({ err: error });
    expect(text).toContain('23505');
    expect(text).not.toContain('123-45-6789');
  });

  it('redacts passwords and tokens [PLT-055]', () => {
    expect(printed({ body: { password: 'Larks-fly-at-7', token: 'abc-def' } })).not.toMatch(/Larks|abc-def/);
  });
});
