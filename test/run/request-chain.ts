import type { Page } from 'playwright-core';

/** The stack of a request's initiator, as Chrome's DevTools protocol reports it. */
interface Stack {
  callFrames: readonly { url: string }[];
  parent?: Stack;
}
interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}

export interface RequestChain {
  /** Returns the length of the longest chain of requests, each made by the file of the one before, without the page. */
  longest(): number;
  /** Returns the scripts that were requested only after a script that imports them had arrived. */
  lateImports(): readonly string[];
}

/** Records which file caused each request, as the browser reports it. No times are used, so a busy machine changes nothing. */
export async function followRequests(page: Page): Promise<RequestChain> {
  const initiators = new Map<string, Initiator>();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    if (!initiators.has(url)) initiators.set(url, initiator as Initiator);
  });
  const lengthTo = (url: string): number => {
    const initiator = initiators.get(url);
    const cause = initiator && (initiator.url ?? firstUrl(initiator.stack));
    return cause === undefined || cause === url ? 0 : 1 + lengthTo(cause);
  };
  return {
    longest: () => Math.max(0, ...[...initiators.keys()].map(lengthTo)),
    lateImports: () => [...initiators].filter(([, { type, stack }]) => type === 'script' && !stack).map(([url]) => url),
  };
}

function firstUrl(stack: Stack | undefined): string | undefined {
  return stack && (stack.callFrames.find(({ url }) => url !== '')?.url ?? firstUrl(stack.parent));
}
