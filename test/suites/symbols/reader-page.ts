import { FaceFinder } from '#src/capture/faces/finder.ts';
import { SymbolReader } from '#src/capture/symbols/reader.ts';

/** Gives tests in a built page the readers of symbols and faces. */
Object.assign(globalThis, { SymbolReader, FaceFinder });
