import type { LaunchOptions } from 'playwright';
import { findChromium } from '../chromium.mjs';

/** Pages of the browser's own address bar, two for each window: they cost more than half of an empty window. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright's own list for the same argument: Chromium reads the last one only. */
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

/** A page can reach this machine and no other. */
const onlyThisMachine = 'MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1';

/** How journeys start Chromium. */
export function browserOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      `--disable-features=${[...byPlaywright, ...addressBar].join()}`,
      `--host-resolver-rules=${onlyThisMachine}`,
    ],
  };
}
