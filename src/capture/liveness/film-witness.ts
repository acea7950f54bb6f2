import type { FilmFacts } from '#contracts/steps/film-facts.ts';
import { CORNER_SIDE, MAX_TIMES, sealedText } from '#contracts/steps/film-limits.ts';

/** Maximum number of characters of a user agent and of a platform. */
const [LONGEST_AGENT, LONGEST_PLATFORM] = [500, 100] as const;

/** Notes what the browser knows of the camera while a film is taken, for the server to judge. */
export class FilmWitness {
  readonly #video: HTMLVideoElement;
  readonly #times: number[] = [];
  readonly #seals: string[] = [];
  readonly #corners: string[] = [];
  #seal: string;

  /** @param nonce The challenge's, with which the chain of seals begins. */
  constructor(video: HTMLVideoElement, nonce: string, signal: AbortSignal) {
    this.#video = video;
    this.#seal = nonce;
    // The time of the callback is the screen's, so only the camera's own counts.
    const note = (_: number, { captureTime }: { captureTime?: number }) => {
      if (signal.aborted) return;
      if (captureTime !== undefined) this.#times.push(captureTime);
      if (this.#times.length > MAX_TIMES) this.#times.shift();
      video.requestVideoFrameCallback(note);
    };
    // Firefox before 132 has no such callback, so it tells no times.
    video.requestVideoFrameCallback?.(note);
  }

  /** Notes a frame that will be sent: its seal, and its corner before it was compressed. */
  async take(blob: Blob, canvas: HTMLCanvasElement): Promise<void> {
    this.#corners.push(cornerOf(canvas));
    // A page without https has no digests, so its frames are not sealed.
    if (!globalThis.crypto.subtle) return;
    const digest = await digestOf(await blob.arrayBuffer());
    this.#seal = await digestOf(new TextEncoder().encode(sealedText(this.#seal, digest)));
    this.#seals.push(this.#seal);
  }

  tell(): FilmFacts {
    const { userAgent, platform, maxTouchPoints } = navigator;
    const [track] = (this.#video.srcObject as MediaStream | null)?.getVideoTracks() ?? [];
    const [start = 0] = this.#times;
    return {
      times: this.#times.map((time) => time - start),
      seals: this.#seals,
      corners: this.#corners,
      device: {
        user_agent: userAgent.slice(0, LONGEST_AGENT),
        platform: (platform ?? '').slice(0, LONGEST_PLATFORM),
        touch_points: maxTouchPoints,
        facing: track?.getSettings().facingMode ?? null,
      },
    };
  }
}

/** Returns the grey values (the green ones) of the upper left corner in base64; empty if the picture cannot be read. */
function cornerOf(canvas: HTMLCanvasElement): string {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, CORNER_SIDE, CORNER_SIDE) ?? {};
  if (!data) return '';
  return btoa(Array.from({ length: CORNER_SIDE ** 2 }, (_, at) => String.fromCharCode(data[at * 4 + 1]!)).join(''));
}

async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
