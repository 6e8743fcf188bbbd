/** The import directions of ARCHITECTURE.md as data, and the check of one import against them. */
import type { Import } from './imports.ts';
import { reasonAgainstRoom } from './room-order.ts';

type Fence = {
  /** Files inside the fence; a group in the pattern captures the room or feature. */
  inside: RegExp;
  /** Path prefixes they may import. `$1` is replaced by the group. */
  may: string[];
  /** Further paths they may import. */
  mayMatch?: RegExp;
  /** The only libraries they may use; if omitted, every library and Node itself. */
  libraries?: string[];
};

const domain = 'packages/domain/';
const contract = 'packages/contract/';
const client = 'packages/client/';
const locales = 'packages/locales/';
const platform = 'apps/server/src/platform/';
const providers = 'apps/server/src/providers/';
const employer = 'apps/employer/';
const ofEmployer = { design: `${employer}src/design/`, platform: `${employer}src/platform/` };

/** The first fence that contains a file decides. */
const fences: Fence[] = [
  { inside: /^packages\/domain\//, may: [domain], libraries: ['npm:libphonenumber-js'] },
  // Lists its own folders, for the server only.
  { inside: /^packages\/contract\/src\/index\.ts$/, may: [contract], libraries: ['node:fs'] },
  { inside: /^packages\/contract\//, may: [contract, domain], libraries: ['npm:typebox'] },
  { inside: /^packages\/client\//, may: [client, contract, domain], libraries: [] },
  // Reads its own folders, for the server only.
  { inside: /^packages\/locales\/read-texts\.ts$/, may: [locales], libraries: ['node:fs', 'node:path'] },
  { inside: /^packages\/locales\//, may: [locales], libraries: [] },
  { inside: /^apps\/server\/src\/platform\//, may: [platform, domain, contract, locales] },
  { inside: /^apps\/server\/src\/providers\//, may: [providers, platform, domain] },
  {
    inside: /^apps\/server\/src\/modules\/([^/]+)\//,
    may: ['apps/server/src/modules/$1/', platform, providers, contract, domain, locales],
  },
  // Support for the tests beside it.
  { inside: /^apps\/server\/tests\//, may: ['apps/server/', 'docs/examples/', 'packages/', 'testing/'] },
  { inside: /^apps\/server\//, may: ['apps/server/', contract, domain, locales] },
  { inside: /^apps\/sandbox\//, may: ['apps/sandbox/', contract, domain, locales] },
  {
    inside: /^apps\/employer\/src\/features\/([^/]+)\//,
    may: [`${employer}src/features/$1/`, ofEmployer.platform, ofEmployer.design, client, contract, domain, locales],
    // A feature exports what others may use from its `parts` folder.
    mayMatch: /^apps\/employer\/src\/features\/[^/]+\/parts\//,
  },
  // The design system knows no feature, but it uses the domain's formatting and size rules.
  { inside: /^apps\/employer\/src\/design\//, may: [ofEmployer.design, locales, 'packages/domain/src/platform/'] },
  {
    inside: /^apps\/employer\/src\/platform\//,
    may: [ofEmployer.platform, ofEmployer.design, client, contract, domain, locales],
  },
  { inside: /^apps\/employer\//, may: [employer, client, contract, domain, locales] },
  // Its build reuses steps of the employer app's build.
  { inside: /^apps\/portal\/vite\.config\.ts$/, may: ['apps/portal/', `${employer}build/`] },
  // Shared page parts must not import pages.
  {
    inside: /^apps\/portal\/src\/(?:parts|texts)\//,
    may: ['apps/portal/src/parts/', 'apps/portal/src/texts/', contract, domain, locales],
  },
  { inside: /^apps\/portal\//, may: ['apps/portal/', client, contract, domain, locales] },
  { inside: /^e2e\//, may: ['e2e/', 'testing/', contract, domain] },
];

/** Tests work from outside: they may build the whole program around the part they test. */
const fencesOfTests: Fence[] = [
  { inside: /^packages\/([^/]+)\//, may: ['packages/', 'testing/'] },
  { inside: /^apps\/server\//, may: ['apps/server/', 'apps/sandbox/', 'docs/examples/', 'packages/', 'testing/'] },
  { inside: /^apps\/([^/]+)\//, may: ['apps/$1/', 'packages/', 'testing/'] },
];

const testFile = /\.(test|spec)\.tsx?$/;
const supportOfTests = /\.(test|fixture|factory)\.tsx?$/;
const room = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/;

/** The reason why an import is forbidden, or null. */
export function reasonAgainst({ from, to }: Import): string | null {
  if (testFile.test(to)) return 'nobody imports a test file';
  const list = supportOfTests.test(from) ? fencesOfTests : fences;
  const fence = list.find(({ inside }) => inside.test(from));
  if (!fence) return null;
  if (to.startsWith('npm:') || to.startsWith('node:')) return reasonAgainstLibrary(fence, to);

  const [, group = ''] = fence.inside.exec(from) ?? [];
  const allowed = fence.may.map((beginning) => beginning.replace('$1', group));
  if (allowed.some((beginning) => to.startsWith(beginning)) || fence.mayMatch?.test(to)) return null;
  const [, otherRoom, file] = room.exec(to) ?? [];
  if (otherRoom && file && room.test(from)) return reasonAgainstRoom(group, otherRoom, file);
  return `allowed are only ${allowed.join(', ')}`;
}

function reasonAgainstLibrary({ libraries }: Fence, to: string): string | null {
  if (!libraries || libraries.includes(to)) return null;
  return libraries.length > 0 ? `the only library allowed is ${libraries.join(', ')}` : 'no library is allowed';
}
