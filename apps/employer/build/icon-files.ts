// Which icons a module uses. They are all imported through one file that imports every icon, so the import graph can't
// tell; their names can.
const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([^"']+)["']/g;

/** From the source of lucide's index: the file of each icon by its names. */
export const iconFiles = (index: string): Map<string, string> =>
  new Map(
    [...index.matchAll(EXPORTS)].flatMap(([, names = '', file = '']) => namesIn(names).map((name) => [name, file])),
  );

/** The names of the icons that a module imports. */
export const iconsIn = (code: string): string[] =>
  [...code.matchAll(IMPORTS)].flatMap(([, names = '']) => namesIn(names, 'first'));

/** `default as Plus, default as PlusIcon` exports the last words, `Plus as PlusIcon` imports the first. */
const namesIn = (list: string, which: 'first' | 'last' = 'last'): string[] =>
  list.split(',').map(
    (name) =>
      name
        .trim()
        .split(/\s+/)
        .at(which === 'first' ? 0 : -1) ?? '',
  );
