import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findFreePorts, requireFreePorts } from './ports.ts';

describe('The check of the ports', () => {
  test('is content with free ports', async () => {
    const [first = 0, second = 0] = await findFreePorts(2);
    await requireFreePorts('127.0.0.1', [
      { setting: 'PORT', port: first },
      { setting: 'SANDBOX_PORT', port: second },
    ]);
  });

  test('names the port that is taken and the setting that moves it', { timeout: 15_000 }, async () => {
    const [port = 0] = await findFreePorts(1);
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const check = requireFreePorts('127.0.0.1', [{ setting: 'SANDBOX_PORT', port }]);
    await expect(check).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it or set SANDBOX_PORT to another number.`,
    );
    taken.close();
  });

  test('waits for a server that is just leaving', async () => {
    const [port = 0] = await findFreePorts(1);
    const leaving = createServer().listen(port, '127.0.0.1');
    await once(leaving, 'listening');
    setTimeout(() => leaving.close(), 200);
    await requireFreePorts('127.0.0.1', [{ setting: 'PORT', port }]);
  });

  test('explains an address that is not of this machine', async () => {
    const check = requireFreePorts('192.0.2.1', [{ setting: 'PORT', port: 4000 }]);
    await expect(check).rejects.toThrow('This machine has no address 192.0.2.1.');
  });
});
