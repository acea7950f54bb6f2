import { svg } from 'lit';

export const selfieShape = svg`<path class="guide dashed" pathLength="240" stroke-dasharray="7 3 0 2" d="M112 80a48 60 0 0 1 96 0a48 74 0 0 1-96 0Z"/>
  <circle class="figure" cx="160" cy="76" r="26"/><path class="figure" d="M116 152c2-28 18-42 44-42s42 14 44 42Z"/>`;
