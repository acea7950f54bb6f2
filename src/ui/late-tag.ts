/** Behaviour of a tag on a partner's page before its screens are loaded. Kept small, as it is bundled into the tag's own file. */

/** Base class of the tags. A server has no HTMLElement, but must be able to import the class. */
export const TagBase = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Attaches the tag's shadow root, which reserves height while the screens load, so that the host page's layout does not jump. */
export function attachShadowWithStyles(tag: HTMLElement, rules = ''): void {
  const root = tag.attachShadow({ mode: 'open' });
  if (!root.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{display:block!important;min-height:var(--zaguan-min-height,600px)}${rules}:host([hidden]){display:none!important}`,
  );
  root.adoptedStyleSheets = [sheet];
}

/** Returns a function that loads the screens once, and again after a failure. It rejects with a SyntaxError in a browser too old. */
export function createLazyLoader<Screens>(load: () => Promise<Screens>): () => Promise<Screens> {
  let loading: Promise<Screens> | null = null;
  return () => {
    // The newest browser feature that the screens use. A browser that cannot parse their syntax throws a SyntaxError by itself.
    const canLoad = 'throwIfAborted' in AbortSignal.prototype;
    loading ??= (canLoad ? load() : Promise.reject(new SyntaxError('old'))).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Shows that the screens did not load (a button to try again) or that the browser is too old. Returns the problem's key. */
export function showLoadFailure(tag: HTMLElement, error: unknown, again: () => void): 'old_browser' | 'unavailable' {
  const old = error instanceof SyntaxError;
  const spanish = (tag.closest('[lang]')?.getAttribute('lang') ?? navigator.language).startsWith('es');
  const words = document.createElement(old ? 'p' : 'button');
  if (!old) {
    words.textContent = spanish ? 'No se pudo abrir. Intentar otra vez' : 'This could not open. Try again';
    words.onclick = again;
  } else if (spanish) words.textContent = 'Este navegador es muy antiguo. Actualízalo o usa otro.';
  else words.textContent = 'This browser is too old. Update it or use another.';
  const root = tag.shadowRoot;
  const activeElement = root?.activeElement;
  root?.replaceChildren(words);
  if (activeElement) words.focus();
  return old ? 'old_browser' : 'unavailable';
}
