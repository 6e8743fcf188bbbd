// Which modules the first page needs: those that the app itself, the signed-in layout, Home, and login import. They are
// bundled together (chunk-groups.ts), without antd, which alone is a third as large.
import { basename, join } from 'node:path';
import firstTexts from '@onward/locales/en/first.ts';
import type { GetModuleInfo } from 'rolldown';
import type { Plugin } from 'vite';
import { iconFiles, iconsIn } from './icon-files.ts';

const source = (path: string): string => join(import.meta.dirname, '../src', path);

/** A module that several of them import belongs to the first of them. */
export const FIRST_PARTS = {
  shell: source('app/main.tsx'),
  frame: source('app/layout/SignedInArea.tsx'),
  home: source('app/pages/home/HomePage.tsx'),
  login: source('features/identity/login/LoginPage.tsx'),
} as const;
export type FirstPart = keyof typeof FIRST_PARTS;

const OUR_OWN = /[\\/]employer[\\/]src[\\/]/;
const ICON_INDEX = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const TOO_LARGE = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;

/** Other texts are loaded later; until then their keys would be shown. */
const FIRST_TEXTS = Object.keys(firstTexts);
const TEXT_KEY = /\bt\(\s*['"`]([\w-]+):/g;

const partOf = new Map<string, FirstPart>();
const firstIcons = new Set<string>();

/** The part that includes a module, or undefined when no first page needs it. */
export function firstPartOf(id: string): FirstPart | undefined {
  if (ICON.test(id)) return firstIcons.has(basename(id)) ? 'shell' : undefined;
  return partOf.get(id);
}

export const firstLoad = (): Plugin => ({
  name: 'onward-first-load',
  apply: 'build',
  buildEnd(failure) {
    if (failure) return;
    for (const [part, entry] of Object.entries(FIRST_PARTS)) take(part as FirstPart, entry, this.getModuleInfo);
    takeIcons(this.getModuleInfo);
    const unwanted = [...partOf.keys()].find((id) => TOO_LARGE.test(id));
    for (const id of [...partOf.keys()].filter((each) => OUR_OWN.test(each))) {
      const used = [...(this.getModuleInfo(id)?.code ?? '').matchAll(TEXT_KEY)].map(([, namespace = '']) => namespace);
      const late = used.find((namespace) => !FIRST_TEXTS.includes(namespace));
      if (late) this.error(`What is shown first has no texts of “${late}” yet, which ${id} uses.`);
    }
    if (unwanted) {
      const importers = this.getModuleInfo(unwanted)?.importers.filter((id) => partOf.has(id)) ?? [];
      this.error(`What is shown first must do without ${unwanted}, imported by ${importers.join(', ')}.`);
    }
  },
});

function take(part: FirstPart, entry: string, getModuleInfo: GetModuleInfo): void {
  const found = new Set([entry]);
  for (const id of found) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    if (!partOf.has(id)) partOf.set(id, part);
  }
}

function takeIcons(getModuleInfo: GetModuleInfo): void {
  const codeOf = (id: string): string => getModuleInfo(id)?.code ?? '';
  const ids = [...partOf.keys()];
  const files = iconFiles(codeOf(ids.find((id) => ICON_INDEX.test(id)) ?? ''));
  for (const id of ids.filter((each) => OUR_OWN.test(each))) {
    for (const icon of iconsIn(codeOf(id))) firstIcons.add(files.get(icon) ?? '');
  }
}
