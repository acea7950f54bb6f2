import { SymbolReader } from '../../../src/capture/symbols/reader.ts';

/** What a build of a page needs in order to be asked for symbols by a test. */
Object.assign(globalThis, { SymbolReader });
