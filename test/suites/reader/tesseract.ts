import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { togetherSeconds } from '../../bench/processor-time.ts';
import type { Line } from './lines.ts';

/** Pixels of the letters' height and of the border with which tesseract reads best. */
const HEIGHT = 48;
const BORDER = 12;

/**
 * Returns the readings of an installed tesseract (`spa`, one line a picture), with processor milliseconds per line; null without
 * tesseract.
 */
export async function readWithTesseract(lines: readonly Line[]): Promise<{ texts: string[]; milliseconds: number } | null> {
  if (spawnSync('tesseract', ['--version']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'zaguan-lines-'));
  try {
    const names = await Promise.all(lines.map((line, at) => write(line, join(folder, `${at}.png`))));
    writeFileSync(join(folder, 'list.txt'), names.join('\n'));
    const before = togetherSeconds(process.pid);
    const { stdout, status, stderr } = spawnSync('tesseract', [join(folder, 'list.txt'), '-', '-l', 'spa', '--psm', '7'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`tesseract ended with ${status}: ${stderr.slice(-300)}`);
    const texts = stdout.split('\f').slice(0, lines.length);
    return {
      texts: texts.map((text) => text.trim().replace(/\s+/g, ' ')),
      milliseconds: ((togetherSeconds(process.pid) - before) * 1000) / lines.length,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function write({ image, box }: Line, path: string): Promise<string> {
  await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 1 } })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize({ height: HEIGHT })
    .extend({ top: BORDER, bottom: BORDER, left: BORDER, right: BORDER, extendWith: 'copy' })
    .png()
    .toFile(path);
  return path;
}
