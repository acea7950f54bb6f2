import type { Challenge } from '#contracts/steps/liveness-step.ts';
import type { FrameFinder } from '#src/capture/documents/finder.ts';
import { FacesUnseen, type FrameFaces } from '#src/capture/faces/finder.ts';
import { filmUnder } from '#src/capture/guide.ts';
import { FakeCamera, type Scene } from '#src/device/camera.fake.ts';
import { installVoices } from '#src/device/speech.fake.ts';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import type { ZaguanViewfinder } from '#src/ui/viewfinder.element.ts';
import { catalog } from '#steps/catalog.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import type { Face } from '#vision/face/face.ts';
import { stage } from '../step-stage.ts';
import { type CardState, type FaceState, guidance, type Language, type LifeState, type SheetState } from './guidance-states.ts';

/** Shows the step of `?state=`, with a camera that films a drawing and a guide that sees what the state defines. */

const address = new URLSearchParams(location.search);
const language = address.get('language') as Language;
const state = guidance[address.get('state') ?? '']!;
const words = { ...cameraWords[language], ...enrollFullWords[language] };

/** Returns the first element below `root` that fits the selector, through every shadow root; null if none. */
function inside<Found extends Element>(root: ParentNode, selector: string): Found | null {
  const found = root.querySelector<Found>(selector);
  if (found) return found;
  for (const element of root.querySelectorAll('*')) {
    const deeper = element.shadowRoot && inside<Found>(element.shadowRoot, selector);
    if (deeper) return deeper;
  }
  return null;
}
const viewfinder = () => inside<ZaguanViewfinder>(document, 'zaguan-viewfinder');

async function until<Value>(look: () => Value | null | undefined | false): Promise<Value> {
  for (;;) {
    const value = look();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The film of a phone is upright, that of a computer is wide. */
const film = innerWidth > innerHeight ? { width: 1280, height: 720 } : {};

/** Draws the background: a table, or a room with a person in it. */
const table: Scene = (pen) => {
  const { width, height } = pen.canvas;
  pen.fillStyle = '#6f5845';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#78604c';
  for (let y = 0; y < height; y += 90) pen.fillRect(0, y, width, 40);
};
const somebody: Scene = (pen) => {
  const { width, height } = pen.canvas;
  const unit = (height * 9) / 16;
  const oval = (colour: string, x: number, y: number, across: number, down: number) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(width / 2 + unit * (x - 0.5), height * y, unit * across, unit * down, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.fillStyle = '#93a3a6';
  pen.fillRect(0, 0, width, height);
  oval('#3d4b63', 0.5, 0.88, 0.4, 0.42);
  oval('#2e2421', 0.5, 0.42, 0.23, 0.3);
  oval('#c48a66', 0.5, 0.45, 0.19, 0.26);
  for (const x of [0.43, 0.57]) oval('#2e2421', x, 0.43, 0.018, 0.012);
  oval('#a86f4e', 0.5, 0.48, 0.02, 0.03);
  oval('#8d4a3c', 0.5, 0.52, 0.05, 0.015);
};

const photo = (collection: string): MediaState => ({
  ...{ uuid: collection, collection, status: 'stored', progress: 1, preview: null, problem: null },
});
const accepted = (...sides: string[]) => ({
  media: sides.map(photo),
  draft: {
    ...{ accepted: Object.fromEntries(sides.map((side) => [side, side])), typed: {}, retaken: [] },
    ...{ confirmed: sides.length === 2, skipped: false },
  },
});

async function openCamera(): Promise<void> {
  const button = await until(() =>
    [...(inside(document, 'zaguan-page')?.querySelectorAll('zaguan-button') ?? [])].find((one) => one.textContent === words.openCamera),
  );
  button.shadowRoot!.querySelector('button')!.click();
}

async function showDocument({ kind, sees }: CardState | SheetState): Promise<void> {
  let frame = 0;
  const openFinder = (): FrameFinder => ({
    async look(picture) {
      picture.close();
      const seen = sees(frame++);
      if (!seen) throw new Error('Nobody can look here.');
      return seen;
    },
    close: () => undefined,
  });
  const properties = { language, camera: new FakeCamera({ ...film, scene: table, abilities: { torch: true, other: true } }), openFinder };
  await stage(catalog[kind === 'card' ? 'enroll_full' : 'address_proof']!, { setup: {}, properties });
  await openCamera();
}

async function showFace({ sees, assisted = false }: FaceState): Promise<void> {
  let frame = 0;
  const openFaces = (): FrameFaces => ({
    prepare: async () => undefined,
    async look(picture) {
      picture.close();
      const seen = sees(frame++);
      if (!seen) throw new FacesUnseen('lost');
      return seen;
    },
    close: () => undefined,
  });
  const properties = { language, camera: new FakeCamera({ ...film, scene: somebody }), openFaces, ...accepted('front', 'back') };
  await stage(catalog.enroll_full!, { setup: { assisted }, properties });
  await openCamera();
}

const still = { turn: null, side: 'centre' } as const;
const challenges: Readonly<Record<'turns' | 'places', Challenge['moves']>> = {
  turns: [
    { turn: 'left', near: false, side: 'centre' },
    { turn: null, near: true, side: 'right' },
    { turn: 'right', near: false, side: 'centre' },
    { ...still, near: true },
  ],
  places: [
    { turn: null, near: true, side: 'left' },
    { turn: null, near: false, side: 'up' },
    { ...still, near: true },
    { turn: null, near: false, side: 'right' },
  ],
};

/** Returns a face that follows the move's instruction, or is `off` its place. */
function faceFor(finder: ZaguanViewfinder, off: number): Face {
  const { guide, screen } = finder.measure();
  const { videoWidth: width, videoHeight: height } = finder.video;
  const oval = filmUnder(guide, screen, { width, height }, { margin: 0, isMirrored: true });
  const yaw = finder.instruction === words.lifeLeft ? 30 : finder.instruction === words.lifeRight ? -30 : 0;
  const box = {
    ...{ height: 0.7 * oval.height, width: 0.7 * oval.width },
    ...{ x: oval.x + (0.15 + off) * oval.width, y: oval.y + 0.15 * oval.height },
  };
  return { box, yaw, pitch: 0, roll: 0, eyes: 0.3 };
}

async function showLife({ until: last, off, places, outcome, isSpoken, hasNoCamera, isUnseen }: LifeState): Promise<void> {
  installVoices('es-MX', 'en-US');
  const openFaces = (): FrameFaces => ({
    async prepare() {
      if (isUnseen) throw new FacesUnseen('no_webgl');
    },
    async look(picture) {
      picture.close();
      const finder = viewfinder();
      const at = Math.round((finder?.steady ?? 0) * 5);
      if (!finder || (at >= last && off === undefined)) return { faces: [], light: null };
      return { faces: [faceFor(finder, at >= last ? (off ?? 0) : 0)], light: null };
    },
    close: () => undefined,
  });
  const { step } = await stage(catalog.enroll_simple!, {
    setup: { automatic: false },
    properties: {
      ...{ language, openFaces, media: [photo('selfie')] },
      camera: new FakeCamera({ ...film, scene: somebody, ...(hasNoCamera ? { troubles: ['busy'] } : {}) }),
    },
    answers: {
      challenge: (input) => ({ nonce: 'a1', seconds: 120, moves: challenges[(input as { way: 'turns' | 'places' }).way] }),
      ...(outcome ? { prove: () => ({ outcome }) } : {}),
    },
  });
  step.shadowRoot!.querySelector('form')!.requestSubmit();
  if (hasNoCamera) return;
  if (places) (await until(viewfinder)).dispatchEvent(new Event('zaguan-file'));
  if (isSpoken) (await until(() => inside<HTMLButtonElement>(document, 'button[slot=foot]'))).click();
}

document.body.style.margin = '0';
if (state.kind === 'card' || state.kind === 'sheet') await showDocument(state);
else if (state.kind === 'face') await showFace(state);
else await showLife(state);
