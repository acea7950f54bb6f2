import type { Plugin } from 'vite';
import { hall, hallStyles } from '#src/element/app/screens/hall.ts';
import { tokens } from '#src/ui/tokens.ts';

/** Where a static page wants the hall. */
const PLACE = '<!-- hall -->';

/** Puts the widget's own hall, tokens and theme into the static pages: a person sees them before any script, and without one. */
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
  // Vite gives every page a script, and one that has a style sheet alone an empty one.
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

/** The tokens as they stand on a page without a shadow root. It follows the system's theme alone. */
function tokensOfPage(): string {
  return tokens.cssText.replaceAll(":host(:not([theme='light']))", ':root').replace(/:host(?:\((\[[^\]]*\])\))?/g, ':root$1');
}
