/** The variants each screen is captured in. */
import { desktop, phone } from '../../testing/browser/launch-browser.ts';

export type Variant = { name: string; viewport: { width: number; height: number }; storage: Record<string, string> };

export const variants: Variant[] = [
  { name: 'light', viewport: desktop, storage: { theme: 'light', locale: 'en' } },
  { name: 'dark', viewport: desktop, storage: { theme: 'dark', locale: 'en' } },
  { name: 'french', viewport: desktop, storage: { theme: 'light', locale: 'fr' } },
  { name: 'phone', viewport: phone, storage: { theme: 'light', locale: 'en' } },
];
