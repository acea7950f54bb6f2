/** The parts of the browser that are checked; tests replace them. */
export interface CameraCheckPlatform {
  mediaDevices: Pick<MediaDevices, 'enumerateDevices'> | undefined;
  computer: boolean;
  /** Returns whether the permissions policy allows the camera; null if the browser does not report it. */
  policyAllows: () => boolean | null;
}

/** Returns true on a computer without a camera; false if the browser withholds the list: opening the camera then tells why. */
export async function lacksCamera({ mediaDevices, computer, policyAllows }: CameraCheckPlatform = browser()): Promise<boolean> {
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

const browser = (): CameraCheckPlatform => ({ mediaDevices: navigator.mediaDevices, computer: isComputer(), policyAllows: cameraAllowed });

type PolicyDocument = Document & { featurePolicy?: { allowsFeature(feature: string): boolean } };

/** Returns whether the page's Permissions-Policy, or a frame's `allow`, admits the camera; null if the browser does not report it. */
export function cameraAllowed(): boolean | null {
  return (document as PolicyDocument).featurePolicy?.allowsFeature('camera') ?? null;
}
