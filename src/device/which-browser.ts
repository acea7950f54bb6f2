/** Browsers that differ in where a person gives a page the camera back. */
export type WhichBrowser = 'ios_safari' | 'ios_other' | 'android_firefox' | 'android' | 'mac_safari' | 'firefox' | 'computer';

/** What the answer depends on; tests hand in their own. */
export interface BrowserTraits {
  userAgent: string;
  maxTouchPoints: number;
}

/** Tells the browser by what it calls itself, for words alone: nothing works otherwise because of it. */
export function whichBrowser({ userAgent, maxTouchPoints }: BrowserTraits = navigator): WhichBrowser {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  // An iPad calls itself a Mac, and no Mac has a touch screen.
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && maxTouchPoints > 1))
    return is(/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/) ? 'ios_other' : 'ios_safari';
  if (is(/Android/)) return is(/Firefox/) ? 'android_firefox' : 'android';
  if (is(/Firefox/)) return 'firefox';
  return is(/Macintosh/) && is(/Safari/) && !is(/Chrome|Chromium/) ? 'mac_safari' : 'computer';
}
