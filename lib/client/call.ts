/** Options of a call. */
export interface CallOptions {
  /**
   * For a POST: calls with the same key have one effect and get the same answer for 24 hours. By default each call gets a new key; store
   * your own if your process may restart between attempts.
   */
  idempotencyKey?: string;
  /** Aborts the call and its waits before retries. */
  signal?: AbortSignal;
}

/** A page of a list; `for await` yields the items of this and all following pages. */
export type Pages<Page, Item> = Promise<Page> & AsyncIterable<Item>;

type ListAnswer<Item> = { result: { data: Item[]; next_page_url: string | null } };

type OperationAnswer<Output> = Output extends ListAnswer<infer Item> ? Pages<Output, Item> : Promise<Output>;

/** An operation, whose input is optional if all its members are. */
export type Operation<Input, Output> =
  Record<never, never> extends Input
    ? (input?: Input, options?: CallOptions) => OperationAnswer<Output>
    : undefined extends Input
      ? (input?: Input, options?: CallOptions) => OperationAnswer<Output>
      : (input: Input, options?: CallOptions) => OperationAnswer<Output>;
