import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUndoable } from '@onward/domain/applicants/actions/catalog';
import { ACTIONS } from '@onward/domain/applicants/actions/codes';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../../../../../packages/locales');

it.each(LANGUAGES)('names every action that can be undone, in %s [AHD-001, APP-013, PLT-039]', (language) => {
  const { history } = JSON.parse(readFileSync(join(LOCALES, language, 'applicants.json'), 'utf8'));
  const undoable = ACTIONS.filter((action) => isUndoable(action, {}));
  expect(Object.keys(history.undoneActions).sort()).toEqual([...undoable].sort());
});
