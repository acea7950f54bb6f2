import { CameraFailure, SILENCE_MS } from '../device/camera.ts';

/**
 * Shows the stream in the video and resolves once a real frame arrives. Throws CameraFailure `silent` after eight seconds without a frame;
 * time in a hidden tab does not count, since browsers deliver no frames then.
 */
export function firstFrame(video: HTMLVideoElement, stream: MediaStream, signal: AbortSignal): Promise<void> {
  if (video.srcObject !== stream) video.srcObject = stream;
  // A rejected `play` is handled by the timer below; Safari in low power mode rejects it and plays anyway.
  video.play().catch(() => undefined);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      video.removeEventListener('loadeddata', onFrame);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onFrame = () => {
      if (video.srcObject === stream && video.videoWidth > 0) finish(resolve);
    };
    const onAbort = () => finish(() => reject(signal.reason));
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') wait();
        else finish(() => reject(new CameraFailure('silent')));
      }, SILENCE_MS);
    };
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    wait();
    signal.addEventListener('abort', onAbort);
    video.addEventListener('loadeddata', onFrame);
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(onFrame);
    else if ((video as HTMLVideoElement).readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) onFrame();
  });
}
