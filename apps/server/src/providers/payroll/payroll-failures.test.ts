// Providers that are down, slow, busy, or wrong: nobody is hired twice, and every outcome has one name (INT-016).
import { inspect } from 'node:util';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayrollMood } from '../../../../sandbox/src/payroll/payroll-world.ts';
import { BIRTH, hireFor, IMPATIENT, PayrollSandbox, QUICK, SSN } from './payroll.fixture.ts';
import { PayrollProblem } from './payroll-problem.ts';

let sandbox: PayrollSandbox;

beforeAll(async () => {
  sandbox = await PayrollSandbox.open();
});
beforeEach(() => sandbox.clear());
afterAll(() => sandbox.close());

type Failure = Pick<PayrollMood, 'answer'> & Partial<PayrollMood>;

/** Enough to outlast every repetition. */
const ALWAYS = 99;

const CLIENT_SECRET = 'planted-client-secret-5551';

async function problemOf(work: Promise<unknown>): Promise<PayrollProblem> {
  const error = await work.then(
    () => new Error('It worked.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PayrollProblem)) throw error;
  // Whatever went wrong, nothing of the person or the connection may end up in a log.
  const logged = [error.message, error.stack, inspect(error, { depth: 9 }), JSON.stringify(error)].join(' ');
  for (const secret of [
    SSN,
    '132-45-6789',
    BIRTH,
    '17.25',
    'onward-sandbox-secret',
    CLIENT_SECRET,
    'Bearer',
    'Ortiz',
  ]) {
    expect(logged).not.toContain(secret);
  }
  expect(error.cause).toBeUndefined();
  return error;
}

describe.each(PAYROLL_PROVIDERS)('The payroll client for %s', (provider) => {
  const hire = hireFor(provider);
  const feel = (failure: Failure) => sandbox.mood({ system: provider, on: 'write', times: 1, ...failure });

  it.each([
    ['an error although the person was stored', { answer: 'stored_500' }],
    ['half an answer', { answer: 'half' }],
    ['a lost answer', { answer: 'lost' }],
    ['an error of the service, once', { answer: 500 }],
    ['an error of the service, twice', { answer: 503, times: 2 }],
    ['a refused token', { answer: 401 }],
    ['a request to wait a second', { answer: 429, retry_after: 1 }],
    ['an error while it gets a token', { answer: 500, on: 'token' }],
    ['a lost token', { answer: 'down', on: 'token' }],
  ] satisfies [string, Failure][])('makes exactly one person after %s [INT-016, EMP-031]', async (_name, failure) => {
    if ('on' in failure) await sandbox.revokeTokens();
    await feel(failure);
    const client = sandbox.client(provider);
    const { externalId } = await client.create(hire);
    expect((await sandbox.people()).map(({ key }) => key)).toEqual([externalId]);
    expect(await client.find(hire.reference)).toBe(externalId);
  });

  it.each([
    ['unavailable', 'errors of the service', { answer: 500, times: ALWAYS }],
    ['unavailable', 'a connection that ends', { answer: 'down', times: ALWAYS }],
    ['unavailable', 'no token', { answer: 503, times: ALWAYS, on: 'token' }],
    ['busy', 'a request to wait a minute', { answer: 429, retry_after: 60 }],
    ['busy', 'a request to wait that names no time', { answer: 429 }],
    ['unauthorized', 'refused tokens', { answer: 401, times: ALWAYS }],
    ['unauthorized', 'refused credentials', { answer: 401, times: ALWAYS, on: 'token' }],
    ['refused', 'a forbidden call', { answer: 403 }],
    ['garbled', 'a page instead of an answer', { answer: 'html' }],
    ['garbled', 'JSON of another shape', { answer: 'nonsense' }],
    ['garbled', 'a page instead of a token', { answer: 'html', on: 'token', times: ALWAYS }],
  ] satisfies [string, string, Failure][])(
    'is %s after %s, and nobody is there; then it works [INT-016]',
    async (kind, _name, failure) => {
      if ('on' in failure) await sandbox.revokeTokens();
      await feel(failure);
      const client = sandbox.client(provider);
      expect(await problemOf(client.create(hire))).toMatchObject({ kind });
      expect(await sandbox.people()).toEqual([]);
      await sandbox.mood(null);
      await client.create(hire);
      expect(await sandbox.people()).toHaveLength(1);
    },
  );

  it('does not wait for a service that never answers, and looks before it tries again [INT-016]', async () => {
    await feel({ answer: 'hang', times: ALWAYS });
    const client = sandbox.client(provider, IMPATIENT);
    expect(await problemOf(client.create(hire))).toMatchObject({ kind: 'unavailable', status: null });
    const calls = await sandbox.calls();
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('does not believe a success that is about somebody else [INT-016]', async () => {
    await feel({ answer: 'wrong_record' });
    const client = sandbox.client(provider);
    expect(await problemOf(client.create(hire))).toMatchObject({ kind: 'garbled' });
    const [person] = await sandbox.people();
    expect(await client.find(hire.reference)).toBe(person?.key);
  });

  it('repeats an update, because it is the same record [INT-016, EMP-031]', async () => {
    const client = sandbox.client(provider);
    const { externalId } = await client.create(hire);
    for (const answer of ['lost', 'half', 'stored_500', 500, 'down'] as const) {
      await feel({ answer });
      await client.update(externalId, hireFor(provider, { legalFirstName: `Ana ${answer}` }));
      const people = await sandbox.people();
      expect(people.map(({ name }) => name)).toEqual([`Ana ${answer} Ortiz`]);
    }
    await feel({ answer: 500, times: ALWAYS });
    expect(await problemOf(client.update(externalId, hire))).toMatchObject({ kind: 'unavailable' });
  });

  it('refuses to update a record that is not there [EMP-031]', async () => {
    expect(await problemOf(sandbox.client(provider).update('GONE', hire))).toMatchObject({
      kind: 'refused',
      status: 404,
    });
  });

  it.each(['html', 'nonsense', 'wrong_record'] as const)('does not find anybody in %s [INT-016]', async (answer) => {
    const client = sandbox.client(provider);
    await client.create(hire);
    await feel({ answer, on: 'read', times: ALWAYS });
    const found = await client.find(hire.reference).catch((error: unknown) => error);
    expect(found === null || (found instanceof PayrollProblem && found.kind === 'garbled')).toBe(true);
  });

  it('repeats a question [INT-016]', async () => {
    const client = sandbox.client(provider);
    const { externalId } = await client.create(hire);
    for (const answer of [500, 'half', 'lost', 'down'] as const) {
      await feel({ answer, on: 'read', times: 2 });
      expect(await client.find(hire.reference)).toBe(externalId);
    }
    await feel({ answer: 'hang', on: 'read' });
    expect(await sandbox.client(provider, { ...QUICK, timeoutMs: 500 }).find(hire.reference)).toBe(externalId);
  });

  it('says that wrong credentials do not work [INT-016]', async () => {
    const client = sandbox.client(provider, QUICK, { clientSecret: CLIENT_SECRET });
    expect(await problemOf(client.checkConnection())).toMatchObject({ kind: 'unauthorized' });
    expect(await problemOf(client.create(hire))).toMatchObject({ kind: 'unauthorized' });
  });

  it('replaces a revoked token once for many calls at the same time [INT-016]', async () => {
    const client = sandbox.client(provider);
    await client.checkConnection();
    await sandbox.revokeTokens();
    await feel({ answer: 500, on: 'token', skip: 1, times: ALWAYS });
    await Promise.all([client.find('A'), client.find('B'), client.find('C'), client.checkConnection()]);
  });
});
