import { FaceFinder } from '#src/capture/faces/finder.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import { faceSources } from '#src/step/camera/face-sources.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { catalog } from '#steps/catalog.ts';
import { NO_CHALLENGE } from '../no-challenge.ts';
import { stage } from '../step-stage.ts';

/** The parameters of the page's address: `before` lists the photos already taken, so that one clip films one photo. */
const address = new URLSearchParams(location.search);
const before = (address.get('before') ?? '').split(',').filter(Boolean);

const photos: MediaState[] = before.map((side) => ({
  uuid: side,
  collection: side,
  status: 'stored',
  progress: 1,
  preview: null,
  problem: null,
}));

const contract = catalog.enroll_full;
if (!contract) throw new Error('enroll_full is not in the catalog.');
const { requests } = await stage(contract, {
  // A challenge would follow at once on a selfie that the guide took.
  setup: { automatic: address.has('automatic'), ...NO_CHALLENGE },
  properties: {
    openFaces(this: StepElement) {
      const finder = new FaceFinder(faceSources(this));
      window.facesReady = finder.prepare().then(
        () => true,
        () => false,
      );
      return finder;
    },
    assetsBase: address.get('assets') ?? '',
    media: photos,
    draft: {
      ...{ accepted: Object.fromEntries(before.map((side) => [side, side])), typed: {}, retaken: [] },
      // The step counts the card's data as confirmed by the person.
      ...{ confirmed: before.length === 2, skipped: false },
    },
  },
});

/** Facts about a stored picture by which a test recognizes its clip. */
export interface Shot {
  collection: string;
  capture: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  /** Shares of the picture, 0 to 1, that have these colours. */
  purple: number;
  brown: number;
  skin: number;
}

declare global {
  interface Window {
    /** Resolves once the step knows if faces can be looked for; the step checks while its first screen is shown. */
    facesReady?: Promise<boolean>;
    shots: Shot[];
  }
}
window.shots = [];

const keep = requests.keep.bind(requests);
requests.keep = async (medium) => {
  performance.mark('taken');
  setTimeout(() => window.dispatchEvent(new Event('taken')));
  keep(medium);
  const { collection, blob, capture } = medium;
  const picture = await createImageBitmap(blob);
  const { width, height } = picture;
  const pen = new OffscreenCanvas(64, 64).getContext('2d')!;
  pen.drawImage(picture, 0, 0, 64, 64);
  const { data } = pen.getImageData(0, 0, 64, 64);
  const share = (is: (r: number, g: number, b: number) => boolean) => {
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (is(data[at]!, data[at + 1]!, data[at + 2]!)) count += 1;
    return count / (64 * 64);
  };
  window.shots.push({
    collection,
    capture,
    type: blob.type,
    bytes: blob.size,
    width,
    height,
    purple: share((r, g, b) => r > g + 25 && b > g + 25 && r < 170),
    brown: share((r, g, b) => r > g + 12 && g > b + 8 && r < 190),
    skin: share((r, g, b) => r > 150 && r > g + 20 && g > b),
  });
};
