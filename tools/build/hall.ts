import type { Plugin } from 'vite';
import { hall, hallStyles } from '#src/element/app/screens/hall.ts';
import { tokens } from '#src/ui/tokens.ts';

/** Mark in a static page that is replaced with the hall (the drawing on the first screen). */
const PLACE = '<!-- hall -->';

/** Inserts the widget's hall, design tokens and theme into the static pages, so that they are visible before and without scripts. */
export function hallInPages(): Plugin[] {
  const hallPlugin: Plugin = {
    name: 'zaguan-hall-in-pages',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replace(PLACE, drawnHall()) },
    transform: {
      order: 'pre',
      filter: { id: /\/hosted-page\.css$/ },
      handler: (code) => ({ code: `${tokensOfPage()}${hallStyles.cssText}${code}`, map: null }),
    },
  };
  // Vite adds a script to every page, an empty script if the page has only a style sheet; it is removed.
  const scripts: Plugin = {
    name: 'zaguan-page-without-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { filename }) => (filename.endsWith('nothing-here.html') ? page.replace(/\s*<script[^>]*><\/script>/g, '') : page),
    },
  };
  return [hallPlugin, scripts];
}

function drawnHall(): string {
  const { strings, values } = hall('ajar');
  return String.raw(strings, ...values).replace(/\s*\n\s*/g, ' ');
}

/** Returns the design tokens for a page without a shadow root, which follows only the system's theme. */
function tokensOfPage(): string {
  return tokens.cssText.replaceAll(":host(:not([theme='light']))", ':root').replace(/:host(?:\((\[[^\]]*\])\))?/g, ':root$1');
}
