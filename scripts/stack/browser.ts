import type { LaunchOptions } from 'playwright';
import { findHeadlessShell } from '../chromium.mjs';

/**
 * Pages of the browser's own address bar, two per window: they cost more than half of an empty
 * window.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright's list for the same argument: Chromium reads only the last one. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** A page can reach only this machine. */
const onlyThisMachine = 'MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1';

/** How journeys start Chromium. */
export function browserOptions(): LaunchOptions {
  return {
    executablePath: findHeadlessShell(),
    args: [
      `--disable-features=${[...byPlaywright, ...addressBar].join()}`,
      `--host-resolver-rules=${onlyThisMachine}`,
    ],
  };
}
