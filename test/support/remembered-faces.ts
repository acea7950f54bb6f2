import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceReader } from '#platform/base/file-readers.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { FaceReadAnswer } from '#platform/foreign-files/faces.ts';
import { CACHE } from './cache.ts';

const PROGRAMS = join(import.meta.dirname, '../../services/platform/foreign-files');

/** A hash of the face programs, so that a change to them invalidates remembered answers. */
const programs = readdirSync(PROGRAMS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.startsWith('face') && file.endsWith('.ts'))
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(join(PROGRAMS, file))), createHash('sha256'));
const folder = join(CACHE, `faces-${programs.digest('hex').slice(0, 16)}`);

/**
 * Wraps a face reader so that it caches answers on disk: tests repeat the same few pictures, and a reading takes seconds of processor
 * time. `services/platform/foreign-files/faces.test.ts` and tests that start a server use no cache.
 */
export function rememberedFaces(faces: FaceReader): FaceReader {
  return {
    ...faces,
    async read(tenant, picture, options = {}) {
      const { hash } = faces.model;
      const { isCard = false, isFrame = false } = options;
      const key = `${hash} ${isCard} ${isFrame} ${sha256(picture).toString('hex')}`;
      const file = join(folder, sha256(key).toString('hex'));
      const known = await readFile(file, 'utf8').catch(() => null);
      if (known) return readable(known);
      const answer = await faces.read(tenant, picture, options);
      await mkdir(folder, { recursive: true });
      const own = `${file}.${randomUUID()}`;
      await writeFile(own, writable(answer));
      await rename(own, file);
      return answer;
    },
  };
}

function writable(answer: FaceReadAnswer): string {
  if ('trouble' in answer) return JSON.stringify(answer);
  const { template, shades, portrait } = answer;
  return JSON.stringify({ ...answer, template: [...template], shades: [...shades], portrait: Buffer.from(portrait).toString('base64') });
}

function readable(text: string): FaceReadAnswer {
  const { template, shades, portrait, ...answer } = JSON.parse(text);
  if ('trouble' in answer) return answer;
  const picture = new Uint8Array(Buffer.from(portrait, 'base64'));
  return { ...answer, template: Float32Array.from(template), shades: Float32Array.from(shades), portrait: picture };
}
