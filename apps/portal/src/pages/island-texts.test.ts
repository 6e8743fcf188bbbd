import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { textsForIsland, textsOf } from '../texts/all-texts.ts';
import { TEXT_GROUPS } from './island-texts.ts';

const KEY = /['"`]([a-z][a-z-]*):([a-zA-Z][\w-]*)/g;

/** The code a page loads: what its entry imports, without functions nobody calls. */
async function codeOf(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, `../entries/${entry}.tsx`),
    external: /^[^./]/,
    plugins: [{ name: 'without-styles', load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null) }],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

describe('The island', () => {
  it.each(Object.entries(TEXT_GROUPS))(
    '%s gets every group of texts its code names [PLT-039]',
    async (entry, groups) => {
      const rooms = textsOf(DEFAULT_LANGUAGE);
      const given = textsForIsland(DEFAULT_LANGUAGE, groups);
      const named = [...(await codeOf(entry)).matchAll(KEY)].filter(([, room = '']) => room in rooms);
      expect(named.length).toBeGreaterThan(0);
      const missing = named.filter(([, room = '', group = '']) => given[room]?.[group] === undefined);
      expect([...new Set(missing.map(([, room, group]) => `${room}:${group}`))]).toEqual([]);
    },
  );
});
