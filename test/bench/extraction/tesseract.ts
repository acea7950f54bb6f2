import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import type { PaperPage, Word } from '#papers/layout/page.ts';

/** Checks whether tesseract is on PATH. */
export const hasTesseract = () => spawnSync('tesseract', ['--version']).status === 0;

/** Reads pictures with tesseract, unprocessed: in Spanish, words anywhere on the page (`--psm 11`), one thread. */
export async function tesseractPages(pictures: readonly Uint8Array[]): Promise<PaperPage[]> {
  const pages: PaperPage[] = [];
  for (const [at, picture] of pictures.entries()) {
    const { width, height } = await sharp(picture).metadata();
    const { stdout, status } = spawnSync('tesseract', ['-', '-', '-l', 'spa', '--psm', '11', 'tsv'], {
      input: picture,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`tesseract ended with ${status}; it needs its Spanish (tesseract-ocr-spa)`);
    pages.push({ number: at + 1, width, height, words: wordsIn(stdout), origin: 'ocr' });
  }
  return pages;
}

/**
 * Returns the words of tesseract's table: rows of level 5, with left, top, width and height from the seventh column on, then confidence in
 * percent and text.
 */
function wordsIn(table: string): Word[] {
  return table.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, belief, text = ''] = line.split('\t');
    if (level !== '5' || text.trim() === '') return [];
    const [x, y] = [Number(left), Number(top)];
    return [
      { text: text.trim(), box: { left: x, top: y, right: x + Number(width), bottom: y + Number(height) }, sure: Number(belief) / 100 },
    ];
  });
}
