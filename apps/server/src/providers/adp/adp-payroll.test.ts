// ADP accepts only connections with a client certificate: the sandbox behind a server that asks for one.
import { once } from 'node:events';
import { request as forward } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type SandboxFixture } from '../../../../sandbox/src/testing/sandbox-fixture.ts';
import { CREDENTIALS, hireFor, QUICK } from '../payroll/payroll.fixture.ts';
import { consentAddress, readSubscriptions } from './adp-consent.ts';
import { AdpPayroll } from './adp-payroll.ts';
import { openAuthority, type Pem } from './certificates.fixture.ts';

let sandbox: SandboxFixture;
let server: Server;
let ca: string;
let own: Pem;
let foreign: Pem;
const presented: string[] = [];

beforeAll(async () => {
  sandbox = await openSandbox();
  const authority = await openAuthority('ADP of the test');
  ca = authority.pem;
  own = await authority.issue('Onward');
  foreign = await (await openAuthority('Somebody else')).issue('Onward');
  const options = { ...(await authority.issue('Server')), ca, requestCert: true, rejectUnauthorized: true };
  server = createServer(options, (incoming, outgoing) => {
    const socket = incoming.socket as import('node:tls').TLSSocket;
    presented.push(String(socket.getPeerCertificate().subject.CN));
    const { method, url, headers } = incoming;
    const onward = forward(`${sandbox.url}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await sandbox.remove();
});

const clientWith = (pem: Pem) => {
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/adp`;
  return new AdpPayroll('adp', { url, tokenUrl: url, certificate: { ...pem, ca } }, CREDENTIALS.adp, QUICK);
};

describe('The payroll client for ADP', () => {
  it('presents our certificate for the token and for every call [INT-011, INT-014]', async () => {
    const { externalId } = await clientWith(own).create(hireFor('adp'));
    expect(externalId).not.toBe('');
    expect(presented.length).toBeGreaterThanOrEqual(3);
    expect(new Set(presented)).toEqual(new Set(['Onward']));
  });

  it('presents it for the code of a consent and for the credentials behind it [INT-012, INT-014]', async () => {
    const before = presented.length;
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/adp`;
    const client = { clientId: 'onward-sandbox', clientSecret: CREDENTIALS.adp.clientSecret };
    const settings = { url, tokenUrl: url, certificate: { ...own, ca }, ...client };
    const redirectUri = 'http://127.0.0.1:3000/adp/redirect';
    const page = consentAddress(settings, 'state', redirectUri).replace(url, `${sandbox.url}/adp`);
    const form = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ organization: 'all' }) } as const;
    const back = new URL((await fetch(page, form)).headers.get('location') ?? '');
    const code = back.searchParams.get('code') ?? '';
    const found = await readSubscriptions(settings, { code, redirectUri }, QUICK);
    expect(found.map(({ clientId }) => clientId)).toEqual(['adp-sandbox', 'adp-run-sandbox']);
    expect(presented.slice(before)).toEqual(['Onward', 'Onward']);
    await expect(readSubscriptions(settings, { code, redirectUri }, QUICK)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('reaches nothing with a certificate of another authority, and reveals no key [INT-014]', async () => {
    const before = presented.length;
    const error = await clientWith(foreign)
      .find('OW2B')
      .catch((thrown: unknown) => thrown);
    // The token of the first test is still valid, so only the certificate can have been refused.
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(presented).toHaveLength(before);
    const logged = inspect(error, { depth: 9 });
    for (const line of foreign.key.split('\n').filter((text) => text.length > 0)) expect(logged).not.toContain(line);
  });
});
