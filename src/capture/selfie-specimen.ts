import { type Region, regionAt, type Size } from './guide.ts';
import type { Specimen } from './specimen-camera.ts';

/** The head's height as a fraction of the guide: a person does not fill the guide to its edge. */
const HEAD_IN_GUIDE = 0.86;
const SANS = 'Liberation Sans, Arial, sans-serif';

/** Draws MUESTRA (Spanish for specimen) across a picture. */
export function overprint(x: number, y: number): string {
  return `<text x="${x}" y="${y}" font-size="128" font-weight="700" fill="#a3421b" opacity=".17" text-anchor="middle" letter-spacing="10" transform="rotate(-14 ${x} ${y})">MUESTRA</text>`;
}

/** A drawn face, in a box of 232 by 300 units. */
export const drawnFace = `<rect width="232" height="300" fill="#cfd6dc"/>
<path fill="#2e2421" d="M50 165C32 44 90 7 131 7s99 33 84 158c11 57 17 101 9 141-7 26-33 33-56 33H97c-24 0-50-7-56-33-9-40-2-84 9-141Z"/>
<path fill="#a86f4e" d="M103 240h58v68c-6 22-52 22-58 0z"/>
<path fill="#c48a66" d="M64 130c0-62 28-90 68-90s68 28 68 90c0 77-32 136-68 136s-68-59-68-136Z"/>
<path fill="#2e2421" d="M60 141c-2-73 26-108 73-108 45 0 73 33 71 108-9-37-28-59-47-70-28 26-71 24-97 70Z"/>
<path fill="#4f7f78" d="M8 396c4-64 45-79 92-97 15 20 47 20 62 0 47 18 88 33 92 97z"/>
<path fill="none" stroke="#2e2421" stroke-width="5.5" stroke-linecap="round" d="M86 132c9-7 19-7 27-2m39 0c9-5 19-5 27 2"/>
<g fill="#2e2421"><circle cx="99" cy="151" r="7"/><circle cx="166" cy="151" r="7"/></g>
<path fill="none" stroke="#a86f4e" stroke-width="5" stroke-linecap="round" d="M133 156c-2 15-8 24-9 31 3 4 11 4 15 2"/>
<path fill="none" stroke="#8d4a3c" stroke-width="5.5" stroke-linecap="round" d="M110 216c13 10 31 10 44 0"/>`;

const SELFIE_SIZE = { width: 464, height: 600 } as const;
/** The head's centre and height in the selfie. */
const SELFIE_HEAD = { x: 232, y: 262, height: 276 } as const;

/** Draws the specimen person before a wall, labelled MUESTRA. */
export function selfie(): string {
  // The selfie draws a wall and shoulders of its own. Below 300, the box shows the rest of the neck.
  const head = drawnFace.replace(/<rect[^<>]*>/, '').replace(/<path fill="#4f7f78"[^<>]*>/, '');
  const { width, height } = SELFIE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}" font-family="${SANS}">
<rect width="${width}" height="${height}" fill="#cfd6dc"/>
<path fill="#4f7f78" d="M0 600c4-120 96-150 180-182 26 40 78 40 104 0 84 32 176 62 180 182z"/>
<svg x="100" y="108" width="232" height="330" viewBox="0 0 232 330" overflow="visible">${head}</svg>
<text x="232" y="496" font-size="46" font-weight="700" fill="#fff" text-anchor="middle" letter-spacing="6">MUESTRA</text>
<g transform="translate(232 300) scale(.5)">${overprint(0, 0)}</g></svg>`;
}

/** Returns the specimen selfie, with its head in the guide. `guide` is in the screen's pixels, relative to its corner. */
export function selfieSpecimen(guide: Region, screen: Size): Specimen {
  const scale = (guide.height * HEAD_IN_GUIDE) / SELFIE_HEAD.height;
  return { svg: selfie(), background: '#cfd6dc', screen, at: regionAt(guide, SELFIE_SIZE, scale, SELFIE_HEAD) };
}
