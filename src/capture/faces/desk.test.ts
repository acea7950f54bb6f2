import { afterEach, expect, it, vi } from 'vitest';
import { FaceService } from './desk.ts';
import type { FaceFiles } from './files.ts';
import { openLandmarker } from './landmarker.ts';

vi.mock('./landmarker.ts', async (original) => ({ ...(await original<object>()), openLandmarker: vi.fn() }));
afterEach(() => vi.mocked(openLandmarker).mockReset());

const files = {} as FaceFiles;
const frame = { width: 480, height: 360, close: () => undefined } as ImageBitmap;

/** Makes the next landmarker throw at every call. Returns the mock that frees its WebGL context. */
function broken() {
  const loseContext = vi.fn();
  const fail = () => {
    throw new Error('unreachable');
  };
  const opened = {
    landmarker: { detectForVideo: fail, close: fail },
    canvas: { getContext: () => ({ isContextLost: () => false, getExtension: () => ({ loseContext }) }) },
  };
  vi.mocked(openLandmarker).mockResolvedValueOnce(opened as unknown as Awaited<ReturnType<typeof openLandmarker>>);
  return loseContext;
}

it('what broke down is let go of, and another takes its place', async () => {
  const desk = new FaceService();
  const contexts = [broken(), broken()];
  for (const loseContext of contexts) {
    expect(await desk.answer({ ask: 'prepare', files })).toMatchObject({ trouble: null });
    await expect(desk.answer({ ask: 'frame', picture: frame })).rejects.toThrow('unreachable');
    expect(loseContext).not.toHaveBeenCalled();
  }
  desk.close();
  for (const loseContext of contexts) expect(loseContext).toHaveBeenCalledOnce();
});

it('what is ready only after the desk was closed is let go of', async () => {
  const desk = new FaceService();
  const loseContext = broken();
  desk.close();
  await desk.answer({ ask: 'prepare', files });
  expect(loseContext).toHaveBeenCalledOnce();
});
