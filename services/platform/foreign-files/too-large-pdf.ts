import { Problem } from '../base/problem.ts';

/** Thrown for a PDF above a limit; `above` names the limit. */
export class TooLargePdf extends Problem {
  readonly above: 'too_large' | 'too_many_pages' | 'page_too_large';

  constructor(above: TooLargePdf['above'], detail: string) {
    super('document_too_large', detail);
    this.above = above;
  }
}
