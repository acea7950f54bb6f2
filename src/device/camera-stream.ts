import { inTime } from '#contracts/base/deadline.ts';
import { CameraFailure, type CameraTrouble, SILENCE_MS } from './camera.ts';
import { cameraAllowed } from './has-camera.ts';

/** The parts of the browser that the camera uses; tests replace them. */
export interface CameraPlatform {
  mediaDevices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  secure: boolean;
  userAgent: string;
  /** Returns whether the permissions policy allows the camera; null if the browser does not report it. */
  policyAllows: () => boolean | null;
  /** Returns whether our page is in a frame of another origin. */
  isInFrame: () => boolean;
  permission: () => Promise<PermissionState | null>;
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

const inApp = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|Snapchat|Twitter|LinkedInApp|; wv\)/i;

/** Requests a stream from the browser. Throws CameraFailure. */
export async function requestStream(video: MediaTrackConstraints, platform: CameraPlatform): Promise<MediaStream> {
  const { mediaDevices, secure, userAgent } = platform;
  if (!secure) throw new CameraFailure('insecure_origin');
  if (!mediaDevices) throw new CameraFailure(inApp.test(userAgent) ? 'in_app_browser' : 'no_camera');
  // The time limit applies only with the permission: a person may take any time to answer the browser's prompt.
  const before = await platform.permission();
  try {
    const answer = mediaDevices.getUserMedia({ video, audio: false });
    return await (before === 'granted' ? withinSilence(answer) : answer);
  } catch (cause) {
    if (cause instanceof CameraFailure) throw cause;
    throw new CameraFailure(troubleOf(cause, platform, before), { cause });
  }
}

type TroublePlatform = Pick<CameraPlatform, 'userAgent' | 'policyAllows' | 'isInFrame'>;

/** Maps an error of getUserMedia to a trouble. `before` is the permission's state before the request. */
export function troubleOf(cause: unknown, platform: TroublePlatform, before: PermissionState | null): CameraTrouble {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      if (platform.policyAllows() === false) return 'permissions_policy';
      if (inApp.test(platform.userAgent)) return 'in_app_browser';
      // In a foreign frame, a rejection without a prompt comes from the frame's policy or cannot be told from it; the same remedy solves
      // both.
      if (platform.policyAllows() === null && platform.isInFrame() && before !== 'prompt') return 'permissions_policy';
      return name === 'SecurityError' ? 'permissions_policy' : 'permission_denied';
    case 'NotReadableError':
    case 'AbortError':
    case 'InvalidStateError':
      return 'busy';
    default:
      return inApp.test(platform.userAgent) ? 'in_app_browser' : 'no_camera';
  }
}

export function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function withinSilence(answer: Promise<MediaStream>): Promise<MediaStream> {
  return inTime(answer, SILENCE_MS, () => {
    // Stops a late stream, which would leave the camera on unseen.
    answer.then(stop, () => undefined);
    throw new CameraFailure('silent');
  });
}

export function browserPlatform(): CameraPlatform {
  return {
    mediaDevices: navigator.mediaDevices,
    secure: window.isSecureContext,
    userAgent: navigator.userAgent,
    policyAllows: cameraAllowed,
    isInFrame,
    permission: async () => {
      try {
        return (await navigator.permissions.query({ name: 'camera' })).state;
      } catch {
        // Firefox and older Safari do not know this name.
        return null;
      }
    },
    page: document,
  };
}

/** Returns true if our page is in a frame of another origin: only our own origin's address is readable. */
export function isInFrame(): boolean {
  try {
    return !window.top?.location.origin;
  } catch {
    return true;
  }
}
