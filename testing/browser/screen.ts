/** A screen of the list of screenshots: see `e2e/screens.ts`. */
import type { Page } from 'playwright-core';
import type { Outside } from '../product/outside.ts';

export type Screen = {
  /** The file name. */
  name: string;
  path: string;
  /** Email of a demo user; without it the screen is shown signed out. */
  signIn?: string;
  /** Brings the page into the state to show; what the product sent is in the sandbox. */
  prepare?(page: Page, outside: Outside): Promise<void>;
};
