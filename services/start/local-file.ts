import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Content of `local.json`: the address and keys with which local tools reach the running server. The next start reuses them. */
const localFile = z.object({
  url: z.string(),
  /** The operator's test key, for all services of the demo's tenant. */
  key: z.string(),
  /** The operator's live key, which can change settings and create keys of both modes. */
  liveKey: z.string(),
  demo: z.object({
    url: z.string(),
    tenant: z.string(),
    key: z.string(),
    /** Uuid of the customization: the bank's words, colour and logo. */
    customization: z.string(),
    /** Uuid of the rule set that the bank's workflows must meet. */
    ruleSet: z.string(),
    /** The seeded workflow, and its link, which is valid under `publicUrl`; null before the first seed. */
    workflow: z.object({ uuid: z.string(), link: z.string(), publicUrl: z.string() }).nullable(),
  }),
});
export type LocalFile = z.output<typeof localFile>;

export function readLocalFile(dataFolder: string): LocalFile | null {
  try {
    return localFile.parse(JSON.parse(readFileSync(join(dataFolder, 'local.json'), 'utf8')));
  } catch {
    // The file is missing or from another version; the next start writes it again.
    return null;
  }
}

export function writeLocalFile(dataFolder: string, content: LocalFile): void {
  const file = join(dataFolder, 'local.json');
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
