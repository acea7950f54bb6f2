import { createServer, request as send } from 'node:http';

/** A proxy to a server that can lose answers, usable from any browser. */
export interface LossyProxy {
  /** Loses the answer to the next such request: the server handles it, then `meanwhile` runs, then the connection breaks. */
  loseNext(method: string, path: RegExp, meanwhile?: () => Promise<void>): { lost(): boolean };
  close(): Promise<void>;
}

export async function openLossyProxy(target: string, port: number): Promise<LossyProxy> {
  const plans: { method: string; path: RegExp; meanwhile: () => Promise<void> }[] = [];
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const forward = send(target + url, { method, headers });
    forward.on('response', (answer) => {
      const at = plans.findIndex((plan) => plan.method === method && plan.path.test(url));
      const [plan] = at < 0 ? [] : plans.splice(at, 1);
      if (plan) {
        answer.resume().once('end', async () => {
          await plan.meanwhile();
          response.destroy();
        });
        return;
      }
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    forward.once('error', () => response.destroy());
    response.once('close', () => forward.destroy());
    request.pipe(forward);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    loseNext(method, path, meanwhile = async () => {}) {
      const plan = { method, path, meanwhile };
      plans.push(plan);
      return { lost: () => !plans.includes(plan) };
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
