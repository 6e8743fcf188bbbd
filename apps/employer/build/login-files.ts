// The built files of the login page, beyond those that every page needs.
import type { OutputBundle, OutputChunk } from 'rolldown';
import { FIRST_PARTS } from './first-load.ts';

/** By language. */
export type LoginFiles = Record<'en' | 'fr', string[]>;

export function loginFiles(bundle: OutputBundle): LoginFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (module: string): OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file holds ${module}`);
    return chunk;
  };

  const filesOf = (chunk: OutputChunk): Set<string> => {
    const found = new Set([chunk]);
    for (const { imports } of found) {
      for (const name of imports) {
        const imported = byName.get(name);
        if (imported) found.add(imported);
      }
    }
    return new Set(
      [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
    );
  };

  const always = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...filesOf(entry)]));
  const beyond = (module: string): string[] =>
    [...filesOf(chunkOf(module))].filter((name) => !always.has(name)).map((name) => `/${name}`);
  const login = beyond(FIRST_PARTS.login);
  return {
    en: [...login, ...beyond('/locales/en/first.ts')],
    fr: [...login, ...beyond('/locales/fr/first.ts')],
  };
}
