/**
 * Features of the browser that nobody looks at here. The two last ones open two hidden pages of the address bar for every
 * new visitor, which took half of all the work; naming them replaces what Playwright switches off, so that stands here too.
 */
const FEATURES = [
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'DestroyProfileOnBrowserClose'],
  ...['LensOverlay', 'MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'ThirdPartyStoragePartitioning', 'TcpPortRandomizationWin'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** What Chromium is started with. */
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${FEATURES.join(',')}`,
];
