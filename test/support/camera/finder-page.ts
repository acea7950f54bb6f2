import { FaceFinder } from '#src/capture/faces/finder.ts';

/** Gives tests in the page the face finder. */
Object.assign(globalThis, { FaceFinder });
