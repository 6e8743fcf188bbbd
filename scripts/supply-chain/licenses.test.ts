import { expect, test } from 'vitest';
import { root } from '../supervisor/programs.ts';
import { isAllowedLicense } from './licenses.ts';
import { productionPackages } from './packages.ts';
import { partsList } from './parts-list.ts';

test('every package of others in the product has a license we may ship', async () => {
  const packages = await productionPackages(root);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ license }) => !isAllowedLicense(license))).toEqual([]);
});

test('the list of parts has every one of them, with its hash and no address of a registry', async () => {
  const packages = await productionPackages(root);
  const { components } = partsList({ name: 'onward', version: '1' }, packages);
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'argparse', '@node-rs/argon2']),
  );
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(packages.length);
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  expect(JSON.stringify(components)).not.toContain('://');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['none', false],
])('%s may be shipped: %s', (license, allowed) => {
  expect(isAllowedLicense(license)).toBe(allowed);
});
