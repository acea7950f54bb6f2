import { expect } from '@open-wc/testing';
import { startWorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';

const scripts: string[] = [];
afterEach(() => {
  for (const address of scripts.splice(0)) URL.revokeObjectURL(address);
});

const script = <Request>(source: string, options: Partial<WorkerScript<Request>> = {}): WorkerScript<Request> => {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  scripts.push(address);
  return { address, name: 'test', limit: () => null, transfer: () => [], ...options };
};
const serving = (answer: string) =>
  `postMessage({ started: true }); addEventListener('message', ({ data: { id, request } }) => { ${answer} });`;
const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    (value) => value,
    (error: Error) => (error instanceof WorkerLost ? 'lost' : `${error.name}: ${error.message}`),
  );

describe('an answerer', () => {
  it('gives each request its own answer, in whatever order they come', async () => {
    const backwards = 'if (request === 2) postMessage({ id, answer: 20 }), postMessage({ id: id - 1, answer: 10 });';
    const answerer = await startWorkerClient<number, number>(script(serving(backwards)));
    expect(await Promise.all([answerer.send(1), answerer.send(2)])).to.deep.equal([10, 20]);
    answerer.close();
  });

  it('says why a request has no answer, and answers the next', async () => {
    const odd = `postMessage(request % 2 ? { id, failed: 'no picture' } : { id, answer: request });`;
    const answerer = await startWorkerClient<number, number>(script(serving(odd)));
    expect(await outcomeOf(answerer.send(1))).to.equal('Error: no picture');
    expect(await answerer.send(2)).to.equal(2);
    answerer.close();
  });

  it('hands over what the script says, instead of copying it', async () => {
    const bytes = new Uint8Array([7]);
    const answerer = await startWorkerClient<Uint8Array, number>(
      script(serving('postMessage({ id, answer: request[0] });'), { transfer: ({ buffer }) => [buffer as ArrayBuffer] }),
    );
    expect(await answerer.send(bytes)).to.equal(7);
    expect(bytes.byteLength).to.equal(0);
    answerer.close();
  });

  it('is lost when its worker throws, to all who wait and all who come after', async () => {
    const answerer = await startWorkerClient<string, unknown>(script(serving(`if (request === 'die') throw new Error('out of memory');`)));
    const waiting = outcomeOf(answerer.send('wait'));
    expect(await outcomeOf(answerer.send('die'))).to.equal('lost');
    expect(await waiting).to.equal('lost');
    expect(await outcomeOf(answerer.send('wait'))).to.equal('lost');
  });

  it('is lost when an answer takes longer than its limit, and not for a request without one', async () => {
    const slow = script<string>(serving(`setTimeout(() => postMessage({ id, answer: 'late' }), 120);`), {
      limit: (request) => (request === 'frame' ? 40 : null),
    });
    const answerer = await startWorkerClient<string, string>(slow);
    expect(await answerer.send('fetch')).to.equal('late');
    expect(await outcomeOf(answerer.send('frame'))).to.equal('lost');
  });

  it('is not lost over a request that cannot be sent', async () => {
    const answerer = await startWorkerClient<unknown, unknown>(
      script(serving('postMessage({ id, answer: request });'), { limit: () => 60 }),
    );
    expect(await outcomeOf(answerer.send(() => 'no message'))).to.match(/^DataCloneError/);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await answerer.send('next')).to.equal('next');
    answerer.close();
  });

  it('says so to whoever waits when it is closed', async () => {
    const answerer = await startWorkerClient<string, unknown>(script(serving('')));
    const waiting = outcomeOf(answerer.send('wait'));
    answerer.close();
    expect(await waiting).to.match(/^AbortError: test was closed/);
  });

  it('starts a script of another origin through one of the page’s own', async () => {
    const foreign = {
      ...script(''),
      address: `data:text/javascript,${encodeURIComponent(serving('postMessage({ id, answer: [self.name, self.location.protocol] });'))}`,
    };
    const answerer = await startWorkerClient<string, string[]>(foreign);
    expect(await answerer.send('who')).to.deep.equal(['test', 'blob:']);
    answerer.close();
  });

  it('answers on the page where no worker starts', async () => {
    const onPage = `if (!('document' in globalThis)) throw new Error('no worker here'); export const openService = () => ({ answer: async (request) => request * 2 });`;
    const answerer = await startWorkerClient<number, number>(script(onPage));
    expect(await answerer.send(21)).to.equal(42);
  });

  it('is not to be had where the page cannot open a desk either', async () => {
    expect(await outcomeOf(startWorkerClient(script('throw new Error("nowhere");')))).to.equal('Error: nowhere');
  });
});
