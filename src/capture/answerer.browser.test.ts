import { expect } from '@open-wc/testing';
import { startWorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';

const scripts: string[] = [];
afterEach(() => {
  for (const address of scripts.splice(0)) URL.revokeObjectURL(address);
});

const script = <Ask>(source: string, options: Partial<WorkerScript<Ask>> = {}): WorkerScript<Ask> => {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  scripts.push(address);
  return { address, name: 'test', limit: () => null, transfer: () => [], ...options };
};
const serving = (answer: string) =>
  `postMessage({ started: true }); addEventListener('message', ({ data: { id, ask } }) => { ${answer} });`;
const outcomeOf = (answer: Promise<unknown>) =>
  answer.then(
    (value) => value,
    (error: Error) => (error instanceof WorkerLost ? 'lost' : `${error.name}: ${error.message}`),
  );

describe('an answerer', () => {
  it('gives each ask its own answer, in whatever order they come', async () => {
    const backwards = 'if (ask === 2) postMessage({ id, answer: 20 }), postMessage({ id: id - 1, answer: 10 });';
    const answerer = await startWorkerClient<number, number>(script(serving(backwards)));
    expect(await Promise.all([answerer.ask(1), answerer.ask(2)])).to.deep.equal([10, 20]);
    answerer.close();
  });

  it('says why an ask has no answer, and answers the next', async () => {
    const odd = `postMessage(ask % 2 ? { id, failed: 'no picture' } : { id, answer: ask });`;
    const answerer = await startWorkerClient<number, number>(script(serving(odd)));
    expect(await outcomeOf(answerer.ask(1))).to.equal('Error: no picture');
    expect(await answerer.ask(2)).to.equal(2);
    answerer.close();
  });

  it('hands over what the script says, instead of copying it', async () => {
    const bytes = new Uint8Array([7]);
    const answerer = await startWorkerClient<Uint8Array, number>(
      script(serving('postMessage({ id, answer: ask[0] });'), { transfer: ({ buffer }) => [buffer as ArrayBuffer] }),
    );
    expect(await answerer.ask(bytes)).to.equal(7);
    expect(bytes.byteLength).to.equal(0);
    answerer.close();
  });

  it('is lost when its worker throws, to all who wait and all who come after', async () => {
    const answerer = await startWorkerClient<string, unknown>(script(serving(`if (ask === 'die') throw new Error('out of memory');`)));
    const waiting = outcomeOf(answerer.ask('wait'));
    expect(await outcomeOf(answerer.ask('die'))).to.equal('lost');
    expect(await waiting).to.equal('lost');
    expect(await outcomeOf(answerer.ask('wait'))).to.equal('lost');
  });

  it('is lost when an answer takes longer than its limit, and not for an ask without one', async () => {
    const slow = script<string>(serving(`setTimeout(() => postMessage({ id, answer: 'late' }), 120);`), {
      limit: (ask) => (ask === 'frame' ? 40 : null),
    });
    const answerer = await startWorkerClient<string, string>(slow);
    expect(await answerer.ask('fetch')).to.equal('late');
    expect(await outcomeOf(answerer.ask('frame'))).to.equal('lost');
  });

  it('is not lost over an ask that cannot be sent', async () => {
    const answerer = await startWorkerClient<unknown, unknown>(script(serving('postMessage({ id, answer: ask });'), { limit: () => 60 }));
    expect(await outcomeOf(answerer.ask(() => 'no message'))).to.match(/^DataCloneError/);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await answerer.ask('next')).to.equal('next');
    answerer.close();
  });

  it('says so to whoever waits when it is closed', async () => {
    const answerer = await startWorkerClient<string, unknown>(script(serving('')));
    const waiting = outcomeOf(answerer.ask('wait'));
    answerer.close();
    expect(await waiting).to.match(/^AbortError: test was closed/);
  });

  it('starts a script of another origin through one of the page’s own', async () => {
    const foreign = {
      ...script(''),
      address: `data:text/javascript,${encodeURIComponent(serving('postMessage({ id, answer: [self.name, self.location.protocol] });'))}`,
    };
    const answerer = await startWorkerClient<string, string[]>(foreign);
    expect(await answerer.ask('who')).to.deep.equal(['test', 'blob:']);
    answerer.close();
  });

  it('answers on the page where no worker starts', async () => {
    const onPage = `if (!('document' in globalThis)) throw new Error('no worker here'); export const openService = () => ({ answer: async (ask) => ask * 2 });`;
    const answerer = await startWorkerClient<number, number>(script(onPage));
    expect(await answerer.ask(21)).to.equal(42);
  });

  it('is not to be had where the page cannot open a desk either', async () => {
    expect(await outcomeOf(startWorkerClient(script('throw new Error("nowhere");')))).to.equal('Error: nowhere');
  });
});
