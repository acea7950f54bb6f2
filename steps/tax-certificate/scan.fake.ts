import type { FrameReader } from './scan.ts';

/** What lies before the camera, payload by payload, frame after frame; `unable` where symbols cannot be read here. */
export class FakeReader implements FrameReader {
  before: string[] = [];
  unable = false;
  frames = 0;
  forgotten = 0;
  closed = 0;
  frame = async (picture: ImageBitmap) => {
    picture.close();
    this.frames++;
    if (this.unable) throw new Error('No worker');
    return this.before.map((payload) => ({ format: 'QRCode' as const, payload }));
  };
  forget = async () => void this.forgotten++;
  close = () => void this.closed++;
}
