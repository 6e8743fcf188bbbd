// The portal only needs the endpoints of the contract. A schema can pull in heavy rules, such as phone number
// validation, so calls that create schemas at load time are removed from the bundle.
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

export const endpointsOnly = (): Plugin => ({
  name: 'onward-endpoints-only',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/]/ },
    handler(code) {
      // The server bundle has no size limit, and its pages may need more.
      if (this.environment.config.consumer === 'server') return null;
      return { code: withoutSchemas(code), map: null };
    },
  },
});

export function withoutSchemas(code: string): string {
  const calls = parseSync('contract.js', code)
    .program.body.flatMap(declarationsIn)
    .flatMap(({ init }) => {
      return init?.type === 'CallExpression' ? [init] : [];
    });
  return calls
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}undefined${text.slice(end)}`, code);
}

function declarationsIn(statement: ESTree.Statement): ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}
