import { type Region, regionAt, type Size } from './guide.ts';
import { drawnFace, overprint } from './selfie-specimen.ts';
import type { Specimen } from './specimen-camera.ts';
import { luisa, mrzOf, type SpecimenPerson } from './specimen-person.ts';

/**
 * The specimen of an INE credential that nobody can mistake for a real one: our own colours and layout, overprinted MUESTRA, with the data
 * of a person who does not exist. Only the places and sizes of its fields match the original, since cameras and readers depend on them.
 * Both sides are SVG, 1012 by 638 units (85.6 by 53.98 mm at 300 dpi).
 */
export const INE_SIZE = { width: 1012, height: 638 } as const;
/** The card's size as a fraction of the guide: a person does not fill the guide to its edge. */
const CARD_IN_GUIDE = 0.96;

const ink = '#2d3340';
const label = '#6c6478';
const sans = 'Liberation Sans, Arial, sans-serif';
const mono = 'Liberation Mono, DejaVu Sans Mono, Courier New, monospace';

function card(inside: string): string {
  const { width, height } = INE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${sans}" fill="${ink}">
<clipPath id="edge"><rect width="${width}" height="${height}" rx="38"/></clipPath>
<g clip-path="url(#edge)"><rect width="${width}" height="${height}" fill="#ece6f0"/>${inside}</g></svg>`;
}

const waves = Array.from({ length: 9 }, (_, line) => {
  const y = 330 + line * 30;
  return `<path d="M-10 ${y}c150-90 250 70 400 0s270-100 390-20 180 30 270-20" fill="none" stroke="#b7a8c6" stroke-width="2" opacity=".5"/>`;
}).join('');

function field(x: number, y: number, name: string, lines: readonly string[], size = 27): string {
  const values = lines.map(
    (line, at) => `<text x="${x}" y="${y + 31 + at * (size + 6)}" font-size="${size}" font-weight="700">${line}</text>`,
  );
  return `<text x="${x}" y="${y}" font-size="19" fill="${label}">${name}</text>${values.join('')}`;
}

/** Draws the front of a person's specimen card. */
export function ineFront(person: SpecimenPerson): string {
  const [year, month, day] = person.birthdate.split('-');
  return card(`
<path fill="#d9e6e4" d="M0 638V390c190-106 355 70 556 0s309-142 456-70v318z"/>${waves}
<path fill="#7a4f7d" d="M0 0h1012v98H0z"/>
<text x="46" y="64" font-size="38" font-weight="700" fill="#fff" letter-spacing="1">CREDENCIAL DE MUESTRA</text>
<text x="966" y="62" font-size="27" fill="#fff" text-anchor="end">Sin valor</text>
<svg x="46" y="146" width="250" height="323" viewBox="0 0 232 300">${drawnFace}</svg>
${field(336, 160, 'NOMBRE', [person.firstLastname, person.secondLastname, person.name], 31)}
${field(762, 160, 'SEXO', [person.sex])}
${field(336, 306, 'DOMICILIO', person.address, 24)}
${field(336, 434, 'CLAVE DE ELECTOR', [person.electorKey], 25)}
${field(336, 510, 'CURP', [person.curp], 25)}
${field(694, 434, 'FECHA DE NACIMIENTO', [`${day}/${month}/${year}`], 25)}
${field(694, 510, 'SECCIÓN', [person.section], 25)}
${field(46, 510, 'AÑO DE REGISTRO', [person.registration], 25)}
${field(46, 584, 'VIGENCIA', [], 25)}
<text x="150" y="585" font-size="25" font-weight="700">${person.issueYear}-${person.expires}</text>
<path d="M640 590c30-40 40 20 62-10s22 22 50-4 30 10 70-8" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
${overprint(640, 360)}`);
}

/** Draws squares that look like a symbol but encode nothing: pseudo-random ones, the same in every drawing. */
function squares(x: number, y: number, size: number, cells: number): string {
  const cell = size / cells;
  let state = 20_090_909;
  const marks: string[] = [];
  for (let at = 0; at < cells * cells; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    if (state > 1_073_741_824) marks.push(`M${(at % cells) * cell} ${Math.floor(at / cells) * cell}h${cell}v${cell}h${-cell}z`);
  }
  return `<g transform="translate(${x} ${y})"><rect x="-10" y="-10" width="${size + 20}" height="${size + 20}" fill="#fff"/><path d="${marks.join('')}"/></g>`;
}

export function ineBack(person: SpecimenPerson): string {
  const lines = mrzOf(person);
  return card(`
<path fill="#e4dcea" d="M0 0h1012v420H0z"/>
<path fill="#7a4f7d" d="M0 0h1012v64H0z"/>
<text x="46" y="43" font-size="26" font-weight="700" fill="#fff">MUESTRA SIN VALOR OFICIAL</text>
${squares(66, 120, 230, 29)}
${squares(366, 120, 230, 29)}
${squares(676, 120, 130, 17)}
<path d="M846 116v244M858 116v244M864 116v244M880 116v244M886 116v244M898 116v244M914 116v244M920 116v244M926 116v244M944 116v244" stroke="${ink}" stroke-width="5"/>
<path d="M676 330c30-40 40 20 62-10s22 22 50-4" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
<rect y="420" width="1012" height="218" fill="#f6f3f8"/>
${lines
  .map(
    (line, at) =>
      `<text x="46" y="${482 + at * 58}" font-family="${mono}" font-size="46" textLength="920" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${line.replaceAll('<', '&lt;')}</text>`,
  )
  .join('\n')}
${overprint(520, 290)}`);
}

/** Returns one side of the specimen person's card, placed in the guide. `guide` is in the screen's pixels, relative to its corner. */
export function credentialSpecimen(side: 'front' | 'back', guide: Region, screen: Size): Specimen {
  const svg = side === 'front' ? ineFront(luisa) : ineBack(luisa);
  const scale = Math.min(guide.width / INE_SIZE.width, guide.height / INE_SIZE.height) * CARD_IN_GUIDE;
  return { svg, background: '#6f5541', screen, at: regionAt(guide, INE_SIZE, scale) };
}
