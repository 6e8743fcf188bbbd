/**
 * The product's parts in CycloneDX format. Built from the lock file, because npm's own list omits packages that are
 * both runtime and development dependencies.
 */
import { randomUUID } from 'node:crypto';
import type { ProductionPackage } from './packages.ts';

export const partsList = (product: { name: string; version: string }, packages: readonly ProductionPackage[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { type: 'application', 'bom-ref': purl(product), ...product, purl: purl(product) },
  },
  components: packages.map((one) => ({
    type: 'library',
    'bom-ref': purl(one),
    name: one.name,
    version: one.version,
    scope: one.optional ? 'optional' : 'required',
    purl: purl(one),
    licenses: [/[\s(]/.test(one.license) ? { expression: one.license } : { license: { id: one.license } }],
    hashes: hashesOf(one.integrity),
  })),
});

const purl = ({ name, version }: { name: string; version: string }): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const ALGORITHMS: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha1: 'SHA-1' };

function hashesOf(integrity: string | null): { alg: string; content: string }[] {
  const [algorithm = '', content = ''] = integrity?.split('-') ?? [];
  const alg = ALGORITHMS[algorithm];
  return alg ? [{ alg, content: Buffer.from(content, 'base64').toString('hex') }] : [];
}
