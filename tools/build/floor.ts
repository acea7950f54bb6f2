/**
 * The oldest browsers that the widget runs in, by the names of MDN's compatibility data. The build writes no newer syntax, and
 * `test/suites/floor` finds what a built file asks of a browser that these do not have. Named for people in docs/browsers.md.
 */
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

/** The same as targets of the build; Samsung's browser and the WebView are Chrome's. */
export const targets = [`chrome${floor.chrome}`, `firefox${floor.firefox}`, `safari${floor.safari}`, `ios${floor.safari_ios}`];
