// Framing by named sites, over HTTP (PLT-028).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installSecurityHeaders } from '../security-headers.ts';
import { installEmployerApp } from './employer-app.ts';

it('lets named sites frame the pages of the app, and nobody its data [PLT-028]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-framing-'));
  await writeFile(join(folder, 'index.html'), '<html></html>');
  const http = Fastify();
  installSecurityHeaders(http);
  await installEmployerApp(http, folder, { frameHosts: ['https://hr.example.com'] });
  http.get('/v1/data', async () => ({}));
  const policyOf = async (url: string) => (await http.inject({ url })).headers['content-security-policy'];
  for (const page of ['/', '/hr', '/hr/applicants']) {
    expect(await policyOf(page)).toContain("frame-ancestors 'self' https://hr.example.com");
  }
  expect(await policyOf('/v1/data')).toContain("frame-ancestors 'none'");
  await http.close();
  await rm(folder, { recursive: true });
});
