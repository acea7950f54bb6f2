import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ProblemKey } from '#contracts/base/problems.ts';
import { checkTexts } from './asking/check-texts.ts';
import type { SignDocument } from './document/document.contract.ts';
import { beginning, placeIn, type SignDraft } from './document/draft.ts';
import { askingDocument, fakeDocument } from './document.fake.ts';
import { documentSignMachine } from './document-sign.machine.ts';

const [beneficiary] = askingDocument.asks;
const uuid = beneficiary!.uuid;
/** The document after the signer wrote its texts. */
const filledDocument: SignDocument = {
  ...askingDocument,
  sha256: 'd'.repeat(64),
  asks: askingDocument.asks.map((ask) => ({ ...ask, value: ask.uuid === uuid ? 'Ana' : '' })),
  filled: true,
};
const problem = (key: ProblemKey) => ({ key, retryAfter: null, field: null });
const at = (place: Partial<SignDraft>, document = fakeDocument): SignDraft => ({ ...placeIn(document, beginning), ...place });

interface Scene {
  document?: Partial<SignDocument>;
  draft?: SignDraft;
  clock?: SimulatedClock;
}

/** Starts the machine of the step; the test settles the openings of its document (`readings`). */
function person({ document = {}, draft, clock = new SimulatedClock() }: Scene = {}) {
  const done: string[] = [];
  const drafts: SignDraft[] = [];
  const readings: PromiseWithResolvers<SignDocument>[] = [];
  const note = (what: string) => () => void done.push(what);
  const actor = createActor(
    documentSignMachine.provide({
      actors: {
        openDocument: fromPromise(() => {
          const reading = Promise.withResolvers<SignDocument>();
          readings.push(reading);
          return reading.promise;
        }),
      },
      actions: {
        keepDraft: ({ context }, { screen }) => void drafts.push({ ...context.place, screen }),
        fetchPad: note('fetch pad'),
        forgetPages: note('forget pages'),
        writeTexts: (_, texts) => void done.push(`write ${JSON.stringify(texts)}`),
        moveFocus: note('move focus'),
        submit: note('submit'),
      },
    }),
    { input: { draft: draft ?? null }, clock },
  ).start();
  const send = actor.send.bind(actor);
  const place = () => actor.getSnapshot().context.place;
  /** Waits until resolved promises have been handled. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    done,
    drafts,
    readings,
    send,
    place,
    settle,
    screen: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    mayGoBack: () => actor.getSnapshot().can({ type: 'screen.back' }),
    async opens(change: Partial<SignDocument> = document) {
      readings.at(-1)?.resolve({ ...fakeDocument, ...change });
      await settle();
    },
    writes(text: string) {
      send({ type: 'text.write', uuid, text });
    },
    sendsTexts() {
      const { document } = actor.getSnapshot().context;
      send({ type: 'texts.send', ...checkTexts(document ?? askingDocument, place().texts) });
    },
    signs() {
      send({ type: 'submission.send', submission: {} });
    },
  };
}

async function opened(scene: Scene = {}) {
  const luisa = person(scene);
  await luisa.opens();
  return luisa;
}

async function signing(scene: Scene = {}) {
  return opened({ ...scene, draft: scene.draft ?? at({ screen: 'sign', page: 3 }) });
}

describe('opening a document', () => {
  it('leads to its first page, and the pad comes', async () => {
    const luisa = person();
    expect(luisa.screen()).toEqual({ opening: 'fetching' });
    await luisa.opens();
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
    expect(luisa.place()).toEqual({ ...beginning, sha256: fakeDocument.sha256, kind: 'drawn' });
    expect(luisa.done).toContain('fetch pad');
  });

  it('leads to its texts where it asks for some, with what the server has of them', async () => {
    const luisa = await opened({ document: { ...askingDocument, asks: filledDocument.asks } });
    expect(luisa.screen()).toEqual({ asking: 'idle' });
    expect(luisa.place().texts[uuid]).toBe('Ana');
  });

  it('that is not to be signed yet is read again from time to time, until it is', async () => {
    const clock = new SimulatedClock();
    const luisa = await opened({ document: { closed: 'later' }, clock });
    for (const closed of ['later', null] as const) {
      expect(luisa.screen()).toEqual({ later: 'resting' });
      clock.increment(5_000);
      expect(luisa.screen()).toEqual({ later: 'looking' });
      await luisa.opens({ closed });
    }
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
  });

  it.each(['signed', 'withdrawn', 'gone', 'unfit'] as const)('that is %s leads to a screen without any way on or back', async (closed) => {
    const luisa = await opened({ document: { ...askingDocument, closed }, draft: at({ screen: 'sign' }, askingDocument) });
    expect(luisa.screen()).toBe('closed');
    expect(luisa.mayGoBack()).toBe(false);
  });

  it('that did not come is said, and it is read again where the person says so', async () => {
    const luisa = person();
    luisa.readings[0]?.reject(new Error('lost'));
    await luisa.settle();
    expect(luisa.screen()).toEqual({ opening: 'lost' });
    luisa.send({ type: 'document.open' });
    await luisa.opens();
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
  });

  it('stops when the step leaves the page, and begins again when it is back', async () => {
    const luisa = person();
    luisa.send({ type: 'step.removed' });
    await luisa.opens();
    expect(luisa.screen()).toEqual({ opening: 'away' });
    luisa.send({ type: 'document.open' });
    await luisa.opens();
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
    luisa.send({ type: 'step.removed' });
    luisa.send({ type: 'document.open' });
    expect([luisa.screen(), luisa.readings.length]).toEqual([{ signing: 'drawing' }, 2]);
  });
});

describe('a draft', () => {
  it.each([
    ['a page', at({ page: 2, kind: 'drawn' }), { signing: 'drawing' }],
    ['the pad', at({ screen: 'sign', page: 3, kind: 'drawn' }), { signing: 'drawing' }],
    ['a typed name', at({ screen: 'sign', page: 3, kind: 'typed', typed: 'Luisa' }), { signing: 'typing' }],
  ])('leads back to %s', async (_what, draft, screen) => {
    const luisa = await opened({ draft });
    expect(luisa.screen()).toEqual(screen);
    expect(luisa.place()).toEqual(draft);
  });

  it('leads back to the texts as they were written', async () => {
    const draft = at({ texts: { [uuid]: 'An' } }, askingDocument);
    const luisa = await opened({ document: askingDocument, draft });
    expect([luisa.screen(), luisa.place()]).toEqual([{ asking: 'idle' }, draft]);
  });

  it('of another document, or of a page that it has not, is begun anew', async () => {
    for (const draft of [at({ sha256: 'e'.repeat(64), screen: 'sign', name: 'Luisa' }), at({ page: 4 })]) {
      const luisa = await opened({ draft });
      expect([luisa.screen(), luisa.place()]).toEqual([{ signing: 'drawing' }, at({ kind: 'drawn' })]);
    }
  });
});

describe('reading', () => {
  it('remembers the pages that stood on the screen, and turns to another', async () => {
    const luisa = await opened();
    luisa.send({ type: 'page.seen', page: 1 });
    luisa.send({ type: 'page.turn', page: 2 });
    expect([luisa.screen(), luisa.place().page, [...luisa.context().pagesShown]]).toEqual([{ signing: 'drawing' }, 2, [1]]);
    expect(luisa.drafts.at(-1)).toEqual(at({ page: 2, kind: 'drawn' }));
    expect(luisa.done.at(-1)).toBe('move focus');
  });

  it('goes back to the texts, where the document asks for some; else out of the step', async () => {
    expect((await opened()).mayGoBack()).toBe(false);
    const luisa = await opened({ document: askingDocument, draft: at({ screen: 'sign' }, askingDocument) });
    luisa.send({ type: 'screen.back' });
    expect([luisa.screen(), luisa.drafts.at(-1)?.screen, luisa.mayGoBack()]).toEqual([{ asking: 'idle' }, 'fill', false]);
  });
});

describe('the texts that a document asks for', () => {
  it('name what is missing, send nothing, and forget it where the person writes', async () => {
    const luisa = await opened({ document: askingDocument });
    luisa.sendsTexts();
    expect([luisa.screen(), luisa.context().troubles]).toEqual([{ asking: 'idle' }, [{ uuid, code: 'required' }]]);
    expect(luisa.done.at(-1)).toBe('move focus');
    luisa.writes('Ana');
    expect(luisa.context().troubles).toEqual([]);
    expect(luisa.drafts.at(-1)).toMatchObject({ screen: 'fill', texts: { [uuid]: 'Ana' } });
  });

  it('are written once; then the document is read anew, as the one that it is now', async () => {
    const luisa = await opened({ document: askingDocument, draft: at({ agreed: true }, askingDocument) });
    luisa.writes(' Ana ');
    luisa.sendsTexts();
    luisa.sendsTexts();
    expect(luisa.screen()).toEqual({ asking: 'writing' });
    expect(luisa.done.filter((what) => what.startsWith('write'))).toEqual([`write {"${uuid}":"Ana","${askingDocument.asks[1]!.uuid}":""}`]);
    luisa.send({ type: 'texts.answered', answer: { document: filledDocument, troubles: [] } });
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
    expect(luisa.place()).toMatchObject({ sha256: filledDocument.sha256, page: 1, agreed: false });
    expect(luisa.drafts.at(-1)).toMatchObject({ sha256: filledDocument.sha256, screen: 'sign' });
    expect(luisa.done).toContain('forget pages');
  });

  it('make no page of before count as seen', async () => {
    const luisa = await opened({ document: askingDocument, draft: at({ screen: 'sign' }, askingDocument) });
    luisa.send({ type: 'page.seen', page: 1 });
    luisa.send({ type: 'screen.back' });
    luisa.writes('Ana');
    luisa.sendsTexts();
    luisa.send({ type: 'texts.answered', answer: { document: filledDocument, troubles: [] } });
    expect(luisa.context().pagesShown.size).toBe(0);
  });

  it('that stand in the document already are not sent again', async () => {
    const luisa = await opened({ document: filledDocument });
    luisa.sendsTexts();
    expect([luisa.screen(), luisa.drafts.at(-1)?.screen]).toEqual([{ signing: 'drawing' }, 'sign']);
    expect(luisa.done.some((what) => what.startsWith('write'))).toBe(false);
  });

  it('that do not fit are asked for again, and so are those that could not be written', async () => {
    const luisa = await opened({ document: askingDocument });
    luisa.writes('Ana');
    luisa.sendsTexts();
    luisa.send({ type: 'texts.refused', problem: problem('unavailable') });
    expect([luisa.screen(), luisa.context().fillProblem]).toEqual([{ asking: 'idle' }, problem('unavailable')]);
    luisa.sendsTexts();
    expect(luisa.context().fillProblem).toBe(null);
    const troubles = [{ uuid, code: 'too_long' as const }];
    luisa.send({ type: 'texts.answered', answer: { document: askingDocument, troubles } });
    expect([luisa.screen(), luisa.context().troubles, luisa.drafts.at(-1)?.screen]).toEqual([{ asking: 'idle' }, troubles, 'fill']);
    expect(luisa.place().texts[uuid]).toBe('Ana');
  });

  it('of a document that was signed meanwhile lead to its closed screen', async () => {
    const luisa = await opened({ document: askingDocument });
    luisa.writes('Ana');
    luisa.sendsTexts();
    luisa.send({ type: 'texts.answered', answer: { document: { ...filledDocument, closed: 'signed' }, troubles: [] } });
    expect(luisa.screen()).toBe('closed');
  });
});

describe('the signature', () => {
  it('is drawn, unless the person chose before', async () => {
    expect((await opened()).screen()).toEqual({ signing: 'drawing' });
    expect((await opened({ draft: at({ kind: 'typed' }) })).screen()).toEqual({ signing: 'typing' });
  });

  it('changes from one way to the other', async () => {
    const luisa = await signing();
    luisa.send({ type: 'signature.otherWay' });
    expect([luisa.screen(), luisa.drafts.at(-1)?.kind]).toEqual([{ signing: 'typing' }, 'typed']);
    luisa.send({ type: 'signature.otherWay' });
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
  });

  it('is typed where the pad does not come, and the pad is fetched again when it is wanted', async () => {
    const luisa = await opened();
    luisa.send({ type: 'pad.lost' });
    expect(luisa.screen()).toEqual({ signing: 'typing' });
    const before = luisa.done.length;
    luisa.send({ type: 'signature.otherWay' });
    expect([luisa.screen(), luisa.done.slice(before)]).toEqual([{ signing: 'drawing' }, ['fetch pad']]);
  });

  it('of an earlier document is offered first; another one is agreed to anew', async () => {
    const luisa = await signing({ document: { given: 'Solicitud' } });
    const agrees = () => luisa.send({ type: 'signature.write', change: { agreed: true } });
    expect(luisa.screen()).toEqual({ signing: 'applying' });
    agrees();
    luisa.send({ type: 'signature.otherWay' });
    expect([luisa.screen(), luisa.place().agreed]).toEqual([{ signing: 'drawing' }, false]);
    agrees();
    luisa.send({ type: 'signature.otherWay' });
    expect([luisa.screen(), luisa.place().agreed]).toEqual([{ signing: 'typing' }, true]);
    luisa.send({ type: 'signature.applyEarlier' });
    expect([luisa.screen(), luisa.place().agreed]).toEqual([{ signing: 'applying' }, false]);
    luisa.send({ type: 'signature.otherWay' });
    expect(luisa.screen()).toEqual({ signing: 'drawing' });
  });

  it('of an earlier document that is not there any more is made anew', async () => {
    expect((await signing({ draft: at({ screen: 'sign', kind: 'applied' }) })).screen()).toEqual({ signing: 'drawing' });
  });

  it('is sent once, and again after it was refused or withdrawn, by the same way and still agreed to', async () => {
    const luisa = await signing({ draft: at({ screen: 'sign', kind: 'typed' }) });
    luisa.send({ type: 'signature.write', change: { agreed: true } });
    luisa.signs();
    luisa.signs();
    expect([luisa.screen(), luisa.done.filter((what) => what === 'submit').length]).toEqual([{ signing: 'sealing' }, 1]);
    luisa.send({ type: 'submission.refused', problem: problem('unavailable') });
    expect([luisa.screen(), luisa.place().agreed]).toEqual([{ signing: 'typing' }, true]);
    luisa.signs();
    luisa.send({ type: 'submission.withdrawn' });
    expect(luisa.screen()).toEqual({ signing: 'typing' });
    luisa.signs();
    expect(luisa.done.filter((what) => what === 'submit')).toHaveLength(3);
  });
});

describe('a refused answer', () => {
  it.each(['conflict', 'pages_not_delivered', 'document_not_fillable', 'not_found'] as const)(
    'of %s has the document opened and read anew from its first page',
    async (key) => {
      const luisa = await opened();
      luisa.send({ type: 'page.seen', page: 1 });
      luisa.signs();
      luisa.send({ type: 'submission.refused', problem: problem(key) });
      expect([luisa.screen(), luisa.done.at(-1)]).toEqual([{ opening: 'fetching' }, 'forget pages']);
      await luisa.opens();
      expect([luisa.screen(), luisa.place().page]).toEqual([{ signing: 'drawing' }, 1]);
      expect(luisa.context().pagesShown.size).toBe(0);
    },
  );

  it('of a document that changed begins at its texts', async () => {
    const luisa = await signing();
    luisa.signs();
    luisa.send({ type: 'submission.refused', problem: problem('conflict') });
    await luisa.opens(filledDocument);
    expect([luisa.screen(), luisa.place().agreed]).toEqual([{ asking: 'idle' }, false]);
  });

  it('for another reason leaves the person where they are', async () => {
    const luisa = await opened({ draft: at({ page: 2 }) });
    luisa.send({ type: 'submission.refused', problem: problem('invalid_body') });
    expect([luisa.screen(), luisa.place().page]).toEqual([{ signing: 'drawing' }, 2]);
  });
});
