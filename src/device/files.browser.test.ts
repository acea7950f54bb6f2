import { expect } from '@open-wc/testing';
import { files } from './files.ts';

describe('the chooser of files', () => {
  const { click } = HTMLInputElement.prototype;
  afterEach(() => {
    HTMLInputElement.prototype.click = click;
  });

  /** Dialogs that open when they are asked for, and stay. */
  function dialogs(): HTMLInputElement[] {
    const opened: HTMLInputElement[] = [];
    HTMLInputElement.prototype.click = function () {
      opened.push(this);
    };
    return opened;
  }

  it('opens one dialog for two quick presses, and both end with it', async () => {
    const opened = dialogs();
    const answers = [files.choose(['image/png']), files.choose(['image/png'])];
    expect(opened).to.have.length(1);
    opened[0]!.dispatchEvent(new Event('cancel'));
    expect(await Promise.all(answers)).to.deep.equal([null, null]);
  });

  it('opens another where a browser did not tell that the first was closed', async () => {
    const opened = dialogs();
    const now = performance.now.bind(performance);
    void files.choose(['image/png']);
    performance.now = () => now() + 5000;
    const second = files.choose(['image/png']);
    performance.now = now;
    expect(opened).to.have.length(2);
    opened[1]!.dispatchEvent(new Event('cancel'));
    expect(await second).to.equal(null);
  });

  it('is ready for the next at once after an answer', async () => {
    const opened = dialogs();
    const first = files.choose([]);
    opened[0]!.dispatchEvent(new Event('cancel'));
    await first;
    void files.choose([]);
    expect(opened).to.have.length(2);
    opened[1]!.dispatchEvent(new Event('cancel'));
  });
});
