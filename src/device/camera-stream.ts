import { CameraFailure, type CameraTrouble } from './camera.ts';
import { cameraAllowed } from './has-camera.ts';

/** The parts of the browser that the camera needs; tests hand in their own. */
export interface CameraPlatform {
  mediaDevices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  secure: boolean;
  userAgent: string;
  /** Null where the browser does not tell. */
  policyAllows: () => boolean | null;
  /** The page around ours is somebody else's. */
  isInFrame: () => boolean;
  permission: () => Promise<PermissionState | null>;
  page: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/** Milliseconds after the permission in which a camera comes. */
const SILENCE_MS = 8000;

const inApp = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|Snapchat|Twitter|LinkedInApp|; wv\)/i;

/** The browser's answer. Throws CameraFailure. */
export async function requestStream(video: MediaTrackConstraints, platform: CameraPlatform): Promise<MediaStream> {
  const { mediaDevices, secure, userAgent } = platform;
  if (!secure) throw new CameraFailure('insecure_origin');
  if (!mediaDevices) throw new CameraFailure(inApp.test(userAgent) ? 'in_app_browser' : 'no_camera');
  // Silence is a fault only after the permission: a person may take as long as they like to answer the browser.
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

/**
 * The trouble that an error of getUserMedia means. `cause` is a DOMException on every browser we know; `before` is what the browser said
 * of the permission before it was asked.
 */
export function troubleOf(cause: unknown, platform: TroublePlatform, before: PermissionState | null): CameraTrouble {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      if (platform.policyAllows() === false) return 'permissions_policy';
      if (inApp.test(platform.userAgent)) return 'in_app_browser';
      // In somebody's frame a refusal that nobody was asked about is the frame's, or cannot be told from it: what cures that cures both.
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
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CameraFailure('silent'));
      // A late stream would leave a camera on that nobody shows.
      answer.then(stop, () => undefined);
    }, SILENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function browserPlatform(): CameraPlatform {
  return {
    mediaDevices: navigator.mediaDevices,
    secure: window.isSecureContext,
    userAgent: navigator.userAgent,
    policyAllows: cameraAllowed,
    isInFrame: isFramed,
    permission: async () => {
      try {
        return (await navigator.permissions.query({ name: 'camera' })).state;
      } catch {
        // Firefox and older Safari do not know the name.
        return null;
      }
    },
    page: document,
  };
}

/** The page around ours is somebody else's: only one of our own origin lets its address be read. */
export function isFramed(): boolean {
  try {
    return !window.top?.location.origin;
  } catch {
    return true;
  }
}
