import { afterEach, expect, it, vi } from 'vitest';
import { FaceService } from './face-service.ts';
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
  const service = new FaceService();
  const contexts = [broken(), broken()];
  for (const loseContext of contexts) {
    expect(await service.answer({ type: 'prepare', files })).toMatchObject({ trouble: null });
    await expect(service.answer({ type: 'frame', picture: frame })).rejects.toThrow('unreachable');
    expect(loseContext).not.toHaveBeenCalled();
  }
  service.close();
  for (const loseContext of contexts) expect(loseContext).toHaveBeenCalledOnce();
});

it('what is ready only after the service was closed is let go of', async () => {
  const service = new FaceService();
  const loseContext = broken();
  service.close();
  await service.answer({ type: 'prepare', files });
  expect(loseContext).toHaveBeenCalledOnce();
});
