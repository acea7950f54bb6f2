import type { Code, CodeFormat } from '../../vision/codes/code.ts';

/** What the page asks of the worker that reads codes. Pictures are handed over, not copied. */
export type CodeRequest =
  | { id: number; ask: 'frame' | 'still'; picture: ImageBitmap; formats: readonly CodeFormat[] }
  | { id: number; ask: 'strengthen'; wasm: string }
  | { id: number; ask: 'forget' };

/** `strong` says whether the strong engine is there by now. */
export type CodeAnswer = { id: number; codes: readonly Code[]; strong: boolean } | { id: number; failed: string };
