import { svg } from 'lit';
import { renderDrawing } from './drawing.ts';

/** Drawings of a sheet and a card in the camera's frame, in the theme's colours; 320 by 160 units, y from 8. */

export const sheetDrawing = renderDrawing(svg`<rect class="paper" x="104" y="18" width="112" height="140" rx="8"/>
  <path class="text" d="M118 40h52M118 58h84M118 72h84M118 86h70M118 108h84M118 122h56"/>
  <rect class="figure" x="178" y="130" width="24" height="16" rx="4"/>
  <path class="guide" d="M96 36V20a10 10 0 0 1 10-10h14M200 10h14a10 10 0 0 1 10 10v16M224 140v16a10 10 0 0 1-10 10h-14M120 166h-14a10 10 0 0 1-10-10v-16"/>`);

export const cardDrawing = renderDrawing(svg`<rect class="paper" x="84" y="40" width="152" height="96" rx="10"/>
  <path class="tint" d="M84 62V50a10 10 0 0 1 10-10h132a10 10 0 0 1 10 10v12Z"/>
  <rect class="figure" x="98" y="74" width="36" height="46" rx="5"/>
  <path class="text" d="M148 80h72M148 94h56M148 108h64"/>
  <path class="guide" d="M74 52V42a12 12 0 0 1 12-12h14M220 30h14a12 12 0 0 1 12 12v10M246 124v10a12 12 0 0 1-12 12h-14M100 146H86a12 12 0 0 1-12-12v-10"/>`);
