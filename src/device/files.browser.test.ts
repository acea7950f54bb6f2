import { expect } from '@open-wc/testing';
import { files } from './files.ts';

describe('the chooser of files', () => {
  const { click } = HTMLInputElement.prototype;
  afterEach(() => {
    HTMLInputElement.prototype.click = click;
  });

  /** Records the file dialogs that are opened; the test ends them. */
  function dialogs(): HTMLInputElement[] {
    const opened: HTMLInputElement[] = [];
    HTMLInputElement.prototype.click = function () {
      opened.push(this);
    };
    return opened;
  }

  it('opens one dialog for two quick presses: both end with it, and the file is given once', async () => {
    const opened = dialogs();
    for (const file of [null, new File(['photo'], 'photo.png')]) {
      const answers = [files.choose(['image/png']), files.choose(['image/png'])];
      const dialog = opened.pop()!;
      expect(opened).to.have.length(0);
      if (file) {
        const chosen = new DataTransfer();
        chosen.items.add(file);
        dialog.files = chosen.files;
      }
      dialog.dispatchEvent(new Event(file ? 'change' : 'cancel'));
      const [first, second] = await Promise.all(answers);
      expect([first?.name, second]).to.deep.equal([file?.name, null]);
    }
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
