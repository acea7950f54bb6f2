/** The parts of the browser that the answer depends on; tests hand in their own. */
export interface SightPlatform {
  mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  computer: boolean;
  /** Null where the browser does not tell. */
  policyAllows: () => boolean | null;
}

/**
 * Whether this is a computer without any camera, which no retry cures. Asks for no permission: browsers list a camera without one.
 * Where a browser withholds the list (no https, a page that forbids it) the answer is no: to open the camera tells the reason.
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

/** Fingers are not its first pointer: a person with a phone gains nothing from another phone. */
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

/** Whether the page's Permissions-Policy, or a frame's `allow`, admits the camera; null where the browser does not tell. */
export function cameraAllowed(): boolean | null {
  return (document as Document & { featurePolicy?: FeaturePolicy }).featurePolicy?.allowsFeature('camera') ?? null;
}
