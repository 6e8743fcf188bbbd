/** Starts the installed browser so that every run behaves the same. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** No background network traffic, and nothing that depends on the graphics card. */
const quiet = [
  // The last list wins, so it repeats what Playwright switches off. Also off: the address bar's own pages, which cost
  // every window more than the tested page.
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

/** Test pages live for seconds, so optimizing their code takes more time than it saves. */
export const forShortVisits = ['--js-flags=--no-opt'];

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  // Chromium's sandbox can't be used as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...asRoot, ...more] });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
