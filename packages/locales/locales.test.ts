// All languages have the same keys, and every key is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { columnsOf, REPORT_SOURCES } from '@onward/domain/reports/sources';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = import.meta.dirname;
const SOURCES = ['apps/employer/src', 'apps/portal/src', 'apps/server/src'];

const namespaces = readdirSync(join(FOLDER, 'en'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

const texts = (language: string, namespace: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8'))));

function flatten(tree: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}

/** `files_one` and `files_other` are one text; languages differ in how many plural forms they have. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (language: string, namespace: string): string[] =>
  [...new Set([...texts(language, namespace).keys()].map(withoutPlural))].sort();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort();

const sourceFiles = SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
);
const source = sourceFiles.join('\n');

/** Keys written out in full, and the literal prefixes of keys that are built at run time. */
const named = new Set([...source.matchAll(/['"`]([a-z_-]+:[\w.-]+)['"`]/g)].map((match) => match[1] ?? ''));
const beginnings = [
  ...[...source.matchAll(/`([a-z_-]+:[\w.-]*)\$\{/g)].map((match) => match[1] ?? ''),
  // The values of the columns of reports name their texts in the catalog.
  ...REPORT_SOURCES.flatMap(columnsOf).flatMap(({ labels }) => (labels ? [`${labels}.`] : [])),
];
/** Errors name their text by its key within `errors` (platform/http/errors.ts adds the namespace). */
const isRefusal = (key: string): boolean => {
  const word = withoutPlural(key.split('.').at(-1) ?? '');
  return (
    source.includes(`'${word}'`) ||
    source.includes(`.${word}'`) ||
    /^(codes|fields)\./.test(key) ||
    source.includes(`'${word.split('_')[0]}_`) ||
    source.includes(`\`${word.split('_')[0]}_`)
  );
};

describe.each(namespaces)('%s', (namespace) => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has the same keys in %s as in English [PLT-039]',
    (language) => {
      expect(keysOf(language, namespace)).toEqual(keysOf('en', namespace));
    },
  );

  it.each(LANGUAGES)('has no empty text and keeps the placeholders in %s [PLT-039]', (language) => {
    const english = texts('en', namespace);
    for (const [key, text] of texts(language, namespace)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      const model = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });

  it('has no unused text', () => {
    const unused = keysOf('en', namespace).filter((key) => {
      const full = `${namespace}:${key}`;
      if (named.has(full) || beginnings.some((beginning) => full.startsWith(beginning))) return false;
      return namespace !== 'errors' || !isRefusal(key);
    });
    expect(unused).toEqual([]);
  });
});

describe('has every text that the code uses', () => {
  it('exists [PLT-039]', () => {
    const existing = new Set(
      namespaces.flatMap((namespace) => keysOf('en', namespace).map((key) => `${namespace}:${key}`)),
    );
    const missing = [...named].filter((full) => namespaces.includes(full.split(':')[0] ?? '') && !existing.has(full));
    expect(missing).toEqual([]);
  });

  it('is never shown without its values [PLT-039]', () => {
    const alone = [...source.matchAll(/\bt\(\s*'([a-z_-]+):([\w.-]+)'\s*,?\s*\)/g)];
    const english = new Map(namespaces.map((namespace) => [namespace, texts('en', namespace)]));
    const gaps = alone.flatMap(([, namespace = '', key = '']) =>
      placeholders(english.get(namespace)?.get(key) ?? '').length > 0 ? [`${namespace}:${key}`] : [],
    );
    expect(alone.length).toBeGreaterThan(1000);
    expect(gaps).toEqual([]);
  });
});

/** Limits and crowds: these counts are never one. */
const ALWAYS_SEVERAL: readonly string[] = [
  'applicants:mail.shareSeveral.subject',
  'applicants:mail.shareSeveral.heading',
  'background-checks:order.tooMany',
  'errors:cells.too_long',
  'errors:fields.i9.package_too_large',
  'errors:fields.onboarding.module_limit',
  'errors:states.actions.too_many_checks',
  'errors:states.actions.too_many_offers',
  'errors:states.inviting.at_most',
  'errors:states.too_many_views',
  'events-out:keys.unused',
  'messages:composer.problems.too_long_body',
  'messages:composer.problems.too_long_subject',
  'messages:composer.problems.too_many_attachment_upload_ids',
  'messages:page.tooLong',
  'privacy:eeo.empty',
  'privacy:eeo.intro',
  'privacy:person.intro',
];

/** Words after a count that do not change with it. */
const SAME_FOR_ALL = ['of', 'to', 'min', 'waiting', 'failed'];

const isCounted = (text: string): boolean => /\{\{\s*count\b/.test(text);

/** A noun that is counted, or a verb that agrees with the count. */
const agrees = (text: string): boolean => {
  const [, noun = ''] = /\{\{\s*count[^}]*\}\} (\p{L}+)/u.exec(text) ?? [];
  return (noun !== '' && !SAME_FOR_ALL.includes(noun)) || /\b(are|aren't|have|haven't)\b/.test(text);
};

describe('Counts', () => {
  it('have a singular wherever a word agrees with them [PLT-042]', () => {
    const without = namespaces.flatMap((namespace) =>
      [...texts('en', namespace)]
        .filter(([key, text]) => key === withoutPlural(key) && isCounted(text) && agrees(text))
        .map(([key]) => `${namespace}:${key}`),
    );
    expect(without.filter((key) => !ALWAYS_SEVERAL.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'zh'))('have both forms in %s [PLT-042, PLT-039]', (language) => {
    const lonely = namespaces.flatMap((namespace) => {
      const all = texts(language, namespace);
      const counted = [...texts('en', namespace)].filter(([key, text]) => /_(one|other)$/.test(key) && isCounted(text));
      return counted
        .flatMap(([key]) => ['_one', '_other'].map((form) => `${withoutPlural(key)}${form}`))
        .filter((key) => !all.has(key))
        .map((key) => `${namespace}:${key}`);
    });
    expect(lonely).toEqual([]);
  });
});

describe('English', () => {
  // Typographic ones would halve what fits into a segment of a text message.
  it('has plain apostrophes throughout [PLT-039]', () => {
    const typographic = namespaces.flatMap((namespace) =>
      [...texts('en', namespace)].filter(([, text]) => text.includes('’')),
    );
    expect(typographic).toEqual([]);
  });
});

describe('French', () => {
  /** Text messages use plain spaces only: a single no-break space halves what fits into a segment. */
  const isSent = (namespace: string, key: string): boolean =>
    ['default-process', 'mail', 'notifications'].includes(namespace) || /(^|\.)(texts|mail|sms|body)(\.|$)/.test(key);

  it('keeps spaced punctuation on the line of its word [PLT-039]', () => {
    const loose = namespaces.flatMap((namespace) =>
      [...texts('fr', namespace)].filter(
        ([key, text]) => !isSent(namespace, key) && (/\S [:;?!»%](\W|$)/.test(text) || text.includes('« ')),
      ),
    );
    expect(loose).toEqual([]);
  });
});

describe('Spanish', () => {
  /** What a sentence begins with when it asks somebody addressed as “usted”; within one, these are other verb forms. */
  const FORMAL =
    /(?:^|[.:;?!] |, )(?:Por favor,? )?(?:abra|agregue|cambie|cierre|complete|confirme|elija|escriba|espere|exporte|firme|guarde|haga|ingrese|intente|marque|pida|prepárese|presione|pruebe|pulse|quite|responda|revise|seleccione|suba|use|verifique|vuelva)(?:lo|la|los|las)?\b/i;

  it('addresses the reader as “tú” [PLT-039]', () => {
    const formal = namespaces.flatMap((namespace) =>
      [...texts('es', namespace)].filter(([, text]) => FORMAL.test(text) || /\busted(es)?\b/i.test(text)),
    );
    expect(formal).toEqual([]);
  });
});
