/** The oldest supported browsers, with MDN's names. The build targets them, `test/suites/floor` checks it, docs/browsers.md lists them. */
export const floor = {
  chrome: '100',
  chrome_android: '100',
  webview_android: '100',
  edge: '100',
  samsunginternet_android: '19.0',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** Targets of the build. Samsung's browser and the WebView are left out, since they are Chrome. */
export const targets = [`chrome${floor.chrome}`, `firefox${floor.firefox}`, `safari${floor.safari}`, `ios${floor.safari_ios}`];
