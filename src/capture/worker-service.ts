/** Answers the page's requests, in a worker or, if none may run, on the page. */
export interface WorkerService<Request, Answer> {
  /** Answers one request. Rejects if this request fails; the next ones still work. */
  answer(request: Request): Promise<Answer>;
  /** Frees the service's resources when it runs on the page; a worker frees them by ending. */
  close?(): void;
}

/** A request from the page to the worker. */
export interface RequestMessage<Request> {
  id: number;
  request: Request;
}

/** A message from the worker to the page; the first reports that the worker runs. */
export type AnswerMessage<Answer> = { started: true } | { id: number; answer: Answer } | { id: number; failed: string };

/** Lets the service answer the page that started this worker. Does nothing if the file is loaded into a page. */
export function serveWorker<Request, Answer>(open: () => WorkerService<Request, Answer>): void {
  if ('document' in globalThis) return;
  const service = open();
  const post = (message: AnswerMessage<Answer>) => postMessage(message);
  addEventListener('message', ({ data: { id, request } }: MessageEvent<RequestMessage<Request>>) => {
    service.answer(request).then(
      (answer) => post({ id, answer }),
      (error: unknown) => post({ id, failed: String(error) }),
    );
  });
  post({ started: true });
}
