import type { HTMLAttributes } from 'vue';
import type { ZaguanOnboarding } from '../src/element/zaguan-onboarding.ts';
import type { VueAttributes, VueHandlers } from './tag.ts';

/** `import 'zaguan/vue'`: defines the tag, and tells Vue's templates what it takes and emits. */
import './npm.ts';

declare module 'vue' {
  interface GlobalComponents {
    'zaguan-onboarding': new () => ZaguanOnboarding & { $props: HTMLAttributes & VueAttributes & VueHandlers };
  }
}
