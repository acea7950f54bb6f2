import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The address and keys with which tools on this machine reach the running server, and with which the next start goes on. */
const localFile = z.object({
  url: z.string(),
  /** The operator's key: all services of the demo's tenant. */
  key: z.string(),
  /** The operator's live key: settings, and keys of both modes. */
  liveKey: z.string(),
  demo: z.object({
    url: z.string(),
    tenant: z.string(),
    key: z.string(),
    /** The bank's words, colour and logo. */
    customization: z.string(),
    /** The seeded workflow, and the link that opens it under `publicUrl`. */
    workflow: z.object({ uuid: z.string(), link: z.string(), publicUrl: z.string() }).nullable(),
  }),
});
export type LocalFile = z.output<typeof localFile>;

export function readLocalFile(dataFolder: string): LocalFile | null {
  try {
    return localFile.parse(JSON.parse(readFileSync(join(dataFolder, 'local.json'), 'utf8')));
  } catch {
    // There is none yet, or it is from another version. A start creates its content again.
    return null;
  }
}

export function writeLocalFile(dataFolder: string, content: LocalFile): void {
  const file = join(dataFolder, 'local.json');
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
