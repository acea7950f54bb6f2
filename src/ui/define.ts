/**
 * Registers an element once. A page may carry two builds of the widget, and a server none of `customElements`;
 * the first registration stands.
 */
export function define(tag: string, element: CustomElementConstructor): void {
  const registry: CustomElementRegistry | undefined = globalThis.customElements;
  if (registry && !registry.get(tag)) registry.define(tag, element);
}
