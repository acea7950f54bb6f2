import { registerHooks } from 'node:module';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { cureFor, findFirefox } from './engines.ts';
import { fontEnvironment } from './fonts.ts';

/**
 * Playwright sends an installed Firefox a command that overrides media features, before it opens the first tab. Firefox ESR 153 has no
 * such command, and the error ends the launch. This hook edits Playwright's loaded text, so that only this command may fail.
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

/** Launches Firefox with a profile; its camera is a moving pattern. Without `givesCamera` it denies every camera request. */
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
      // Saves a PDF as Chromium does, instead of opening it in a tab.
      'pdfjs.disabled': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'permissions.default.camera': givesCamera ? 1 : 2,
    },
  });
}
