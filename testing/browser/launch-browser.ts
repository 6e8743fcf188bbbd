/** Starts the browser of this machine in a way that makes every run alike. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** Nothing that talks to the network by itself, and nothing that depends on the graphics card. */
const quiet = [
  // The last list counts, so it repeats what Playwright switches off. The address bar's own pages are added: they cost
  // every window more than the page that is tested.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'PreconnectToSearch',
    'LensOverlay',
    'MediaRouter',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'PaintHolding',
    'OptimizationHints',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'NetworkTimeServiceQuerying',
  ].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pages of tests live for seconds: code compiled for the long run takes more of the processor than it gives back. */
export const forShortVisits = ['--js-flags=--no-opt'];

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  // The sandbox of Chromium cannot be set up by root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...asRoot, ...more] });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
