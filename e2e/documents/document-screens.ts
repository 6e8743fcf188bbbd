/** Checking a signed document. */
import type { Screen } from '../../testing/browser/screen.ts';
import { inLanguage } from '../careers/public-screens.ts';

export const screens: Screen[] = [
  { name: 'verify', path: '/verify', prepare: inLanguage },
  {
    name: 'verify-unknown',
    path: '/verify',
    prepare: async (page) => {
      await inLanguage(page);
      const buffer = Buffer.from('%PDF-1.7 without a seal');
      await page.locator('input[type="file"]').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
      await page.locator('.check-not_ours').waitFor();
    },
  },
];
