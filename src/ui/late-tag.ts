/** What a tag on a partner's page does before its screens are there. Small: it is a part of the tag's own file. */

/** On a server there is no HTMLElement. The class must still be importable there. */
export const TagBase = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Attaches the tag's root, which keeps space while the code of the screens arrives, so that nothing on the host page jumps. */
export function attachSpace(tag: HTMLElement, rules = ''): void {
  const root = tag.attachShadow({ mode: 'open' });
  if (!root.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{display:block!important;min-height:var(--zaguan-min-height,600px)}${rules}:host([hidden]){display:none!important}`,
  );
  root.adoptedStyleSheets = [sheet];
}

/** Loads screens once, and anew after a failure. Throws a SyntaxError where the browser is too old for them. */
export function loadsLate<Screens>(load: () => Promise<Screens>): () => Promise<Screens> {
  let loading: Promise<Screens> | null = null;
  return () => {
    // The youngest thing that the screens ask for. A browser that lacks our syntax throws the same by itself.
    const canLoad = 'throwIfAborted' in AbortSignal.prototype;
    loading ??= (canLoad ? load() : Promise.reject(new SyntaxError('old'))).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Says the one sentence that needs no screen: the screens did not arrive, or this browser is too old for them. Answers the problem's key. */
export function explainAbsence(tag: HTMLElement, error: unknown, again: () => void): 'old_browser' | 'unavailable' {
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
