import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { TabLock } from './lock.ts';
import { openVault } from './vault.ts';

const workflow = 'a0000000-0000-4000-8000-000000000000';
const key = { step: 's', kind: 'draft', id: '' } as const;

describe('the vault', () => {
  afterEach(async () => (await openVault(workflow)).clear());

  it('gives back what it was given, also to the next page', async () => {
    const vault = await openVault(workflow);
    expect(vault.durable).to.equal(true);
    await vault.put({ ...key, kind: 'media', id: 'm' }, { type: 'image/jpeg' }, new Uint8Array([1, 2, 3]));
    await vault.put(key, { name: 'Luisa Pérez' });
    const entries = await (await openVault(workflow)).all();
    expect(entries.map(({ kind, value, bytes }) => [kind, value, [...bytes]])).to.deep.equal([
      ['draft', { name: 'Luisa Pérez' }, []],
      ['media', { type: 'image/jpeg' }, [1, 2, 3]],
    ]);
  });

  it('writes nothing that can be read, under a key that cannot be taken out', async () => {
    const vault = await openVault(workflow);
    await vault.put(key, { name: 'Luisa Pérez' });
    const database = await openDB('zaguan');
    const [sealed] = await database.getAll('entries');
    expect(new TextDecoder().decode(sealed.data)).not.to.contain('Luisa');
    const { key: cryptoKey } = await database.get('keys', workflow);
    expect(cryptoKey.extractable).to.equal(false);
    database.close();
  });

  it('knows a workflow’s own entries only, and an entry by its key only', async () => {
    const vault = await openVault(workflow);
    await vault.put(key, 'mine');
    const other = await openVault('b0000000-0000-4000-8000-000000000000');
    expect(await other.all()).to.deep.equal([]);
    await other.clear();
    const database = await openDB('zaguan');
    const sealed = await database.get('entries', [workflow, 's', 'draft', '']);
    await database.put('entries', sealed, [workflow, 'elsewhere', 'draft', '']);
    database.close();
    expect((await vault.all()).map(({ step }) => step)).to.deep.equal(['s']);
  });

  it('leaves nothing behind when it is cleared', async () => {
    const vault = await openVault(workflow);
    await vault.put(key, 'x');
    await vault.clear();
    const database = await openDB('zaguan');
    expect([await database.count('entries'), await database.count('keys')]).to.deep.equal([0, 0]);
    database.close();
  });
});

describe('a browser that keeps nothing', () => {
  const withheld = (name: 'indexedDB', value: unknown) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    return () => (own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name));
  };
  const refusing = {
    open: () => {
      throw new DOMException('Private mode', 'SecurityError');
    },
  };

  for (const [how, value] of [
    ['has no IndexedDB', undefined],
    ['refuses it in private mode', refusing],
  ] as const) {
    it(`says so where it ${how}, and takes what it is given`, async () => {
      const restore = withheld('indexedDB', value);
      try {
        const vault = await openVault(workflow);
        expect(vault.durable).to.equal(false);
        await vault.put(key, 'x');
        expect(await vault.all()).to.deep.equal([]);
      } finally {
        restore();
      }
    });
  }
});

describe('the lock of a tab', () => {
  it('is held by one, and taken over only when asked', async () => {
    let lost = 0;
    const first = new TabLock(() => {
      lost += 1;
    });
    const second = new TabLock(() => {});
    expect(await first.take(workflow, false)).to.equal(true);
    expect(await first.take(workflow, false)).to.equal(true);
    expect(await second.take(workflow, false)).to.equal(false);
    expect(await second.take(workflow, true)).to.equal(true);
    expect(lost).to.equal(1);
    second.release();
    await navigator.locks.request(`zaguan:${workflow}`, () => {});
    expect(await first.take(workflow, false)).to.equal(true);
    first.release();
  });
});
