/** Registers an element unless its tag is registered, as by a second build on the page. Does nothing on a server. */
export function define(tag: string, element: CustomElementConstructor): void {
  const registry: CustomElementRegistry | undefined = globalThis.customElements;
  if (registry && !registry.get(tag)) registry.define(tag, element);
}
