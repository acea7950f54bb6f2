/** Options of a call. */
export interface CallOptions {
  /**
   * For a POST: the same key has the same answer for 24 hours and one effect. By default one a call; keep your own if your process may end
   * between tries.
   */
  idempotencyKey?: string;
  /** Aborts the call and its waits. */
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
