/** Runs the work once the browser is idle; after 300 ms in browsers without `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 300));
  idle(() => work());
}
