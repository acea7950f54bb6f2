import type { FrameReader } from './scan.ts';

/** A reader that returns the payloads in `before` for every frame. `unable`: it fails as on a device that cannot read symbols. */
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
