import { expect, it, vi } from 'vitest';
import { openFaceNets } from './nets.ts';

const read = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (path: URL) => {
    read.push(path.href);
    return fs.readFileSync(path);
  };
  return { ...fs, readFileSync };
});
const hasRead = (model: string) => read.some((path) => path.includes(model));

it('loads what finds faces, and what describes them only for whoever uses it: with an operator’s model it takes no memory', async () => {
  const nets = await openFaceNets();
  expect(['ssd_mobilenetv1', 'face_landmark_68', 'face_recognition'].map(hasRead)).toEqual([true, true, false]);
  nets.openModel();
  expect(hasRead('face_recognition')).toBe(true);
});
