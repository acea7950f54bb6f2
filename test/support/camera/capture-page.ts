import type { GuideEvent } from '#src/capture/capture.machine.ts';
import { CardReader } from '#src/capture/cards/card-reader.ts';
import type { CardKind } from '#src/capture/cards/messages.ts';
import { DocumentFinder } from '#src/capture/documents/finder.ts';
import { watchFrames } from '#src/capture/documents/watch-frames.ts';
import { filmFramesOf } from '#src/capture/frames.ts';
import { stillLimits, takeStill } from '#src/capture/still.ts';
import { ASPECTS } from '#vision/quad/aspects.ts';
import type { DocumentLook } from '#vision/watch/look.ts';

/** Functions that a benchmark calls in a page whose camera films a card that enters and stays. Times in milliseconds. */
declare global {
  interface Window {
    openFilm(): Promise<void>;
    /** Returns the time from the first frame that shows the card to the picture. */
    captureOnce(): Promise<number>;
    /** Searches `count` frames for corners, focus and glare. */
    lookAtFrames(count: number): Promise<void>;
    /** Takes pictures one after the other; returns how many. */
    captureFor(milliseconds: number): Promise<number>;
    /** Returns what the guide (the advice to the person) sees in a picture, as in a frame. */
    lookAtPicture(base64: string): Promise<DocumentLook>;
    /** Loads the reader of cards. */
    prepareReader(): Promise<void>;
    /** Stores a picture of a card in the page: the transfer takes about as long as a part of the reading. */
    keepCard(base64: string): void;
    /** Returns what the device reads in the stored picture. */
    readCard(kind: CardKind): Promise<object | null>;
  }
}

const part = () => ({ x: 0.12, y: 0.04, width: 0.76, height: 0.92 });
/** Pixels of the longer side of the frames that the guide looks at. */
const FRAME_SIDE = 960;
const finder = new DocumentFinder({ aspects: [ASPECTS.card], assetsBase: '' });
const video = document.body.appendChild(Object.assign(document.createElement('video'), { muted: true }));

window.openFilm = async () => {
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
  await video.play();
};

window.captureOnce = async () => {
  let seen: number | null = null;
  const tell = (event: GuideEvent) => {
    if (event.type === 'guide.seen' && event.quad) seen ??= performance.now();
  };
  const { signal } = new AbortController();
  await watchFrames(video, { part, finder, tell, before: null, strictness: 'normal', signal });
  await takeStill(video, part(), stillLimits);
  return performance.now() - seen!;
};

window.lookAtFrames = async (count) => {
  const ended = new AbortController();
  let looks = 0;
  for await (const { picture } of filmFramesOf(video, { part, longestSide: FRAME_SIDE, signal: ended.signal })) {
    await finder.look(picture, true);
    if (++looks === count) ended.abort();
  }
};

window.captureFor = async (milliseconds) => {
  const until = performance.now() + milliseconds;
  let pictures = 0;
  while (performance.now() < until) {
    await window.captureOnce();
    pictures++;
  }
  return pictures;
};

const pictureOf = (base64: string) => new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/jpeg' });

window.lookAtPicture = async (base64) => {
  const whole = await createImageBitmap(pictureOf(base64));
  const scale = FRAME_SIDE / Math.max(whole.width, whole.height);
  const size = { resizeWidth: Math.round(whole.width * scale), resizeHeight: Math.round(whole.height * scale) };
  return await finder.look(await createImageBitmap(whole, size), true);
};

const reader = new CardReader({ assetsBase: '' });
window.prepareReader = () => reader.prepare();
let card = new Blob();
window.keepCard = (base64) => {
  card = pictureOf(base64);
};
window.readCard = async (kind) => (await reader.read(kind, card)).data;
