/** Home with a pinned view of every list. */
import { createSavedView } from '@onward/contract/saved-views/saved-views';
import { VIEW_LISTS } from '@onward/domain/saved-views/views';
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';

const ADMIN = 'super.admin@larkfield.test';
const STATE = { filters: {}, order: null, columns: null, density: null };

async function pinViews(page: Page): Promise<void> {
  const admin = await new ApiCaller(new URL(page.url()).origin).signIn(ADMIN);
  for (const list of VIEW_LISTS) {
    const saved_view = { list, name: `Everything ${Date.now()}`, state: STATE, is_pinned: true };
    await admin.call(createSavedView, { body: { saved_view } });
  }
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('svg.lucide-bookmark').first().waitFor();
}

export const screens: Screen[] = [{ name: 'home-pinned-views', path: '/#/', signIn: ADMIN, prepare: pinViews }];
