// Quick, beside the measurements themselves: no function that reads untrusted text is forgotten by them.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DOMAIN_PARSERS } from './domain-parsers.fixture.ts';
import { EXCEPTIONS } from './exceptions.fixture.ts';
import { SERVER_PARSERS } from './server-parsers.fixture.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = [
  { folder: 'packages/domain/src/', pattern: 'packages/domain/src/**/*.ts', parsers: DOMAIN_PARSERS },
  { folder: 'apps/server/src/', pattern: 'apps/server/src/providers/**/*.ts', parsers: SERVER_PARSERS },
  { folder: 'apps/server/src/', pattern: 'apps/server/src/platform/{files,html}/*.ts', parsers: SERVER_PARSERS },
];

/** Time zone names are checked by `isTimeZone` first, days by `isCalendarDay`. */
const CHECKED_BEFORE = /[(,]\s*(timeZone|day|today): string/;

/** Exported functions with a text parameter; good enough as a reminder, not a TypeScript parser. */
const EXPORTED = /^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?)(?:<[^(]*>)?(\([^)]*\))/gm;
const TEXT = /\bstring\b|Uint8Array|Buffer/;

function* functionsWithText(folder: string, pattern: string) {
  for (const file of globSync(pattern, { cwd: ROOT })) {
    if (/\.(test|fixture)\.ts$/.test(file)) continue;
    for (const [, first, second, parameters = ''] of readFileSync(`${ROOT}${file}`, 'utf8').matchAll(EXPORTED)) {
      if (!TEXT.test(parameters) || CHECKED_BEFORE.test(parameters)) continue;
      yield `${file.slice(folder.length, -'.ts'.length)}.${first ?? second}`;
    }
  }
}

describe('Reading untrusted text', () => {
  it.each(FOLDERS)('is measured for every function in $pattern [PLT-022]', ({ folder, pattern, parsers }) => {
    const forgotten = [...functionsWithText(folder, pattern)].filter(
      (name) => !Object.hasOwn(parsers, name) && !Object.hasOwn(EXCEPTIONS, name),
    );
    expect(forgotten).toEqual([]);
  });
});
