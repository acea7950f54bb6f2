/** Runs the work once the page has nothing else to do; where a browser does not tell, a little later. */
export function whenIdle(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 300));
  idle(() => work());
}
