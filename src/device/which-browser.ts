/** Browsers that differ in where a person grants the camera permission again. */
export type WhichBrowser = 'ios_safari' | 'ios_other' | 'android_firefox' | 'android' | 'mac_safari' | 'firefox' | 'computer';

/** The traits that identify the browser; tests replace them. */
export interface BrowserTraits {
  userAgent: string;
  maxTouchPoints: number;
}

/** Identifies the browser by its user agent, only to choose words: no feature depends on it. */
export function whichBrowser({ userAgent, maxTouchPoints }: BrowserTraits = navigator): WhichBrowser {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && maxTouchPoints > 1))
    return is(/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/) ? 'ios_other' : 'ios_safari';
  if (is(/Android/)) return is(/Firefox/) ? 'android_firefox' : 'android';
  if (is(/Firefox/)) return 'firefox';
  return is(/Macintosh/) && is(/Safari/) && !is(/Chrome|Chromium/) ? 'mac_safari' : 'computer';
}
