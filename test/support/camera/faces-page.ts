import type { GuideEvent } from '#src/capture/capture.machine.ts';
import { FaceFinder } from '#src/capture/faces/finder.ts';
import { LONGEST_SIDE, watchFaces } from '#src/capture/faces/watch-faces.ts';
import { framesOf } from '#src/capture/frames.ts';

/** Times that a benchmark measures in a page whose camera films a face. Milliseconds. */
export interface FaceFigures {
  /** Time from the start until the face finder is loaded and warm. */
  prepare: number;
  /** Time from the camera's first frame to the first advice of a warm guide. */
  firstWord: number;
  /** Time from the camera's first frame to the picture. */
  picture: number;
  /** Time per frame, from its arrival to the result. */
  frames: number[];
  facesFound: number;
}

declare global {
  interface Window {
    measureFaces(frames: number): Promise<FaceFigures>;
    /** Measures the same frames with the library from which our models come, as published; returns milliseconds per frame. */
    measurePeer(frames: number): Promise<number[]>;
    /** Measures the same with face-api's small detector and landmarks. `facesFound` counts frames with a face. */
    measureFaceApi(frames: number): Promise<{ frames: number[]; facesFound: number; backend: string }>;
  }
}

/** The part of the frame that becomes the picture, as shares of its size. */
const PART = { x: 0.18, y: 0, width: 0.64, height: 1 };
/** The guide's approximate area over an upright phone's film, as shares of the film's size. */
const GUIDE = { x: 0.3, y: 0.15, width: 0.4, height: 0.65 };

interface Peer {
  setOptions(options: object): void;
  onResults(listener: () => void): void;
  send(inputs: { image: CanvasImageSource }): Promise<void>;
}

window.measurePeer = async (count) => {
  await import(/* @vite-ignore */ `${location.origin}/peer/face_mesh.js`);
  const { FaceMesh } = globalThis as unknown as { FaceMesh: new (options: { locateFile(file: string): string }) => Peer };
  const mesh = new FaceMesh({ locateFile: (file) => `${location.origin}/peer/${file}` });
  mesh.setOptions({ maxNumFaces: 2, refineLandmarks: true, selfieMode: false });
  mesh.onResults(() => undefined);
  const video = document.querySelector('video')!;
  const times: number[] = [];
  const ended = new AbortController();
  const canvas = document.createElement('canvas');
  for await (const { picture } of framesOf(video, { part: () => PART, longestSide: LONGEST_SIDE, signal: ended.signal })) {
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    picture.close();
    const at = performance.now();
    await mesh.send({ image: canvas });
    times.push(performance.now() - at);
    if (times.length > count) ended.abort();
  }
  // The first frame is left out: it includes loading the models.
  return times.slice(1);
};

interface FaceApi {
  tf: { ready(): Promise<void>; getBackend(): string };
  nets: Record<'tinyFaceDetector' | 'faceLandmark68TinyNet', { loadFromUri(folder: string): Promise<void> }>;
  TinyFaceDetectorOptions: new () => object;
  detectSingleFace(picture: HTMLCanvasElement, options: object): { withFaceLandmarks(tiny: boolean): Promise<object | undefined> };
}

window.measureFaceApi = async (count) => {
  const api: FaceApi = await import(/* @vite-ignore */ `${location.origin}/face-api/dist/face-api.esm.js`);
  await api.tf.ready();
  await Promise.all([api.nets.tinyFaceDetector, api.nets.faceLandmark68TinyNet].map((net) => net.loadFromUri('/face-api/model')));
  const canvas = document.createElement('canvas');
  const ended = new AbortController();
  const times: number[] = [];
  let facesFound = 0;
  const film = { part: () => PART, longestSide: LONGEST_SIDE, signal: ended.signal };
  for await (const { picture } of framesOf(document.querySelector('video')!, film)) {
    Object.assign(canvas, { width: picture.width, height: picture.height });
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    picture.close();
    const at = performance.now();
    if (await api.detectSingleFace(canvas, new api.TinyFaceDetectorOptions()).withFaceLandmarks(true)) facesFound++;
    times.push(performance.now() - at);
    if (times.length > count) ended.abort();
  }
  // The first frame is left out: it warms the models up.
  return { frames: times.slice(1), facesFound, backend: api.tf.getBackend() };
};

window.measureFaces = async (count) => {
  const finder = new FaceFinder({ assetsBase: '' });
  const began = performance.now();
  await finder.prepare();
  const prepare = performance.now() - began;
  const video = document.body.appendChild(document.createElement('video'));
  video.muted = true;
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 } });
  await video.play();
  const opened = performance.now();
  let firstWord: number | null = null;
  const tell = ({ type }: GuideEvent) => {
    if (type === 'guide.remark') firstWord ??= performance.now() - opened;
  };
  await watchFaces(video, { part: () => PART, guide: () => GUIDE, finder, tell, signal: new AbortController().signal });
  const picture = performance.now() - opened;
  const ended = new AbortController();
  const figures: FaceFigures = { prepare, firstWord: firstWord ?? Number.NaN, picture, frames: [], facesFound: 0 };
  for await (const { picture: frame } of framesOf(video, { part: () => PART, longestSide: LONGEST_SIDE, signal: ended.signal })) {
    const at = performance.now();
    const { faces } = await finder.look(frame);
    figures.frames.push(performance.now() - at);
    figures.facesFound += faces.length > 0 ? 1 : 0;
    if (figures.frames.length === count) ended.abort();
  }
  finder.close();
  return figures;
};
