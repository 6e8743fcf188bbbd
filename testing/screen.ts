/** One entry of the list of screens that are photographed: see `e2e/screens.ts`. */
import type { Page } from 'playwright-core';

export type Screen = {
  /** Names the file. */
  name: string;
  path: string;
  /** E-mail of a demo person; without it the screen is seen signed out. */
  signIn?: string;
  /** Brings the page into the state to be shown. */
  prepare?(page: Page): Promise<void>;
};
