import { expect } from '@open-wc/testing';
import { define } from './define.ts';

describe('define', () => {
  it('leaves a tag to whoever registered it first', () => {
    const First = class extends HTMLElement {};
    define('zaguan-test-twice', First);
    define('zaguan-test-twice', class extends HTMLElement {});
    expect(customElements.get('zaguan-test-twice')).to.equal(First);
  });
});
