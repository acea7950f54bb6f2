import { globSync } from 'node:fs';
import { programNamed } from './browser.ts';
import { hasProgram, installDebian } from './debian.ts';

/** The browsers besides Chromium in which journeys run. */
export const otherEngines = ['firefox', 'webkit'] as const;
export type OtherEngine = (typeof otherEngines)[number];

/**
 * Debian's packages. WebKit needs the browser, its driver, a display in memory, GStreamer and Mesa for camera and painting, and locales.
 */
const packages: Readonly<Record<OtherEngine, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: [...['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri', 'locales'], ...['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad']],
};

/** Returns the path of Firefox: `FIREFOX_PATH`, else an installed one; null if there is none. */
export const findFirefox = (): string | null =>
  programNamed('FIREFOX_PATH', ['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox']);

/** Returns the path of WebKitGTK's MiniBrowser; null if the browser, its driver or a display in memory is missing. */
export function findWebKit(): string | null {
  if (process.platform !== 'linux' || !hasProgram('WebKitWebDriver') || !hasProgram('Xvfb')) return null;
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1) ?? null;
}

const finders: Readonly<Record<OtherEngine, () => string | null>> = { firefox: findFirefox, webkit: findWebKit };

/** Finds these browsers, and installs missing ones on Debian as root. Returns each browser's path, null if it cannot be installed here. */
export function ensureEngines(wanted: readonly OtherEngine[]): ReadonlyMap<OtherEngine, string | null> {
  const missing = wanted.filter((engine) => finders[engine]() === null);
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && hasProgram('apt-get');
  if (missing.length > 0 && mayInstall) {
    const both = missing.join(' and ');
    try {
      installDebian(
        missing.flatMap((engine) => packages[engine]),
        both,
      );
      console.log(`Browser: ${both} were not installed, so apt-get installed them`);
    } catch (failure) {
      console.log(`Browser: ${failure instanceof Error ? failure.message : failure}`);
    }
  }
  return new Map(wanted.map((engine) => [engine, finders[engine]()]));
}

/** Returns the command that installs a missing browser. */
export const cureFor = (engine: OtherEngine): string => `Debian: apt-get install --no-install-recommends ${packages[engine].join(' ')}`;
