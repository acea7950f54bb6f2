import { addressProofWords } from '#steps/address-proof/address-proof.i18n.ts';
import { assistedEnrollFullWords } from '#steps/enroll-full/assisted.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import type { Face } from '#vision/face/face.ts';
import type { FaceLook } from '#vision/face/face-watch.ts';
import type { Quad } from '#vision/warp.ts';
import { type DocumentLook, NOTHING } from '#vision/watch/look.ts';

/** Every advice of the camera's guide, with what the guide sees then; `npm run screenshots -- guidance` writes a picture of each. */

type Words = (typeof enrollFullWords)['es-MX'];
export type Language = 'es-MX' | 'en';

export interface CardState {
  kind: 'card';
  says: keyof Words;
  /** Returns what the guide sees in a frame, by the frame's number; null if frames cannot be analysed. */
  sees: (frame: number) => DocumentLook | null;
}
export interface SheetState extends Pick<CardState, 'sees'> {
  kind: 'sheet';
  says: keyof (typeof addressProofWords)['es-MX'];
}
export interface FaceState {
  kind: 'face';
  says: keyof Words;
  sees: (frame: number) => FaceLook | null;
  assisted?: boolean;
}
export interface LifeState {
  kind: 'life';
  /** The key of the words shown: an instruction, the line below the frame, or the heading of a page. */
  says: keyof Words;
  /** The number of the first move that the person does not follow; 5 if they follow all. */
  until: number;
  /** Distance of the face from its place then, as a share of the oval. */
  off?: number;
  places?: boolean;
  /** The server's answer; without it no answer comes. */
  outcome?: 'again' | 'over';
  isSpoken?: boolean;
  hasNoCamera?: boolean;
  /** The device cannot look for faces. */
  isUnseen?: boolean;
}

const rect = (x: number, y: number, width: number, height: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const thumbnail = [0, 9, 0, 0, 9, 9];
const card = (quad: Quad, more: Partial<DocumentLook> = {}): DocumentLook => ({
  quad,
  isCut: false,
  focus: 1,
  glare: 0,
  thumbnail,
  ...more,
});
const whole = rect(0.1, 0.1, 0.8, 0.8);

/** Height and width of a face that fills the oval, as a share of the analysed picture. */
const FACE = 0.42;
const face = (more: Partial<Face> = {}, size = FACE, right = 0): Face => ({
  ...{ box: { x: 0.5 - size / 2 + right, y: 0.5 - size / 2, width: size, height: size }, yaw: 0, pitch: 0, roll: 0, eyes: 0.3 },
  ...more,
});
const alone = (more: Partial<Face> = {}, size?: number, right?: number): FaceLook => ({ faces: [face(more, size, right)], light: null });
const lit = (light: number): FaceLook => ({ ...alone(), light: { face: light, frame: light } });

export const guidance: Readonly<Record<string, CardState | SheetState | FaceState | LifeState>> = {
  'card-aim': { kind: 'card', says: 'aimFront', sees: () => NOTHING },
  'card-whole': { kind: 'card', says: 'adviceWhole', sees: () => card(rect(-0.12, 0.3, 0.55, 0.5)) },
  'card-closer': { kind: 'card', says: 'adviceCloser', sees: () => card(rect(0.32, 0.32, 0.36, 0.36)) },
  'card-further': { kind: 'card', says: 'adviceFurther', sees: () => card(rect(-0.08, -0.08, 1.16, 1.16), { isCut: true }) },
  'card-still': { kind: 'card', says: 'adviceStill', sees: (frame) => card(rect(0.08 + 0.03 * (frame % 2), 0.1, 0.8, 0.8)) },
  'card-focus': { kind: 'card', says: 'adviceFocus', sees: () => card(rect(0.16, 0.16, 0.66, 0.66), { focus: 0.001 }) },
  'card-near': { kind: 'card', says: 'adviceFurther', sees: () => card(whole, { focus: 0.001 }) },
  'card-glare': { kind: 'card', says: 'adviceGlare', sees: () => card(whole, { glare: 0.05 }) },
  'card-by-hand': { kind: 'card', says: 'aimByHand', sees: () => null },
  'sheet-aim': { kind: 'sheet', says: 'aim', sees: () => NOTHING },
  'sheet-whole': { kind: 'sheet', says: 'adviceWhole', sees: () => card(rect(-0.12, 0.1, 0.7, 0.7)) },
  'sheet-closer': { kind: 'sheet', says: 'closer', sees: () => card(rect(0.32, 0.32, 0.36, 0.36)) },
  'sheet-still': { kind: 'sheet', says: 'adviceStill', sees: (frame) => card(rect(0.1 + 0.03 * (frame % 2), 0.08, 0.8, 0.82)) },
  'sheet-glare': { kind: 'sheet', says: 'adviceGlare', sees: () => card(rect(0.08, 0.08, 0.82, 0.84), { glare: 0.05 }) },
  'sheet-by-hand': { kind: 'sheet', says: 'photo', sees: () => null },
  'face-aim': { kind: 'face', says: 'aimSelfie', sees: () => ({ faces: [], light: null }) },
  'face-alone': { kind: 'face', says: 'faceAlone', sees: () => ({ faces: [face(), face({}, 0.3, 0.5)], light: null }) },
  'face-closer': { kind: 'face', says: 'faceCloser', sees: () => alone({}, 0.25) },
  'face-further': { kind: 'face', says: 'faceFurther', sees: () => alone({}, 0.95) },
  'face-centre': { kind: 'face', says: 'faceCentre', sees: () => alone({}, FACE, 0.25) },
  'face-facing': { kind: 'face', says: 'faceFacing', sees: () => alone({ yaw: 30 }) },
  'face-dark': { kind: 'face', says: 'faceDark', sees: () => lit(20) },
  'face-bright': { kind: 'face', says: 'faceBright', sees: () => lit(240) },
  'face-eyes': { kind: 'face', says: 'faceEyes', sees: (frame) => alone({ eyes: frame < 2 ? 0.3 : 0.1 }) },
  'face-hold': { kind: 'face', says: 'faceHold', sees: (frame) => alone({}, FACE, frame % 5 === 4 ? 0.08 : 0) },
  'face-of-another': { kind: 'face', says: 'aimSelfie', sees: () => ({ faces: [], light: null }), assisted: true },
  'face-by-hand': { kind: 'face', says: 'aimByHand', sees: () => null },
  'life-begin': { kind: 'life', says: 'aimSelfie', until: 0 },
  'life-left': { kind: 'life', says: 'lifeLeft', until: 1 },
  'life-near': { kind: 'life', says: 'lifeNear', until: 2 },
  'life-to-right': { kind: 'life', says: 'lifeToRight', until: 0, off: 0.3 },
  'life-right': { kind: 'life', says: 'lifeRight', until: 3 },
  'life-spoken': { kind: 'life', says: 'lifeLeft', until: 1, isSpoken: true },
  'life-places': { kind: 'life', says: 'lifeNear', until: 1, places: true },
  'life-places-far': { kind: 'life', says: 'lifeFar', until: 2, places: true },
  'life-unseen': { kind: 'life', says: 'lifeUnseen', until: 0, isUnseen: true },
  'life-checking': { kind: 'life', says: 'lifeChecking', until: 5 },
  'life-again': { kind: 'life', says: 'lifeAgain', until: 5, outcome: 'again' },
  'life-over': { kind: 'life', says: 'lifeOver', until: 5, outcome: 'over' },
  'life-no-camera': { kind: 'life', says: 'lifeCamera', until: 0, hasNoCamera: true },
};

/** Returns the sentence that the screen shows in that state. */
export function sentenceOf(name: string, language: Language): string {
  const state = guidance[name]!;
  if (state.kind === 'sheet') return addressProofWords[language][state.says] as string;
  const words: Words = enrollFullWords[language];
  const theirs: Partial<Words> = state.kind === 'face' && state.assisted ? assistedEnrollFullWords[language] : {};
  return { ...words, ...theirs }[state.says] as string;
}
