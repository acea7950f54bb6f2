import { CodeReader } from '../../../src/capture/symbols/reader.ts';

/** What a build of a page needs in order to be asked for codes by a test. */
Object.assign(globalThis, { CodeReader });
