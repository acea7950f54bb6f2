interface ListPage {
  result?: { data?: unknown[]; next_page_url?: string | null };
}

/** Query parameters that select a page. */
const PLACES = ['cursor', 'page'] as const;

/** Makes the answer of a list iterable over the items of this page and all following pages; `next` requests a page. */
export function pagesOf(first: Promise<unknown>, next: (place: object) => Promise<unknown>): Promise<unknown> & AsyncIterable<unknown> {
  async function* items() {
    for (let page = (await first) as ListPage; ; ) {
      yield* page.result?.data ?? [];
      const more = page.result?.next_page_url;
      if (!more) return;
      page = (await next(placeIn(more))) as ListPage;
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items });
}

function placeIn(address: string): object {
  const { searchParams } = new URL(address, 'http://zaguan.invalid');
  const name = PLACES.find((one) => searchParams.has(one));
  return name ? { [name]: searchParams.get(name) } : {};
}
