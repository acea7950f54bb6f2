/** Pixels that a text may overflow; up to one is rounding. */
const SLACK = 1;

/** Returns the element in which `element` is drawn, through slots and shadow roots; null at the top. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function* within(root: ParentNode): Generator<Element> {
  for (const element of root.children) {
    yield element;
    if (element.shadowRoot) yield* within(element.shadowRoot);
    yield* within(element);
  }
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isDrawn = (element: Element) =>
  !(element instanceof SVGElement) &&
  !element.matches('canvas, video, img, option, style, script') &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
/** Returns true for an element that is clipped away, so that only screen readers say it. */
const isHeard = (element: Element) => getComputedStyle(element).clipPath !== 'none';

function pathOf(element: Element): string {
  const name = `${element.localName}${element.className ? `.${element.className}` : ''}`;
  const parent = parentOf(element);
  return parent === null || parent === document.body ? name : `${pathOf(parent)} ${name}`;
}

/** Returns the part of a text's line that lies outside a clipping element or the window; null if the line fits. */
function cutBy(line: DOMRect, element: Element): string | null {
  for (let around: Element | null = element; around !== null; around = parentOf(around)) {
    const { overflowX, overflowY, display } = getComputedStyle(around);
    if (display === 'contents' || display === 'inline') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (scrolls(overflowX) && scrolls(overflowY)) return null;
    if (clips(overflowX) && (line.left < left - SLACK || line.right > right + SLACK)) return `cut at the side of ${around.localName}`;
    if (clips(overflowY) && (line.top < top - SLACK || line.bottom > bottom + SLACK)) return `cut by the height of ${around.localName}`;
  }
  return line.left < -SLACK || line.right > innerWidth + SLACK ? `cut by the window, ${Math.round(line.right)} of ${innerWidth}` : null;
}

function cutTexts(element: Element): string[] {
  const found: string[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const cut = line.width > SLACK ? cutBy(line, element) : null;
      if (cut) found.push(`“${node.textContent.trim()}” is ${cut}: ${pathOf(element)}`);
    }
  }
  return found;
}

/** Returns true for an element that extends into the page's margin on purpose. */
const reachesOut = (element: Element) => Number.parseFloat(getComputedStyle(element).marginInlineEnd) < 0;

/** Reports an element whose content is wider than it, unless it scrolls. */
function spilled(element: Element): string[] {
  const { overflowX, display } = getComputedStyle(element);
  if (display.startsWith('inline') || display === 'contents' || scrolls(overflowX) || element.clientWidth <= SLACK) return [];
  if ([...element.children].some(reachesOut)) return [];
  const { scrollWidth, clientWidth } = element;
  return scrollWidth > clientWidth + SLACK ? [`${scrollWidth} px in ${clientWidth}: ${pathOf(element)}`] : [];
}

/** Returns every descendant that does not fit: texts that are cut, and boxes narrower than their content. */
export function cutIn(root: Element): string[] {
  const all = [...within(root.shadowRoot ?? root)].filter((element) => isDrawn(element) && !isHeard(element));
  return all.flatMap((element) => [...cutTexts(element), ...spilled(element)]);
}
