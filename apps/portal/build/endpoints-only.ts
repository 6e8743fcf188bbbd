// Of the contract the portal needs its endpoints; a schema can pull in the rules it is written with, and with them
// the heavy ones that check phone numbers. What a call makes while the contract is read is a schema, so it is left out.
import { type ESTree, parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

export const endpointsOnly = (): Plugin => ({
  name: 'onward-endpoints-only',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/]/ },
    handler(code) {
      // The server's program is not weighed, and one of its pages may ask for more.
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
