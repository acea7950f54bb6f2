import { svg } from 'lit';
import { renderDrawing } from '#src/ui/drawings/drawing.ts';

/** A drawing of a bill inside the guide frame, in the theme's colours: 320 by 160 units, from y = 8. */
export const drawing = renderDrawing(svg`<rect class="paper" x="104" y="18" width="112" height="140" rx="8"/>
  <path class="tint" d="M104 40V26a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v14Z"/>
  <path class="text" d="M116 56h46M116 68h38M116 80h42M116 112h88M116 124h70M116 136h80"/>
  <rect class="figure" x="176" y="54" width="28" height="28" rx="4"/>
  <path class="guide" d="M96 36V20a10 10 0 0 1 10-10h14M200 10h14a10 10 0 0 1 10 10v16M224 140v16a10 10 0 0 1-10 10h-14M120 166h-14a10 10 0 0 1-10-10v-16"/>`);
