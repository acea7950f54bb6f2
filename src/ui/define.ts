/**
 * Registers an element unless its tag is registered: a page may contain two builds of the widget, and the first one counts.
 * Does nothing on a server, which has no `customElements`.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const registry: CustomElementRegistry | undefined = globalThis.customElements;
  if (registry && !registry.get(tag)) registry.define(tag, element);
}
