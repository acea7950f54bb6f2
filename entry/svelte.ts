import type { HTMLAttributes } from 'svelte/elements';
import type { ZaguanOnboarding } from '../src/element/zaguan-onboarding.ts';
import type { SvelteHandlers, TagAttributes } from './tag.ts';

/** `import 'zaguan/svelte'`: defines the tag, and tells Svelte's templates what it takes and emits. */
import './npm.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'zaguan-onboarding': Omit<HTMLAttributes<ZaguanOnboarding>, keyof TagAttributes> & TagAttributes & SvelteHandlers;
  }
}
