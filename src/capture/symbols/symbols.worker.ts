import { SymbolDesk } from './desk.ts';
import type { Numbered, SymbolAsk, WorkerMessage } from './messages.ts';

/**
 * Reads symbols away from the page's own thread. Where a page's policy allows no worker, the page imports this same file and
 * opens a desk of its own: one file for both, since the readers are a large part of all our code.
 */
export const openSymbolDesk = (): SymbolDesk =>
  new SymbolDesk((reader) => ({
    // Between two looks the page draws, scrolls and answers.
    read: (image, ask) => new Promise((resolve) => setTimeout(() => resolve(reader.read(image, ask)))),
  }));

if (!('document' in globalThis)) {
  const desk = new SymbolDesk();
  const say = (message: WorkerMessage) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Numbered<SymbolAsk>>) => {
    desk.answer(data).then(
      (answer) => say({ id: data.id, ...answer }),
      (error: unknown) => say({ id: data.id, failed: String(error) }),
    );
  });
  say({ started: true });
}
