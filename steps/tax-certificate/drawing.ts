import { html } from 'lit';

/** A drawing of a paper with its symbol in the guide frame, in the theme's colours. It deliberately does not resemble the official form. */
export const drawing = html`<svg class="drawing" viewBox="0 0 320 176" aria-hidden="true">
  <rect class="paper" x="92" y="14" width="136" height="160" rx="9" />
  <path class="tint" d="M92 32v-9a9 9 0 0 1 9-9h118a9 9 0 0 1 9 9v9Z" />
  <path class="text" d="M108 50h40M108 64h34M108 78h38M108 92h30M108 116h104M108 130h92M108 144h104M108 158h70" />
  <rect class="ground" x="160" y="42" width="54" height="54" rx="4" />
  <path
    class="code"
    fill-rule="evenodd"
    d="M166 48h14v14h-14zm4 4v6h6v-6zM194 48h14v14h-14zm4 4v6h6v-6zM166 76h14v14h-14zm4 4v6h6v-6zM184 48h5v5h-5zM184 58h5v5h-5zM166 66h5v5h-5zM176 66h5v5h-5zM186 67h5v5h-5zM196 66h5v5h-5zM204 70h4v5h-4zM186 78h5v5h-5zM194 76h5v5h-5zM203 80h5v5h-5zM190 86h5v4h-5zM199 86h4v4h-4z"
  />
  <path class="guide" d="M150 46V40a8 8 0 0 1 8-8h6M210 32h6a8 8 0 0 1 8 8v6M224 92v6a8 8 0 0 1-8 8h-6M164 106h-6a8 8 0 0 1-8-8v-6" />
</svg>`;
