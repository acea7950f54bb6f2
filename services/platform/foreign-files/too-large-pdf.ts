import { Problem } from '../base/problem.ts';

export class TooLargePdf extends Problem {
  readonly exceededLimit: 'too_large' | 'too_many_pages' | 'page_too_large';

  constructor(exceededLimit: TooLargePdf['exceededLimit'], detail: string) {
    super('document_too_large', detail);
    this.exceededLimit = exceededLimit;
  }
}
