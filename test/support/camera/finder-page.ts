import { FaceFinder } from '#src/capture/faces/finder.ts';

/** What finds faces, for a test to ask. */
Object.assign(globalThis, { FaceFinder });
