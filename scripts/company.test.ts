// `npm run company` as a person uses it: what it creates can sign in to the running product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signIn } from '@onward/contract/identity/identity';
import { resetPassword } from '@onward/contract/identity/passwords';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../testing/product/in-process-product.ts';
import { embedded } from './supervisor/database.ts';
import { root } from './supervisor/programs.ts';

const SECRET_KEY = 'a-key-that-only-this-test-uses-012345';
const PASSWORD = 'larks fly at seven';
const ANSWERS: readonly [question: string, answer: string][] = [
  ['Company name', 'Larkfield'],
  ['Time zone', 'America/New_York'],
  ['Language', 'en'],
  ['First location', 'Decatur'],
  ['Brand', ''],
  ['Street', '412 Church St'],
  ['City', 'Decatur'],
  ['State', 'GA'],
  ['ZIP', '30030'],
  ['Your name', 'Nora Whelan'],
  ['Your email', 'nora@larkfield.test'],
  ['Password', PASSWORD],
];

describe('npm run company', () => {
  let product: InProcessProduct;
  let api: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ demo: false, sandbox: true, env: { SECRET_KEY } });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  /** Types each answer once its question is shown. */
  async function run(args: string[], answers: typeof ANSWERS = []): Promise<{ code: number; output: string }> {
    const { config } = product.app;
    const child = spawn(process.execPath, [join(root, 'scripts/company.ts'), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...embedded({ applicationUrl: config.databaseUrl ?? '', ownerUrl: product.databaseUrl }),
        DATA_DIR: config.dataDir,
        PUBLIC_URL: product.url,
        SECRET_KEY,
      },
    });
    const waiting = [...answers];
    let output = '';
    let read = 0;
    const onOutput = (chunk: Buffer) => {
      output += String(chunk);
      const [next] = waiting;
      if (!next || !output.slice(read).includes(next[0])) return;
      read = output.length;
      waiting.shift();
      child.stdin.write(`${next[1]}\n`);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    const [code] = await once(child, 'exit');
    return { code, output };
  }

  it('creates a company whose super admin signs in, and the setup link ends [CMP-067]', async () => {
    const { code, output } = await run(['create'], ANSWERS);
    expect(code, output).toBe(0);
    expect(output).toContain(`Larkfield is ready. Sign in at ${product.url} as nora@larkfield.test.`);
    expect(output).not.toContain(PASSWORD);
    const body = { email: 'nora@larkfield.test', password: PASSWORD };
    expect((await api.call(signIn, { body })).status).toBe(201);
    const setup = product.lines.join(' ').match(/\/#\/setup\/(\S+)/)?.[1];
    expect((await api.request('GET', `/v1/setup/${setup}`)).body.error_code).toBe(40001);
  });

  it('invites support staff by a link that it also prints [CMP-067]', async () => {
    const email = 'sam@onward.test';
    const { code, output } = await run(['support-staff', email]);
    expect(code, output).toBe(0);
    const token = /\/reset-password\/([\w-]+)/.exec(output)?.[1] ?? '';
    expect((await product.outside.email(email)).text).toContain(`/reset-password/${token}`);
    const body = { reset_password_token: token, password: PASSWORD };
    const { status, text } = await api.call(resetPassword, { body });
    expect(status, text).toBe(200);
    const { rows } = await product.app.ownerPool.query('select is_support_staff from users where email = $1', [email]);
    expect(rows).toEqual([{ is_support_staff: true }]);
    expect((await run(['support-staff', email])).output).toContain('signs in as before');
  });

  it.each([[[]], [['support-staff', 'nobody']]])('explains itself after %j [CMP-067]', async (args) => {
    const { code, output } = await run(args);
    expect([code, output]).toEqual([1, expect.stringContaining('Use `npm run company -- create`')]);
  });
});
