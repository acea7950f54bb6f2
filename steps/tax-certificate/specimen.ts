import { type Region, regionAt, type Size } from '#src/capture/guide.ts';
import type { Specimen } from '#src/capture/specimen-camera.ts';
import { qrModules } from './sample-symbol.ts';

const PAPER = { width: 640, height: 900 };
/** The position of the symbol on the drawn paper, in the drawing's units, without the quiet zone around it. */
const SYMBOL = { x: 150, y: 330, side: 340 };
/** The symbol's side as a share of the guide's width: a person does not fill the guide to its edge. */
const SYMBOL_IN_GUIDE = 0.86;

/** Draws an obviously fictitious certificate with its symbol in the guide. `guide` is in screen pixels, from the screen's corner. */
export function certificateSpecimen(guide: Region, screen: Size): Specimen {
  const scale = (guide.width * SYMBOL_IN_GUIDE) / SYMBOL.side;
  const middle = { x: SYMBOL.x + SYMBOL.side / 2, y: SYMBOL.y + SYMBOL.side / 2 };
  return { svg: paper(), background: '#6f5541', screen, at: regionAt(guide, PAPER, scale, middle) };
}

function paper(): string {
  const { width, height } = PAPER;
  const module = SYMBOL.side / qrModules.length;
  const dark = qrModules.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === '#' ? [`M${x * module} ${y * module}h${module}v${module}h${-module}z`] : [])),
  );
  const lines = [0, 1, 2].map((line) => `<rect x="150" y="${784 + line * 36}" width="${340 - line * 46}" height="12" fill="#c9c4b8"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}" font-family="Liberation Sans, Arial, sans-serif" fill="#2d3340">
<rect width="${width}" height="${height}" fill="#fbfaf6"/>
<text x="320" y="238" font-size="44" font-weight="700" text-anchor="middle" letter-spacing="4">MUESTRA</text>
<text x="320" y="278" font-size="24" text-anchor="middle">Constancia sin valor</text>
<text x="150" y="720" font-size="22">RFC PEGL890909AB1</text><text x="150" y="752" font-size="22">idCIF 12345678901</text>
<g transform="translate(${SYMBOL.x} ${SYMBOL.y})" fill="#14161c" shape-rendering="crispEdges"><path d="${dark.join('')}"/></g>
${lines.join('')}</svg>`;
}
