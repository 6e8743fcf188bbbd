// The browser needs only the method and path of an endpoint. Removing the rest keeps endpoints small and lets the
// bundler drop unused schemas.
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const KEPT = new Set(['method', 'path']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

export const bareEndpoints = (): Plugin => ({
  name: 'onward-bare-endpoints',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/]/ },
    handler: (code) => ({ code: bareContract(code), map: null }),
  },
});

export const bareContract = (code: string): string =>
  withEdits(code, editsIn(parseSync('contract.js', code).program, code));

/** Top-level calls only build schemas, so unused ones can be dropped. */
function editsIn(node: unknown, code: string): Edit[] {
  if (Array.isArray(node)) return node.flatMap((each) => editsIn(each, code));
  if (!isNode(node) || /Function/.test(node.type)) return [];
  if (node.type !== 'CallExpression') return Object.values(node).flatMap((value) => editsIn(value, code));
  const bare = bareEndpoint(node, code);
  if (bare) return [{ start: node.start, end: node.end, text: bare }];
  return [{ start: node.start, end: node.start, text: '/* @__PURE__ */ ' }, ...editsIn(node.arguments, code)];
}

/** `endpoint({ name, method, path, … })` with its method and path alone. */
function bareEndpoint({ callee, arguments: [shape] }: ESTree.CallExpression, code: string): string | null {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || shape?.type !== 'ObjectExpression') return null;
  const kept = shape.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && KEPT.has(property.key.name),
  );
  return kept.length === KEPT.size ? `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })` : null;
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;

const withEdits = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
