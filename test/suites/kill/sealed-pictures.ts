import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#platform/base/sha256.ts';
import type { Partners } from '../sessions/partner.ts';

/** Returns the pictures of these steps as a partner downloads them: the hash of each, or the status if there is none. */
export async function picturesOf(partners: Partners, steps: readonly string[]): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const step of steps) {
    for (const { uuid, url } of await partners.media(step)) {
      const answer = await fetch(url);
      seen.set(uuid, answer.ok ? sha256(Buffer.from(await answer.arrayBuffer())).toString('hex') : `${answer.status}`);
    }
  }
  return seen;
}

/** Counts the files in the data folder that were encrypted with the key of this number. */
export async function sealedWith(dataFolder: string, number: number): Promise<number> {
  const entries = await readdir(join(dataFolder, 'blobs'), { recursive: true, withFileTypes: true });
  let count = 0;
  for (const entry of entries.filter((one) => one.isFile() && !one.name.endsWith('.tmp'))) {
    const handle = await open(join(entry.parentPath, entry.name));
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    await handle.close();
    if (buffer.readUInt32BE(4) === number) count += 1;
  }
  return count;
}
