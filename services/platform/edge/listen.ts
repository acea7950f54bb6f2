import type { Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { closeAfterUnreadBody } from './unread-body.ts';

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port with --port (PORT).`);
    this.name = 'PortTaken';
  }
}

/** Thrown if this machine lacks the address, or this user may not use the port. */
export class AddressUnusable extends Error {
  constructor(host: string, port: number, cause: Error) {
    super(`Nothing can listen on ${host}, port ${port}: ${cause.message}. Choose another address with HOST, another port with PORT.`, {
      cause,
    });
    this.name = 'AddressUnusable';
  }
}

export interface Listening {
  port: number;
  /** Ends event streams, waits for requests, and cuts the remaining connections after `GRACE_MS`. */
  close(): Promise<void>;
}

/** Returns `targetPort` if it can be used, or a free port for 0. Throws `PortTaken` or `AddressUnusable`. */
export async function freePort(targetPort: number, host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, host, targetPort)));
    server.listen(targetPort, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  return error.code === 'EADDRINUSE' ? new PortTaken(port) : new AddressUnusable(host, port, error);
}

/** Milliseconds for which `close` waits for running requests. */
const GRACE_MS = 5_000;

/** The longest request, in milliseconds: 10 MB at 5 kB/s take 35 minutes. A body below 2 kB/s ends earlier (`read-limited.ts`). */
const WHOLE_REQUEST_MS = 40 * 60_000;

/** Serves an app over HTTP, or HTTPS with `tls`. Throws `PortTaken` or `AddressUnusable`. */
export async function listen(
  app: Hono,
  { port, host, tls }: { port: number; host: string; tls?: { key: string; cert: string } | undefined },
): Promise<Listening> {
  const options = { serverOptions: { ...tls, requestTimeout: WHOLE_REQUEST_MS }, ...(tls ? { createServer: createSecureServer } : {}) };
  const server = await new Promise<Server>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: host, ...options }, () => resolve(starting)) as Server;
    starting.once('error', (error) => reject(listenFailure(error, host, port)));
  });
  server.prependListener('request', closeAfterUnreadBody);
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        // An event stream never finishes by itself, and its reader reconnects.
        for (const response of open) if (String(response.getHeader('content-type')).startsWith('text/event-stream')) response.destroy();
        const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
