import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Stage, stage } from '#test/support/step-stage.ts';
import { waitUntil } from '#test/support/wait-until.ts';
import { documentSignWords } from './document/document-sign.i18n.ts';
import { beginning, placeIn } from './document/draft.ts';
import { fakeDocument, fakeFiles } from './document.fake.ts';
import { documentSign } from './document-sign.contract.ts';

const words = documentSignWords['es-MX'];
let screen: Stage;
const before = { width: innerWidth, height: innerHeight };
afterEach(() => screen?.close());
after(() => setViewport(before));

const find = (selector: string) => screen.step.shadowRoot!.querySelector<HTMLElement>(selector);

async function open(files: Parameters<typeof fakeFiles>[0] = {}, properties: object = {}): Promise<void> {
  screen = await stage(documentSign as never, { properties: { readFile: fakeFiles(files), ...properties } });
}

it('says on one line where the person is, on the narrowest phone and in the longest document', async () => {
  const pages = Array.from({ length: 150 }, () => ({ width: 612, height: 792 }));
  await open({ document: { pages } }, { draft: { ...placeIn(fakeDocument, beginning), page: 149 } });
  screen.step.style.width = '320px';
  await waitUntil(() => find('h2')?.textContent?.trim() === words.page(149, 150), 'the page');
  const [line, tools] = [find('h2')!, find('.tools')!];
  expect([screen.step.offsetWidth, line.offsetHeight]).to.deep.equal([320, 20]);
  expect(line.scrollWidth).to.be.at.most(line.clientWidth);
  expect(tools.scrollWidth).to.be.at.most(tools.clientWidth);
});

it('leaves the button where it was pressed while it signs', async () => {
  await open();
  const button = () => find('zaguan-button[type=submit]')!;
  await waitUntil(button, 'the button');
  const { bottom } = button().getBoundingClientRect();
  screen.step.busy = true;
  await screen.step.updateComplete;
  expect(button().getAttribute('waiting')).to.equal(words.signing);
  expect(button().getBoundingClientRect().bottom).to.equal(bottom);
});

it('puts the button below the whole consent, on a small phone too', async () => {
  await setViewport({ width: 360, height: 560 });
  await open();
  await waitUntil(() => find('#said, .as-text')?.textContent?.includes('página 3'), 'the text');
  scrollTo(0, 0);
  expect(find('zaguan-button[type=submit]')!.getBoundingClientRect().top).to.be.at.least(
    find('zaguan-consent')!.getBoundingClientRect().bottom,
  );
});
