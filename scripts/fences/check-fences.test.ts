import { describe, expect, test } from 'vitest';
import { findMissing, findViolations } from './check-fences.ts';
import { importsIn } from './imports.ts';

/** The fences' verdict on one import statement in a file. */
function verdict(file: string, statement: string): string[] {
  return findViolations(importsIn(file, statement));
}

const forbidden: [rule: string, file: string, imported: string][] = [
  ['the domain knows only itself', 'packages/domain/src/staff/roles.ts', '@onward/contract/staff'],
  ['the domain uses no other library', 'packages/domain/src/staff/roles.ts', 'typebox'],
  ['the domain touches no files', 'packages/domain/src/staff/roles.ts', 'node:fs'],
  ['the contract does not know the client', 'packages/contract/src/staff.ts', '@onward/client/fetch'],
  ['the contract uses no server library', 'packages/contract/src/staff.ts', 'fastify'],
  ['the client does not know the locales', 'packages/client/src/fetch.ts', '@onward/locales/en/first.ts'],
  ['the locales know only themselves', 'packages/locales/en/server.ts', '@onward/domain/staff/roles'],
  ['the platform knows no room', 'apps/server/src/platform/http/app.ts', '../../modules/staff/staff.service.ts'],
  ['the platform knows no provider', 'apps/server/src/platform/mail/send.ts', '../../providers/smtp/client.ts'],
  ['a provider knows no room', 'apps/server/src/providers/smtp/client.ts', '../../modules/staff/staff.service.ts'],
  ['a provider does not know the contract', 'apps/server/src/providers/smtp/client.ts', '@onward/contract/staff'],
  [
    'a room is entered only through its service',
    'apps/server/src/modules/staff/staff.service.ts',
    '../company/company.queries.ts',
  ],
  ['a room does not call one to its right', 'apps/server/src/modules/company/a.ts', '../staff/staff.service.ts'],
  ['a room does not call a later one', 'apps/server/src/modules/applicants/a.ts', '../messages/messages.service.ts'],
  ['a room has a place in the order', 'apps/server/src/modules/misc/a.ts', '../staff/staff.service.ts'],
  ['a room does not know the application', 'apps/server/src/modules/staff/staff.routes.ts', '../../app.ts'],
  ['the server does not know the browser', 'apps/server/src/main.ts', '../../employer/src/app/router.tsx'],
  ['the browser does not know the server', 'apps/employer/src/app/router.tsx', '../../../server/src/app.ts'],
  ['a feature does not know another', 'apps/employer/src/features/staff/page.tsx', '../company/company.api.ts'],
  ['a feature does not know the app', 'apps/employer/src/features/staff/page.tsx', '../../app/router.tsx'],
  ['the design knows no rule of a room', 'apps/employer/src/design/button.tsx', '@onward/domain/staff/roles'],
  ['the design does not know the platform', 'apps/employer/src/design/button.tsx', '../platform/session.ts'],
  ['the browser platform knows no feature', 'apps/employer/src/platform/a.ts', '../features/staff/staff.api.ts'],
  ['the server does not know the portal', 'apps/server/src/app.ts', '../../portal/src/server.tsx'],
  ['the portal does not know the server', 'apps/portal/src/server.tsx', '../../server/src/app.ts'],
  ['the portal does not know the employer app', 'apps/portal/src/server.tsx', '../../employer/src/app/router.tsx'],
  ['a part of the portal knows no page', 'apps/portal/src/parts/Icon.tsx', '../pages/JobPage.tsx'],
  ['a journey does not know the server', 'e2e/staff.spec.ts', '../apps/server/src/app.ts'],
  ['the sandbox does not know the server', 'apps/sandbox/src/app.ts', '../../server/src/app.ts'],
  ['nobody imports a test', 'apps/server/src/modules/staff/a.test.ts', './staff.service.test.ts'],
];

const allowed: [file: string, imported: string][] = [
  ['packages/domain/src/staff/roles.ts', '../company/plans.ts'],
  ['packages/domain/src/platform/phone.ts', 'libphonenumber-js/min'],
  ['packages/contract/src/staff.ts', '@onward/domain/staff/roles'],
  ['packages/client/src/fetch.ts', '@onward/contract'],
  ['apps/server/src/platform/http/app.ts', '@onward/contract'],
  ['apps/server/src/modules/staff/staff.service.ts', '../company/company.service.ts'],
  ['apps/server/src/modules/applicants/applicants.service.ts', '../positions/positions.service.ts'],
  ['apps/server/src/modules/staff/staff.routes.test.ts', '../../app.ts'],
  ['apps/server/src/modules/staff/staff.routes.test.ts', '../../../../../testing/database.ts'],
  ['apps/server/src/app.ts', './modules/staff/staff.routes.ts'],
  ['apps/employer/src/app/router.tsx', '../features/staff/page.tsx'],
  ['apps/employer/src/features/staff/page.tsx', '../../design/button.tsx'],
  ['apps/employer/src/features/staff/page.tsx', 'antd'],
  ['apps/employer/src/features/staff/page.tsx', '../interviews/parts/MeetingFacts.tsx'],
  ['apps/portal/src/pages/JobPage.tsx', '../parts/Icon.tsx'],
  ['apps/portal/vite.config.ts', '../employer/build/precompress.ts'],
  ['e2e/staff.spec.ts', '../testing/browser-page.ts'],
];

describe('The import fences', () => {
  test.each(forbidden)('report that %s', (_rule, file, imported) => {
    expect(verdict(file, `import { a } from '${imported}';`)).toEqual([
      expect.stringContaining(`${file}:1 must not import`),
    ]);
  });

  test.each(allowed)('let %s import %s', (file, imported) => {
    expect(verdict(file, `import { a } from '${imported}';`)).toEqual([]);
  });

  test.each([
    `import type { A } from 'fastify';`,
    `export * from 'fastify';`,
    `export type { A } from 'fastify';`,
    `const a = await import('fastify');`,
    `type A = import('fastify').A;`,
    `import 'fastify';`,
  ])('see through the form %s', (statement) => {
    expect(verdict('packages/domain/src/staff/roles.ts', `\n${statement}`)).toEqual([
      expect.stringContaining('roles.ts:2 must not import npm:fastify'),
    ]);
  });

  test('report files that import each other in a circle', () => {
    const violations = findViolations([
      ...importsIn('packages/domain/src/a.ts', `import { b } from './b.ts';`),
      ...importsIn('packages/domain/src/b.ts', `import type { c } from './c.ts';`),
      ...importsIn('packages/domain/src/c.ts', `import { a } from './a.ts';`),
    ]);
    expect(violations).toEqual([expect.stringMatching(/circle: .*a\.ts → .*b\.ts → .*c\.ts → .*a\.ts/)]);
  });
});

test('a stylesheet that is imported has to exist', () => {
  const imports = importsIn('apps/employer/src/app/a.tsx', "import './gone.module.css';\nimport '../../index.html';");
  expect(findMissing(process.cwd(), imports)).toEqual([
    'apps/employer/src/app/a.tsx:1 imports apps/employer/src/app/gone.module.css, which does not exist.',
  ]);
});
