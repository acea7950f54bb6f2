/** Adds a video that films a canvas, redrawn every `everyMs` milliseconds. Returns the video and a function that removes it. */
export async function filmOf(size: { width: number; height: number }, draw: (pen: CanvasRenderingContext2D) => void, everyMs: number) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d')!;
  draw(pen);
  const painting = setInterval(() => draw(pen), everyMs);
  const video = Object.assign(document.body.appendChild(document.createElement('video')), { muted: true });
  video.srcObject = canvas.captureStream();
  await video.play();
  const close = () => {
    clearInterval(painting);
    video.remove();
    video.srcObject = null;
  };
  return { video, close };
}
