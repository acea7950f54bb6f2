import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaceReader } from '#platform/base/file-readers.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { FacesAnswer } from '#platform/foreign-files/faces.ts';
import { CACHE } from './cache.ts';

const PROGRAMS = join(import.meta.dirname, '../../services/platform/foreign-files');

/** A hash of the face programs, so that a change to them invalidates remembered answers. */
const programs = readdirSync(PROGRAMS)
  .filter((file) => file.startsWith('face'))
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
      const { name, version } = faces.model;
      const file = join(folder, sha256(`${name} ${version} ${options.isCard ?? false} ${sha256(picture).toString('hex')}`).toString('hex'));
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

function writable(answer: FacesAnswer): string {
  if ('trouble' in answer) return JSON.stringify(answer);
  return JSON.stringify({ ...answer, template: [...answer.template], portrait: Buffer.from(answer.portrait).toString('base64') });
}

function readable(text: string): FacesAnswer {
  const { template, portrait, ...answer } = JSON.parse(text);
  if ('trouble' in answer) return answer;
  return { ...answer, template: Float32Array.from(template), portrait: new Uint8Array(Buffer.from(portrait, 'base64')) };
}
