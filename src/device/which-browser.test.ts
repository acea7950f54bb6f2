import { expect, it } from 'vitest';
import { whichBrowser } from './which-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 5, 'ios_safari'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 5, 'ios_other'],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/604.1`, 5, 'ios_other'],
  ['Safari on an iPad', `${MAC} Version/18.6 Safari/605.1.15`, 5, 'ios_safari'],
  ['Safari on a Mac', `${MAC} Version/18.6 Safari/605.1.15`, 0, 'mac_safari'],
  ['Chrome on a Mac', `${MAC.replace('605.1.15', '537.36')} Chrome/141.0.0.0 Safari/537.36`, 0, 'computer'],
  ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 0, 'firefox'],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5, 'android_firefox'],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    10,
    'computer',
  ],
] as const)('tells %s', (_, userAgent, maxTouchPoints, browser) => {
  expect(whichBrowser({ userAgent, maxTouchPoints })).toBe(browser);
});
