// Loads all texts of a language for the server: every file in its folder is a namespace.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export function readTexts(language: string): Record<string, object> {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}
