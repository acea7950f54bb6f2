import type { Facing } from './camera.ts';

/** What a list of devices says of one; some browsers tell what it can do, too. */
export type DeviceSight = Pick<MediaDeviceInfo, 'deviceId' | 'label' | 'kind'> & { getCapabilities?: () => MediaTrackCapabilities };

/** What the open camera's track says that it can do. Members that a browser leaves out are not told. */
export interface LensAbilities extends MediaTrackCapabilities {
  focusMode?: readonly string[];
  /** Metres. */
  focusDistance?: { min?: number };
  torch?: boolean;
  zoom?: { min?: number; max?: number };
  exposureMode?: readonly string[];
  whiteBalanceMode?: readonly string[];
}

// Words as browsers write them in the system's language; those of Latin America first, then others that phones are set to.
const back = /back|rear|environment|traser|posterior|traseira|arri[eè]re|rück/i;
const front = /front|user|delanter|facetime|selfie|vorder|avant/i;
/** They film no picture that print or a face could be read in. */
const sensor = /infra|\bir\b|depth|profundi|tiefen|time[ -]of[ -]flight|\btof\b|lidar|monochrom|monocrom|windows hello/i;
/** iPhones call a whole camera so. */
const truedepth = /true ?depth/i;
/** They see too much, too little, or what a program draws. */
const special =
  /ultra[ -]?(wide|gran|angular|weit)|(ultra )?gran[ -]angular|wide[ -]?angle|\b0[.,][567]x\b|tele(foto|photo|obje|zoom)?\b|telefoto|teleobje|periscop|macro|fish ?eye|ojo de pez|virtual|\bobs\b|manycam|snap camera|xsplit|droidcam|splitcam|youcam|mmhmm|broadcast|screen capture|captura de pantalla/i;
/** They choose the lens by themselves, and the near one for what is near. */
const multiLens = /\b(dual|doble|triple)\b/i;

/** Of a sensor that measures: no camera of a person's has fewer pixels. */
const LEAST_PIXELS = 640 * 480;

/** 0 serves, 1 serves where nothing better is there, 2 is no camera for people. */
function rankOf(device: DeviceSight): 0 | 1 | 2 {
  const { label } = device;
  const { width, height } = abilitiesOf(device);
  const isSmall = width?.max !== undefined && height?.max !== undefined && width.max * height.max < LEAST_PIXELS;
  if (isSmall || (sensor.test(label) && !truedepth.test(label))) return 2;
  return special.test(label) && !multiLens.test(label) ? 1 : 0;
}

function abilitiesOf(device: DeviceSight): MediaTrackCapabilities {
  try {
    return device.getCapabilities?.() ?? {};
  } catch {
    // Some browsers refuse before the permission.
    return {};
  }
}

/** The side that a device shows; null where nothing tells, as with a webcam. What it says of itself goes before its label. */
function sideOf(device: DeviceSight): Facing | null {
  const { facingMode } = abilitiesOf(device);
  if (facingMode?.includes('environment')) return 'environment';
  if (facingMode?.includes('user')) return 'user';
  return back.test(device.label) ? 'environment' : front.test(device.label) ? 'user' : null;
}

/** Android numbers its cameras and the main one of each side comes first; its wide and tele ones have higher numbers. */
function androidIndex(label: string): number {
  const match = /camera2? (\d+), facing (?:back|front)/i.exec(label);
  return match ? Number(match[1]) : Number.POSITIVE_INFINITY;
}

/**
 * The devices that "other camera" goes round, the best first. A device that tells no side serves both. What is no camera for people is
 * among them only where nothing else is.
 */
export function candidates<Device extends DeviceSight>(devices: readonly Device[], facing: Facing): Device[] {
  const wrong: Facing = facing === 'user' ? 'environment' : 'user';
  const side = devices
    .filter((device) => device.kind === 'videoinput' && device.deviceId !== '' && sideOf(device) !== wrong)
    .map((device) => ({ device, rank: rankOf(device) }))
    .sort((one, other) => one.rank - other.rank);
  const fit = side.filter(({ rank }) => rank < 2);
  return (fit.length > 0 ? fit : side).map(({ device }) => device);
}

/** The device to use instead of `current`, or null when that is the best one already or nothing tells. */
export function betterThan(devices: readonly DeviceSight[], current: string, facing: Facing): string | null {
  const [first, ...more] = candidates(devices, facing);
  const now = devices.find(({ deviceId }) => deviceId === current);
  if (!first || !now) return null;
  const best = [first, ...more].filter((device) => rankOf(device) === rankOf(first));
  if (rankOf(now) > rankOf(first)) return mainOf(best).deviceId;
  const main = mainOf(best);
  return facing === 'environment' && androidIndex(main.label) < androidIndex(now.label) && Number.isFinite(androidIndex(now.label))
    ? main.deviceId
    : null;
}

const mainOf = (devices: readonly DeviceSight[]) =>
  devices.reduce((main, device) => (androidIndex(device.label) < androidIndex(main.label) ? device : main));

/** Rear cameras beside `current` that may have the lens for a card, the best first: each is opened to hear what it can do. */
export function otherLenses(devices: readonly DeviceSight[], current: string): string[] {
  return candidates(devices, 'environment')
    .filter((device) => device.deviceId !== current && sideOf(device) === 'environment' && rankOf(device) === 0)
    .map(({ deviceId }) => deviceId);
}

/** How well a lens serves for a card: it focuses, else it has a light at least, as main cameras do. Null where the browser tells nothing. */
export function lensGrade(abilities: LensAbilities): 0 | 1 | 2 | null {
  if (abilities.focusMode?.some((mode) => mode === 'continuous' || mode === 'single-shot')) return 2;
  if (abilities.torch) return 1;
  const tells = ['focusMode', 'torch', 'zoom', 'exposureMode', 'whiteBalanceMode'] as const;
  return tells.some((name) => abilities[name] !== undefined) ? 0 : null;
}

/** No lens of a phone focuses only from farther than this, and none from nearer: another figure is in no metres. */
const [NEAREST, FARTHEST] = [0.03, 1];

/** The least distance that a lens focuses at, in metres; null where it is not told. */
export function nearestFocus({ focusDistance }: LensAbilities): number | null {
  const least = focusDistance?.min ?? 0;
  return least >= NEAREST && least <= FARTHEST ? least : null;
}
