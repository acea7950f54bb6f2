import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for which a connection that ends is still read, since a sender that is cut off while it sends does not get the answer. */
const LINGER_MS = 2_000;

/**
 * Ends the connection with the answer, and says so in it, if the request's body was not read to its end by then. A proxy that keeps
 * connections would otherwise send the next person's request on one that no longer answers.
 */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) {
      response.setHeader('connection', 'close');
      lingerAtEnd(request);
    }
    return (writeHead as (...args: unknown[]) => ServerResponse).apply(response, args);
  };
}

/** Node destroys a connection after its last answer, although the sender still sends. This connection ends once the sender ends. */
function lingerAtEnd(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
