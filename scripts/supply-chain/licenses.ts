/** Licenses that third-party packages in the product may have: all of them allow us to ship it under ours. */

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // Shipped unchanged as a package of its own, which anyone can exchange.
  'LGPL-3.0',
  'MIT',
  'MIT-0',
  // For fonts.
  'OFL-1.1',
  // As permissive as BSD; used by a port of a Python library.
  'Python-2.0',
]);

/** Reads `(MIT OR GPL-3.0)` as a choice and `MIT AND ISC` as both. */
export function isAllowedLicense(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((each) => ALLOWED.has(each.trim())));
}
