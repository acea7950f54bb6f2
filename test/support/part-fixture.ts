import { html, LitElement, render, type TemplateResult } from 'lit';
import { base } from '#src/ui/base.styles.ts';
import { tokens } from '#src/ui/tokens.ts';

/** An outermost element, from which the parts inherit the design tokens. */
class TokenStage extends LitElement {
  static override styles = [tokens, base];

  protected override render() {
    return html`<div class="zaguan"><slot></slot></div>`;
  }
}
customElements.define('zaguan-token-stage', TokenStage);

export const stage = document.body.appendChild(document.createElement('zaguan-token-stage'));
afterEach(() => stage.replaceChildren());

/** Renders the template on a page with the design tokens and returns its first element; it is removed after each test. */
export async function fixture<Part extends Element>(template: TemplateResult): Promise<Part> {
  const place = stage.appendChild(document.createElement('div'));
  render(template, place);
  const part = place.firstElementChild as Part;
  await (part as Partial<LitElement>).updateComplete;
  return part;
}

export const inputOf = (element: HTMLElement) => element.shadowRoot!.querySelector('input')!;
export const buttonOf = (element: HTMLElement) => element.shadowRoot!.querySelector('button')!;
