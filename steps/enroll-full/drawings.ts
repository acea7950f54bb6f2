import { svg } from 'lit';
import { renderDrawing } from '#src/ui/drawings/drawing.ts';
import { selfieShape } from '#src/ui/drawings/selfie-drawing.ts';
import type { PhotoSide } from './photos.contract.ts';

/** Drawings of the sides to be photographed, in the theme's colours. They deliberately do not resemble the official card. */

const corners = svg`<path class="guide" d="M70 44V32a12 12 0 0 1 12-12h12M226 20h12a12 12 0 0 1 12 12v12M250 132v12a12 12 0 0 1-12 12h-12M94 156H82a12 12 0 0 1-12-12v-12"/>`;

const front = svg`<rect class="paper" x="88" y="38" width="144" height="100" rx="9"/>
  <path class="tint" d="M88 54V47a9 9 0 0 1 9-9h126a9 9 0 0 1 9 9v7Z"/>
  <rect class="photo" x="98" y="66" width="40" height="50" rx="5"/>
  <circle class="figure" cx="118" cy="84" r="8"/><path class="figure" d="M103 116c0-11 6-17 15-17s15 6 15 17Z"/>
  <path class="text" d="M150 72h56M150 84h70M150 96h44M150 108h62M98 128h30"/>`;

const back = svg`<rect class="paper" x="88" y="38" width="144" height="100" rx="9"/>
  <path class="tint" d="M88 48h144v14H88Z"/>
  <path class="code" d="M100 72h10v10h-10zM120 72h10v10h-10zM100 92h10v10h-10zM114 86h6v6h-6zM122 92h8v10h-8z"/>
  <path class="text" d="M146 76h72M146 88h58"/>
  <path class="text thin" d="M100 112h120M100 120h120M100 128h120"/>`;

const shapes = { front: svg`${corners}${front}`, back: svg`${corners}${back}`, selfie: selfieShape };

export const drawing = (side: PhotoSide) => renderDrawing(shapes[side]);
