import { Problem } from '../base/problem.ts';

/** Which limit a PDF is above, for those who have a code for each. */
export class TooLargePdf extends Problem {
  readonly above: 'too_large' | 'too_many_pages' | 'page_too_large';

  constructor(above: TooLargePdf['above'], detail: string) {
    super('document_too_large', detail);
    this.above = above;
  }
}
