/** WebDriver's key for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element that the browser stores. */
export interface ElementReference {
  [ELEMENT]: string;
}

/** An error of WebDriver with its code: `stale element reference`, `element click intercepted`. */
export class WebDriverRefusal extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(`${reason}: ${message}`);
    this.name = 'WebDriverRefusal';
    this.reason = reason;
  }
}

/** Maximum time for one command, in ms; waiting for a screen takes many commands. */
const LONGEST_COMMAND = 60_000;

/** One browser, over WebDriver (https://www.w3.org/TR/webdriver2/), without knowledge of our pages. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Opens the only session of the driver at this address. */
  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
    };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  async #ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return send(method, this.#session + path, body);
  }

  async #askOf(element: ElementReference, command: string, body: object): Promise<void> {
    await this.#ask('POST', `/element/${element[ELEMENT]}/${command}`, body);
  }

  async goTo(url: string): Promise<void> {
    await this.#ask('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.#ask('POST', '/refresh', {});
  }

  /** Runs a function in the page; the function may use nothing from outside its own body. */
  async run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return (await this.#ask('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })) as Awaited<Result>;
  }

  async click(element: ElementReference): Promise<void> {
    await this.#askOf(element, 'click', {});
  }

  /** Types into an element; a file field gets a path. */
  async type(element: ElementReference, text: string): Promise<void> {
    await this.#askOf(element, 'value', { text });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask('GET', '/screenshot')) as string, 'base64');
  }

  async act(source: object): Promise<void> {
    await this.#ask('POST', '/actions', { actions: [source] });
  }

  async setSize(width: number, height: number): Promise<void> {
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  }

  async close(): Promise<void> {
    await this.#ask('DELETE', '');
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LONGEST_COMMAND),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverRefusal(error, message);
}
