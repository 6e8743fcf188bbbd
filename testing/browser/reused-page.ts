/** A page reused by several tests: the app stays loaded, everything else is reset. */
import type { BrowserContext, Page } from 'playwright-core';
import { desktop } from './launch-browser.ts';

/** A screen without lists, forms, or API calls. */
const EMPTY_ROUTE = '#/error';
const CLOSE_TOASTS = `document.querySelectorAll('.ant-notification-notice-close').forEach((close) => close.click())`;

export class KeptPage {
  readonly #open: () => Promise<BrowserContext>;
  #page: Page | null = null;

  constructor(open: () => Promise<BrowserContext>) {
    this.#open = open;
  }

  async take(): Promise<Page> {
    this.#page ??= await (await this.#open()).newPage();
    return this.#page;
  }

  /** Resets what a test set up or left open. A page that can't be reset is closed. */
  async tidy(): Promise<void> {
    const page = this.#page;
    if (!page) return;
    forget(page);
    const isEmpty = !page.isClosed() && (await empty(page).catch(() => false));
    if (!isEmpty) await this.discard();
  }

  async discard(): Promise<void> {
    const page = this.#page;
    this.#page = null;
    await page?.context().close();
  }
}

/** The events tests listen to; Playwright's internal listeners are on other objects. */
function forget(page: Page): void {
  for (const event of ['request', 'requestfailed', 'response', 'load', 'websocket'] as const) {
    page.removeAllListeners(event);
  }
  for (const event of ['console', 'weberror'] as const) page.context().removeAllListeners(event);
}

async function empty(page: Page): Promise<boolean> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(desktop);
  if (!page.url().startsWith('http')) return true;
  await page.keyboard.press('Escape');
  await page.evaluate(CLOSE_TOASTS);
  await page.goto(new URL(EMPTY_ROUTE, page.url()).href);
  const arrived = page.getByRole('heading', { name: 'Something went wrong' });
  const question = page.getByRole('button', { name: 'Leave without saving' });
  await arrived.or(question).first().waitFor({ timeout: 2000 });
  if (await question.isVisible()) await question.click();
  await arrived.waitFor({ timeout: 2000 });
  await page.locator('.ant-notification-notice').first().waitFor({ state: 'detached', timeout: 2000 });
  return (await page.getByRole('dialog').count()) === 0;
}
