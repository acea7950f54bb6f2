import { createServer } from 'node:http';

/** A fake external registry, called by the verification service over HTTP. */
export interface FakeRegistry {
  config: { url: string; name: string; key: string };
  asked: { headers: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> }[];
  /** Returns the status and the text of its answer. */
  answer: () => [status: number, text: string];
  close(): Promise<void>;
}

export async function openRegistry(): Promise<FakeRegistry> {
  const fake: FakeRegistry = {
    config: { url: '', name: 'vendor', key: 'the key of the vendor' },
    asked: [],
    answer: () => [200, '{"records":[]}'],
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    fake.asked.push({ headers: request.headers, query: JSON.parse(Buffer.concat(chunks).toString()) });
    const [status, text] = fake.answer();
    const elsewhere = status >= 300 && status < 400 ? { location: '/elsewhere' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...elsewhere }).end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address === 'string' || !address) throw new Error('The fake listens at no port.');
  fake.config.url = `http://127.0.0.1:${address.port}/find`;
  fake.close = async () => {
    server.closeAllConnections();
    await new Promise<void>((closed) => server.close(() => closed()));
  };
  return fake;
}
