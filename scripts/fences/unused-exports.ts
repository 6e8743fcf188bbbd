/** Finds exports that no other file imports: dead code, or names that need not leave their file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { dynamicRequests, listFiles, sources, targetOf } from './imports.ts';

/** The values a file exports, and those it imports from others; `*` means everything. */
export interface ModuleNames {
  file: string;
  exported: readonly string[];
  imported: readonly { from: string; name: string }[];
}

/** Read by a tool that finds them by name or folder, not by an import. */
const FOUND_BY_TOOLS =
  /(\.config\.ts|\.d\.ts|\.gen\.ts|-screens\.ts|^packages\/contract\/|^packages\/locales\/|^apps\/portal\/src\/server\.tsx|^e2e\/screens\.ts|^testing\/run\/global-setup\.ts)/;

export async function checkUnusedExports(root: string): Promise<string[]> {
  const files = await listFiles(root, sources);
  const modules = await Promise.all(files.map(async (file) => namesIn(file, await readFile(join(root, file), 'utf8'))));
  return findUnused(modules);
}

export function namesIn(file: string, source: string): ModuleNames {
  const { module } = parseSync(file, source);
  const entries = module.staticExports.flatMap((each) => each.entries);
  const reexported = entries.flatMap(({ moduleRequest, importName }) =>
    moduleRequest ? [{ from: targetOf(file, moduleRequest.value), name: importName.name ?? '*' }] : [],
  );
  const imported = module.staticImports.flatMap(({ moduleRequest, entries: names }) =>
    names.map(({ importName }) => ({ from: targetOf(file, moduleRequest.value), name: nameOf(importName) })),
  );
  const loaded = dynamicRequests(source).map(({ name }) => ({ from: targetOf(file, name), name: '*' }));
  return {
    file,
    // Types are part of a function's signature, whether somebody names them or not.
    exported: entries.flatMap(({ exportName, isType }) =>
      isType || exportName.kind === 'None' ? [] : [nameOf(exportName)],
    ),
    imported: [...imported, ...reexported, ...loaded],
  };
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : (name ?? '*');

export function findUnused(modules: readonly ModuleNames[]): string[] {
  const used = new Set(modules.flatMap(({ imported }) => imported.map(({ from, name }) => `${from} ${name}`)));
  return modules
    .filter(({ file }) => !FOUND_BY_TOOLS.test(file) && !used.has(`${file} *`))
    .flatMap(({ file, exported }) =>
      exported
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file} exports ${name}, which nothing imports.`),
    );
}
