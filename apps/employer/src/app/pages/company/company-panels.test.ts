import { expect, test } from 'vitest';
import { type CompanyPanel, choosePanel, permittedPanels } from './company-panels.ts';

const panel = (key: string, demand: CompanyPanel['demand'] = {}): CompanyPanel => ({
  key,
  demand,
  Component: () => null,
});
const panels = [panel('departments'), panel('integrations', { permission: 'edit_integration' })];

test('a panel without its permission is not listed [CMP-061]', () => {
  expect(permittedPanels(panels, { permissions: [], modules: [] }).map(({ key }) => key)).toEqual(['departments']);
});

test.each([
  ['integrations', 'integrations'],
  ['unknown', 'departments'],
  [null, 'departments'],
])('currentPanel %o opens %s [CMP-061]', (wanted, key) => {
  expect(choosePanel(panels, wanted)?.key).toBe(key);
});
