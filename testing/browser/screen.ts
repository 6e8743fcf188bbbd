/** One entry of the list of screens that are photographed: see `e2e/screens.ts`. */
import type { Page } from 'playwright-core';
import type { Outside } from '../product/outside.ts';

export type Screen = {
  /** Names the file. */
  name: string;
  path: string;
  /** E-mail of a demo person; without it the screen is seen signed out. */
  signIn?: string;
  /** Brings the page into the state to be shown; what the product sent out is in the sandbox. */
  prepare?(page: Page, outside: Outside): Promise<void>;
};
