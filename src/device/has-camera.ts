/** The parts of the browser that are checked; tests replace them. */
export interface SightPlatform {
  mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  computer: boolean;
  /** Returns whether the permissions policy allows the camera; null if the browser does not report it. */
  policyAllows: () => boolean | null;
}

/**
 * Returns whether this is a computer without any camera, which no retry solves. Needs no permission: browsers list cameras without it. If
 * the browser withholds the list (no https, or the page's policy), returns false, since opening the camera then reports the reason.
 */
export async function lacksCamera(platform: SightPlatform = browser()): Promise<boolean> {
  const { mediaDevices, computer, policyAllows } = platform;
  if (!computer || !mediaDevices || policyAllows() === false) return false;
  try {
    return (await mediaDevices.enumerateDevices()).every(({ kind }) => kind !== 'videoinput');
  } catch {
    return false;
  }
}

/** Returns true if touch is not the main pointer: such a device gains from a handoff to a phone. */
export function isComputer(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}

function browser(): SightPlatform {
  return {
    mediaDevices: navigator.mediaDevices,
    computer: isComputer(),
    policyAllows: cameraAllowed,
  };
}

interface FeaturePolicy {
  allowsFeature(feature: string): boolean;
}

/** Returns whether the page's Permissions-Policy, or a frame's `allow`, admits the camera; null if the browser does not report it. */
export function cameraAllowed(): boolean | null {
  return (document as Document & { featurePolicy?: FeaturePolicy }).featurePolicy?.allowsFeature('camera') ?? null;
}
