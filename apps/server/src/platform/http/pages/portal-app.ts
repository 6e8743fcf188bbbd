// Loads the built portal: its renderer and its browser files. Its sources are never imported here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { RenderPage } from '@onward/contract/careers/portal-pages';
import type { FastifyInstance } from 'fastify';

export interface PortalApp {
  render: RenderPage;
  /** Folder of the browser files. */
  folder: string;
}

interface Bundle {
  createRenderer(manifest: unknown): RenderPage;
}

export async function loadPortal(folder: string): Promise<PortalApp> {
  const browserFolder = join(folder, 'client');
  const manifest: unknown = JSON.parse(await readFile(join(browserFolder, 'manifest.json'), 'utf8'));
  const bundle = (await import(pathToFileURL(join(folder, 'server/portal.js')).href)) as Bundle;
  return { render: bundle.createRenderer(manifest), folder: browserFolder };
}

const PORTAL_WORKER = '/onboarding-worker.js';

/** It serves the pages of the portal, and loads what it keeps from here. */
const WORKER_HEADERS = {
  'service-worker-allowed': '/onboarding-portal/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cache-control': 'no-cache',
};

/** Hashed names are cached forever; the icon and the link preview image keep their names. */
export async function installPortalFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/portal-assets/',
    decorateReply: false,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
      response.header('cross-origin-resource-policy', 'cross-origin');
      if (path.endsWith(PORTAL_WORKER)) response.headers(WORKER_HEADERS);
    },
  });
}
