import { FaceFinder } from '#src/capture/faces/finder.ts';
import { SymbolReader } from '#src/capture/symbols/reader.ts';

/** What a build of a page needs in order to be asked for symbols and faces by a test. */
Object.assign(globalThis, { SymbolReader, FaceFinder });
