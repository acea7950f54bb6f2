/** What one call may be told beside its input. */
export interface CallOptions {
  /**
   * For a POST: within 24 hours the same key gets the same answer and has no second effect. Without it each call has one of its own; give
   * one that you keep where your process may end between two tries.
   */
  idempotencyKey?: string;
  /** Ends the call, and the waits between its tries. */
  signal?: AbortSignal;
}

/** A page of a list, and by `for await` every item of it and of all pages after it. */
export type Pages<Page, Item> = Promise<Page> & AsyncIterable<Item>;

type ListAnswer<Item> = { result: { data: Item[]; next_page_url: string | null } };

type OperationAnswer<Output> = Output extends ListAnswer<infer Item> ? Pages<Output, Item> : Promise<Output>;

/** One operation. Where nothing must be said, nothing is. */
export type Operation<Input, Output> =
  Record<never, never> extends Input
    ? (input?: Input, options?: CallOptions) => OperationAnswer<Output>
    : undefined extends Input
      ? (input?: Input, options?: CallOptions) => OperationAnswer<Output>
      : (input: Input, options?: CallOptions) => OperationAnswer<Output>;
