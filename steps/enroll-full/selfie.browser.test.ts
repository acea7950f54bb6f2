import { expect } from '@open-wc/testing';
import { fakeReader } from '#src/capture/cards/card-reader.fake.ts';
import { fakeFinder, lying } from '#src/capture/documents/finder.fake.ts';
import { FacesUnseen, type FrameFaces } from '#src/capture/faces/finder.ts';
import type { FinderTrouble } from '#src/capture/faces/messages.ts';
import { FakeCamera } from '#src/device/camera.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import { NO_CHALLENGE } from '#test/support/no-challenge.ts';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import type { Face } from '#vision/face/face.ts';
import type { DocumentLook } from '#vision/watch/look.ts';
import { enrollFull } from './enroll-full.contract.ts';
import type { EnrollFullElement } from './enroll-full.element.ts';
import { enrollFullWords } from './enroll-full.i18n.ts';

const words = { ...cameraWords['es-MX'], ...enrollFullWords['es-MX'] };
/** Returns a face in the middle of the camera's picture; `height` is a share of the picture's height. */
const face = (height = 0.5, held: Partial<Face> = {}): Face => ({
  box: { x: 0.5 - 0.4 * height, y: 0.5 - 0.5 * height, width: 0.8 * height, height },
  ...{ yaw: 0, pitch: 0, roll: 0, eyes: 0.3, ...held },
});

let opened: Stage | null = null;

/** Opens the step at the selfie, after both sides of the card were confirmed. `sees` returns the faces before the camera. */
async function person({
  sees = () => [],
  troubles = [],
  byHand = false,
  challenges = false,
  card = null,
}: {
  sees?: () => Face[];
  /** Troubles of the next openings of the face finder, in order; later openings succeed. */
  troubles?: FinderTrouble[];
  byHand?: boolean;
  challenges?: boolean;
  /** The look of the finder of cards in the selfie. */
  card?: DocumentLook | null;
}) {
  const calls: string[] = [];
  const openFaces = (): FrameFaces => {
    calls.push('open');
    const mine = troubles.shift();
    return {
      async prepare() {
        if (mine) throw new FacesUnseen(mine);
      },
      async look(picture) {
        picture.close();
        const faces = sees();
        return { faces, light: faces.length > 0 ? { face: 120, frame: 120 } : null };
      },
      close: () => void calls.push('close'),
    };
  };
  const media = ['front', 'back'].map(
    (uuid): MediaState => ({ uuid, collection: uuid, status: 'stored', progress: 1, preview: null, problem: null }),
  );
  const draft = { accepted: { front: 'front', back: 'back' }, confirmed: true, skipped: false, typed: {}, retaken: [] };
  opened = await stage(enrollFull, {
    setup: { ...(challenges ? {} : NO_CHALLENGE), ...(byHand ? { automatic: false } : {}) },
    properties: {
      camera: new FakeCamera(),
      openFaces,
      openFinder: fakeFinder(card ? () => card : undefined),
      openReader: fakeReader(),
      media,
      draft,
    } satisfies Partial<EnrollFullElement>,
  });
  const screen = opened.step as EnrollFullElement;
  const find = (selector: string) => screen.shadowRoot!.querySelector<HTMLElement>(selector);
  return {
    calls,
    find,
    goesBack: () => screen.back(),
    submits: () => opened!.submits(),
    viewfinder: () => find('zaguan-viewfinder')!,
    says: (text: string) => waitUntil(() => find('zaguan-viewfinder')?.getAttribute('instruction') === text, text),
    shown: (heading: string) => waitUntil(() => find('zaguan-page')?.getAttribute('heading') === heading, heading),
    async begins() {
      await waitUntil(() => find('zaguan-button'));
      find('zaguan-button')!.shadowRoot!.querySelector('button')!.click();
      await waitUntil(() => find('zaguan-viewfinder')?.getAttribute('tone') === 'seeking', 'a live camera');
    },
  };
}

describe('the selfie of enroll_full', () => {
  afterEach(() => opened?.close());

  it('is taken by itself, kept without a word against it, and sent: one tap in all', async () => {
    const luisa = await person({ sees: () => [face()] });
    expect(luisa.calls, 'before the camera opens').to.deep.equal(['open']);
    await luisa.begins();
    await luisa.says(words.faceHold);
    await luisa.shown(words.glanceCard);
    await luisa.shown(words.sendingTitle);
    expect(luisa.submits()).to.have.length(1);
    expect(luisa.calls).to.deep.equal(['open', 'close']);
  });

  it('is taken of one face that is near enough, and is told so in few words', async () => {
    let faces = [face(0.2)];
    const luisa = await person({ sees: () => faces });
    await luisa.begins();
    await luisa.says(words.faceCloser);
    faces = [face(), { ...face(), box: { ...face().box, x: 0.9 } }];
    await luisa.says(words.faceAlone);
    faces = [face(0.5, { yaw: 40 })];
    await luisa.says(words.faceFacing);
    expect((luisa.viewfinder() as unknown as { steady: number }).steady).to.equal(0);
    faces = [];
    await luisa.says(words.aimSelfie);
    expect((luisa.viewfinder() as unknown as { steady: null }).steady).to.equal(null);
    expect(luisa.submits()).to.have.length(0);
  });

  it('is the person’s to take where nobody can look for faces, and they are told', async () => {
    const luisa = await person({ troubles: ['no_webgl', 'no_webgl'] });
    await luisa.begins();
    await luisa.says(words.aimByHand);
    luisa.viewfinder().shadowRoot!.querySelector<HTMLElement>('.shutter')!.click();
    await luisa.shown(words.reviewSelfie);
  });

  it('is taken by itself where what it needs came only with the camera', async () => {
    const luisa = await person({ sees: () => [face()], troubles: ['not_loaded'] });
    await luisa.begins();
    await luisa.shown(words.glanceCard);
    expect(luisa.calls.slice(0, 3)).to.deep.equal(['open', 'close', 'open']);
  });

  it('is taken by itself the next time where what finds faces died the first', async () => {
    let dies = true;
    const luisa = await person({
      sees() {
        if (dies) throw new FacesUnseen('lost');
        return [face()];
      },
    });
    await luisa.begins();
    await luisa.says(words.aimByHand);
    dies = false;
    expect(luisa.goesBack()).to.equal(true);
    await luisa.begins();
    await luisa.shown(words.glanceCard);
  });

  it('is filmed on in the same camera where the challenge follows, and a card in its place opens it for a look', async () => {
    const luisa = await person({ sees: () => [face()], challenges: true });
    const pages: (string | null)[] = [];
    const watching = new MutationObserver(() => {
      const page = luisa.find('zaguan-page')?.getAttribute('heading');
      if (page) pages.push(page);
    });
    await luisa.begins();
    watching.observe(opened!.step.shadowRoot!, { childList: true, subtree: true });
    await waitUntil(() => luisa.find('zaguan-liveness'), 'the challenge');
    watching.disconnect();
    expect(pages).to.deep.equal([]);
    expect(luisa.submits()).to.have.length(0);
    opened!.close();
    const card = await person({ sees: () => [face()], challenges: true, card: lying([0, 9]) });
    await card.begins();
    await card.shown(words.reviewSelfie);
    expect(opened!.step.shadowRoot!.textContent).to.include(words.showsCard);
  });

  it('loads nothing where only the person presses the shutter', async () => {
    const luisa = await person({ byHand: true });
    await luisa.begins();
    await luisa.says(words.aimByHand);
    expect(luisa.calls).to.deep.equal([]);
  });
});
