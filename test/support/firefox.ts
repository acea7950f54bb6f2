import { registerHooks } from 'node:module';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { cureFor, findFirefox } from './engines.ts';
import { fontEnvironment } from './fonts.ts';

/**
 * Playwright asks a Firefox of the system to override media features before it opens the first tab. Firefox ESR 153 has no such command,
 * and the refusal ends the launch. Of the loaded text alone, that command may fail.
 */
const COMMAND = '("emulation.setMediaFeaturesOverride"';
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    const text = String(loaded.source);
    if (!text.includes(`.send${COMMAND}`)) throw new Error('This Playwright speaks otherwise to Firefox: see test/support/firefox.ts.');
    return { ...loaded, source: text.replaceAll(`.send${COMMAND}`, `.sendMayFail${COMMAND}`) };
  },
});

/** A Firefox with a profile; its camera is a moving pattern. Without `givesCamera` it says no whenever a page asks. */
export async function launchFirefox(profile: string, options: BrowserContextOptions, givesCamera: boolean): Promise<BrowserContext> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error(`No Firefox found. Set FIREFOX_PATH, or install one. ${cureFor('firefox')}`);
  const { firefox } = await import('playwright-core');
  return firefox.launchPersistentContext(profile, {
    ...options,
    channel: 'moz-firefox',
    executablePath,
    env: { ...process.env, ...fontEnvironment() },
    firefoxUserPrefs: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': givesCamera,
      // A PDF is saved as Chromium saves it, not opened in a tab of its own.
      'pdfjs.disabled': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'permissions.default.camera': givesCamera ? 1 : 2,
    },
  });
}
