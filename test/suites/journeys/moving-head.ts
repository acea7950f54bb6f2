import type { Challenge } from '#contracts/steps/liveness-step.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createFaces } from '#platform/foreign-files/faces.ts';
import { type Actor, actorOf } from '../../bench/liveness/film.ts';
import { ROWS } from '../../bench/liveness/rows.ts';
import { stillOf } from '../../bench/liveness/still.ts';
import { astronaut } from '../../support/specimens/faces.ts';
import { randomFrom } from '../symbols/random.ts';
import type { Phone } from './phone.ts';

declare global {
  interface Window {
    /** Returns the head's picture as base64, at this share of a challenge; null before any. */
    headAt(share: number | null): Promise<string>;
  }
}

/** Seed of a head whose drawn films pass the server's judge. */
const SEED = 3;

/** Draws the head, which has the relief of a face. */
async function head(): Promise<Actor> {
  const budget = new WorkerBudget();
  const face = await createFaces(budget).read({ tenantId: 'journey' }, astronaut());
  budget.close();
  if ('trouble' in face) throw new Error(`A still: ${face.trouble}`);
  const row = ROWS.find(({ name }) => name === 'head')!;
  return actorOf(row, [await stillOf(astronaut(), face.landmarks)], randomFrom(SEED));
}

/** Lets the phone's front camera film a drawn head, which does what each challenge asks. To be called before the page opens. */
export async function filmHead(phone: Phone): Promise<void> {
  const actor = await head();
  let films: Promise<{ pictures: readonly Buffer[] }> = Promise.resolve({ pictures: [actor.selfie] });
  phone.context.on('response', (response) => {
    if (!response.url().endsWith('/actions/challenge') || !response.ok()) return;
    films = response.json().then(async ({ result }: { result: Challenge }) => ({ pictures: await actor.films(result.moves) }));
  });
  await phone.context.exposeFunction('headAt', async (share: number | null) => {
    const { pictures } = await films;
    return pictures[Math.round((share ?? 0) * pictures.length)]!.toString('base64');
  });
  await phone.context.addInitScript(showHead);
}

/** Replaces the film of the front camera. Runs in the page; one without a secure origin, such as `about:blank`, has no cameras. */
function showHead(): void {
  if (!('mediaDevices' in navigator)) return;
  const find = (root: ParentNode, selector: string): Element | null => {
    const here = root.querySelector(selector);
    if (here) return here;
    for (const element of root.querySelectorAll('*')) {
      const inside = element.shadowRoot && find(element.shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  const shareOfChallenge = (): number | null => {
    const challenge = find(document, 'zaguan-liveness')?.shadowRoot;
    const viewfinder = challenge?.querySelector('zaguan-viewfinder') as (Element & { steady: number | null }) | null | undefined;
    return viewfinder?.steady ?? null;
  };
  const film = (): MediaStream => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 640 });
    const context = canvas.getContext('2d')!;
    let shown: number | null | undefined;
    let picture: ImageBitmap | null = null;
    const look = async () => {
      const share = shareOfChallenge();
      if (share !== shown) {
        shown = share;
        const bytes = Uint8Array.from(atob(await window.headAt(share)), (letter) => letter.charCodeAt(0));
        picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      }
      if (picture) context.drawImage(picture, 0, 0);
    };
    const stream = canvas.captureStream(10);
    const clock = setInterval(() => (stream.active ? void look() : clearInterval(clock)), 100);
    void look();
    return stream;
  };
  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = async function (wanted) {
    const { facingMode } = (wanted?.video ?? {}) as { facingMode?: { ideal?: string } };
    return facingMode?.ideal === 'user' ? film() : getUserMedia.call(this, wanted);
  };
}
