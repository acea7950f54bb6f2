import type { Facing } from './camera.ts';

/** A device as listed by the browser; some browsers add its capabilities. */
export type DeviceEntry = Pick<MediaDeviceInfo, 'deviceId' | 'label' | 'kind'> & { getCapabilities?: () => MediaTrackCapabilities };

/** The capabilities that the open camera's track reports. A missing member is unknown. */
export interface LensAbilities extends MediaTrackCapabilities {
  focusMode?: readonly string[];
  /** Metres. */
  focusDistance?: { min?: number };
  torch?: boolean;
  zoom?: { min?: number; max?: number };
  exposureMode?: readonly string[];
  whiteBalanceMode?: readonly string[];
}

// Words in camera labels, in the system's language: first those of Latin America, then other languages of phones.
const back = /back|rear|environment|traser|posterior|traseira|arri[eè]re|rück/i;
const front = /front|user|delanter|facetime|selfie|vorder|avant/i;
/** Labels of sensors whose picture shows no legible print or face. */
const sensor = /infra|\bir\b|depth|profundi|tiefen|time[ -]of[ -]flight|\btof\b|lidar|monochrom|monocrom|windows hello/i;
/** The iPhones' label of a complete front camera. */
const truedepth = /true ?depth/i;
/** Labels of lenses that are too wide or too narrow, and of virtual cameras. */
const special =
  /ultra[ -]?(wide|gran|angular|weit)|(ultra )?gran[ -]angular|wide[ -]?angle|\b0[.,][567]x\b|tele(foto|photo|obje|zoom)?\b|telefoto|teleobje|periscop|macro|fish ?eye|ojo de pez|virtual|\bobs\b|manycam|snap camera|xsplit|droidcam|splitcam|youcam|mmhmm|broadcast|screen capture|captura de pantalla/i;
/** Labels of cameras that choose the lens by distance, and so can focus near. */
const multiLens = /\b(dual|doble|triple)\b/i;

/** Minimum number of pixels of a camera that takes pictures; a sensor has fewer. */
const MIN_PIXELS = 640 * 480;

/** Ranks a device: 0 is suitable, 1 only if none is better, 2 is no camera for people. */
function rankOf(device: DeviceEntry): 0 | 1 | 2 {
  const { label } = device;
  const { width, height } = abilitiesOf(device);
  const isSmall = width?.max !== undefined && height?.max !== undefined && width.max * height.max < MIN_PIXELS;
  if (isSmall || (sensor.test(label) && !truedepth.test(label))) return 2;
  return special.test(label) && !multiLens.test(label) ? 1 : 0;
}

function abilitiesOf(device: DeviceEntry): MediaTrackCapabilities {
  try {
    return device.getCapabilities?.() ?? {};
  } catch {
    // Some browsers throw before the permission.
    return {};
  }
}

/** Returns the side that a device films; null if unknown, as with a webcam. Its capabilities count before its label. */
function sideOf(device: DeviceEntry): Facing | null {
  const { facingMode } = abilitiesOf(device);
  if (facingMode?.includes('environment')) return 'environment';
  if (facingMode?.includes('user')) return 'user';
  return back.test(device.label) ? 'environment' : front.test(device.label) ? 'user' : null;
}

/** Returns Android's number of a camera: the main camera of each side has the lowest number, wide and tele lenses have higher ones. */
function androidIndex(label: string): number {
  const match = /camera2? (\d+), facing (?:back|front)/i.exec(label);
  return match ? Number(match[1]) : Number.POSITIVE_INFINITY;
}

/** Lists a side's devices, the best first. Those of unknown side count for both; sensors are listed only if there is no other. */
export function candidates<Device extends DeviceEntry>(devices: readonly Device[], facing: Facing): Device[] {
  const wrong: Facing = facing === 'user' ? 'environment' : 'user';
  const side = devices
    .filter((device) => device.kind === 'videoinput' && device.deviceId !== '' && sideOf(device) !== wrong)
    .map((device) => ({ device, rank: rankOf(device) }))
    .sort((one, other) => one.rank - other.rank);
  const fit = side.filter(({ rank }) => rank < 2);
  return (fit.length > 0 ? fit : side).map(({ device }) => device);
}

/** Returns the device to use instead of `current`; null if `current` is the best or nothing is known. */
export function betterDevice(devices: readonly DeviceEntry[], current: string, facing: Facing): string | null {
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

const mainOf = (devices: readonly DeviceEntry[]) =>
  devices.reduce((main, device) => (androidIndex(device.label) < androidIndex(main.label) ? device : main));

/** Lists the other rear cameras that may have a lens for cards, the best first. Each must be opened to read its capabilities. */
export function otherLenses(devices: readonly DeviceEntry[], current: string): string[] {
  return candidates(devices, 'environment')
    .filter((device) => device.deviceId !== current && sideOf(device) === 'environment' && rankOf(device) === 0)
    .map(({ deviceId }) => deviceId);
}

/** Grades a lens for cards: 2 focuses, 1 at least has a torch, as main cameras do, 0 neither. Null if the browser reports nothing. */
export function lensGrade(abilities: LensAbilities): 0 | 1 | 2 | null {
  if (abilities.focusMode?.some((mode) => mode === 'continuous' || mode === 'single-shot')) return 2;
  if (abilities.torch) return 1;
  const tells = ['focusMode', 'torch', 'zoom', 'exposureMode', 'whiteBalanceMode'] as const;
  return tells.some((name) => abilities[name] !== undefined) ? 0 : null;
}

/** Range in metres of a phone lens's shortest focus distance: a number outside is in another unit. */
const [NEAREST, FARTHEST] = [0.03, 1];

/** Returns a lens's shortest focus distance in metres; null if unknown. */
export function nearestFocus({ focusDistance }: LensAbilities): number | null {
  const least = focusDistance?.min ?? 0;
  return least >= NEAREST && least <= FARTHEST ? least : null;
}
