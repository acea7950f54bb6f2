/** The text to find: an exact text, or the source of a pattern. */
export type Wanted = { is: string } | { fits: string };

/** One step of a search for an element. A locator is a list of them. */
export type Find =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: Wanted | undefined; level?: number | undefined }
  | { by: 'label'; label: Wanted }
  | { by: 'text'; text: Wanted }
  | { by: 'visible' }
  | { by: 'place'; place: number }
  | { by: 'or'; other: readonly Find[] };

export interface Seen<Reference> {
  element: Reference;
  isVisible: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** Returns all elements that a locator selects, through every shadow root, with their accessible names. Runs in the page. */
export function look(way: readonly Find[]): Seen<Element>[] {
  const tags: Readonly<Record<string, string>> = {
    button: 'button, [role=button], input[type=submit]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
    img: 'img, [role=img]',
    link: 'a[href]',
  };
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const fits = (text: string, wanted: Wanted) => ('is' in wanted ? text === wanted.is : new RegExp(wanted.fits).test(text));
  const childrenOf = (node: Element | Document | ShadowRoot): Element[] => [
    ...(node instanceof Element && node.shadowRoot ? node.shadowRoot.children : []),
    ...node.children,
  ];
  const within = (root: Element | Document): Element[] => childrenOf(root).flatMap((child) => [child, ...within(child)]);
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isReachable = (element: Element | null): boolean =>
    element === null || (!element.matches('[aria-hidden=true], [inert]') && isReachable(parentOf(element)));
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    if (node.matches('[aria-hidden=true], style, script') || getComputedStyle(node).display === 'none') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const inside = slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).childNodes];
    const text = inside.map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
  };
  const labelsOf = (element: Element): string[] => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.flatMap((id) => root.getElementById(id) ?? []).map(textOf);
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
    return [texts.join(' '), element.getAttribute('aria-label') ?? '', ...labels.map(textOf)].map(oneLine).filter((label) => label !== '');
  };
  const nameOf = (element: Element): string => labelsOf(element)[0] ?? oneLine(textOf(element));
  const levelOf = (element: Element): number => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));

  const step = (from: (Element | Document)[], find: Find): Element[] => {
    const elements = from.filter((one): one is Element => one instanceof Element);
    if (find.by === 'visible') return elements.filter(isVisible);
    if (find.by === 'place') return elements.slice(find.place, find.place === -1 ? undefined : find.place + 1);
    if (find.by === 'or') {
      const either = new Set([...elements, ...walk(find.other)]);
      return within(document).filter((element) => either.has(element));
    }
    const all = [...new Set(from.flatMap(within))];
    if (find.by === 'css') return all.filter((element) => element.matches(find.selector));
    if (find.by === 'label') return all.filter((element) => labelsOf(element).some((label) => fits(label, find.label)));
    if (find.by === 'text') {
      const said = all.filter((element) => fits(oneLine(textOf(element)), find.text));
      return said.filter((element) => !said.some((other) => other !== element && parentOf(other) === element));
    }
    return all
      .filter((element) => element.matches(tags[find.role] ?? `[role=${find.role}]`) && isVisible(element) && isReachable(element))
      .filter((element) => find.level === undefined || levelOf(element) === find.level)
      .filter((element) => find.name === undefined || fits(nameOf(element), find.name));
  };
  const walk = (steps: readonly Find[]): Element[] => steps.reduce<(Element | Document)[]>(step, [document]) as Element[];

  return walk(way).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      element,
      isVisible: isVisible(element),
      isDisabled: element.matches(':disabled, [aria-disabled=true]'),
      isChecked: element.matches(':checked, [aria-checked=true]'),
      box: { x, y, width, height },
    };
  });
}

/** Requests and errors of a page, collected since the first call of `tell`. */
export interface Told {
  origins: string[];
  violations: string[];
  exceptions: string[];
}

/** Returns the events since the last call. Runs in the page. Violations and requests before the first call are included. */
export function tell(): Told {
  const page = window as Window & { zaguanTold?: Told };
  if (!page.zaguanTold) {
    const told: Told = { origins: [], violations: [], exceptions: [] };
    page.zaguanTold = told;
    // WebKit's stack does not contain the error's message.
    addEventListener('error', ({ error, message }) => told.exceptions.push(`${message} ${error?.stack ?? ''}`));
    addEventListener('unhandledrejection', ({ reason }) => told.exceptions.push(`${reason} ${reason?.stack ?? ''}`));
    const violated = (reports: Report[]) => told.violations.push(...reports.map(({ body }) => JSON.stringify(body)));
    new ReportingObserver(violated, { types: ['csp-violation'], buffered: true }).observe();
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) told.origins.push(new URL(name).origin);
    }).observe({ type: 'resource', buffered: true });
  }
  const { origins, violations, exceptions } = page.zaguanTold;
  return { origins: origins.splice(0), violations: violations.splice(0), exceptions: exceptions.splice(0) };
}
