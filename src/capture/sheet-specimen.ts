import { type Region, regionAt, type Size } from './guide.ts';
import type { Specimen } from './specimen-camera.ts';

/** Width of the drawing, in units of its SVG. */
const WIDTH = 850;
/** The sheet's width as a fraction of the guide: a person does not fill the guide to its edge. */
const SHEET_IN_GUIDE = 0.96;
const LINE = { top: 150, height: 40, size: 24 };

/**
 * Returns a specimen sheet in the guide's shape, marked MUESTRA, with lines of text from the top. `guide` is in the screen's pixels,
 * relative to its corner.
 */
export function sheetSpecimen(lines: readonly string[], guide: Region, screen: Size): Specimen {
  const height = Math.round((WIDTH * guide.height) / guide.width);
  const scale = (guide.width * SHEET_IN_GUIDE) / WIDTH;
  return { svg: sheet(lines, height), background: '#6f5541', screen, at: regionAt(guide, { width: WIDTH, height }, scale) };
}

function sheet(lines: readonly string[], height: number): string {
  const text = lines.map(
    (line, at) => `<text x="80" y="${LINE.top + at * LINE.height}" font-size="${LINE.size}">${line.replaceAll('&', '&amp;')}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH * 2}" height="${height * 2}" font-family="Liberation Sans, Arial, sans-serif" fill="#2d3340">
<rect width="${WIDTH}" height="${height}" fill="#fbfaf6"/>
<text x="80" y="90" font-size="34" font-weight="700" letter-spacing="3">MUESTRA, sin valor</text>${text.join('')}</svg>`;
}
