import { html, LitElement } from 'lit';
import { assign, createActor, fromPromise, setup } from 'xstate';

/** The least that a page of lit and xstate can do: request the session once and show the company's name. */
const machine = setup({
  types: { context: {} as { name: string } },
  actors: {
    ask: fromPromise(async () => {
      const answer = await fetch('/session.json');
      return ((await answer.json()) as { result: { company: { name: string } } }).result.company.name;
    }),
  },
}).createMachine({
  context: { name: '' },
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'ask', onDone: { target: 'shown', actions: assign({ name: ({ event }) => event.output }) } } },
    shown: {},
  },
});

class BarePage extends LitElement {
  readonly #actor = createActor(machine);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#actor.subscribe(() => this.requestUpdate());
    this.#actor.start();
  }

  protected override render() {
    const { value, context } = this.#actor.getSnapshot();
    return value === 'shown' ? html`<h1>${context.name}</h1><button>Empezar</button>` : '';
  }
}

customElements.define('bare-page', BarePage);
