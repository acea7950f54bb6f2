/** Answers what the page asks, in a worker of its own or, where none may run, on the page. */
export interface WorkerService<Ask, Answer> {
  /** Rejects when this ask has no answer; the desk goes on with the next. */
  answer(ask: Ask): Promise<Answer>;
  /** On the page nothing else ends what it holds; a worker ends with all of it. */
  close?(): void;
}

/** From the page to the worker. */
export interface AskMessage<Ask> {
  id: number;
  ask: Ask;
}

/** From the worker to the page; the first message says that the worker runs. */
export type AnswerMessage<Answer> = { started: true } | { id: number; answer: Answer } | { id: number; failed: string };

/** Has the desk answer the page that started this worker. Does nothing where the worker's file is loaded into a page. */
export function serveWorker<Ask, Answer>(open: () => WorkerService<Ask, Answer>): void {
  if ('document' in globalThis) return;
  const service = open();
  const post = (message: AnswerMessage<Answer>) => postMessage(message);
  addEventListener('message', ({ data: { id, ask } }: MessageEvent<AskMessage<Ask>>) => {
    service.answer(ask).then(
      (answer) => post({ id, answer }),
      (error: unknown) => post({ id, failed: String(error) }),
    );
  });
  post({ started: true });
}
