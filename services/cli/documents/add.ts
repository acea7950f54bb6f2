import { connected } from '../connect/connect.ts';
import { localFile } from '../connect/local-document.ts';
import { defineCommand, UsageError } from '../terminal/command.ts';
import { bold, facts, mark } from '../terminal/layout.ts';

/** Place of a signature: page, and `[x, y, width, height]` in points from the page's upper left corner. */
type SignatureBox = { page: number; box: [number, number, number, number] };

export const command = defineCommand({
  arguments: [{ name: 'file.pdf' }],
  options: {
    name: { type: 'string', value: 'text', help: 'what it is called; the file’s name by default' },
    'sign-at': {
      type: 'string',
      value: 'page,x,y,w,h',
      help: 'where the signature goes, in points from the upper left corner',
      multiple: true,
    },
  },
  details: 'The token that it prints goes into the step’s setup (setup.document_sign.token). It is shown this once.',
  async run([path = ''], { name, 'sign-at': texts = [] }) {
    const boxes = texts.map(signatureBoxOf);
    const file = localFile(path);
    return connected(async ({ people: { documents } }) => {
      const { result } = await documents.create({ file, ...(name ? { name } : {}) });
      const { uuid } = result;
      try {
        for (const box of boxes) {
          await documents.elements.create({ params: { uuid }, body: { ...box, kind: 'signature', name: 'Firma', required: true } });
        }
      } catch (error) {
        // Deleted, because nobody could use the document: its token was never printed.
        await documents.delete({ uuid });
        throw error;
      }
      const text = [
        `${mark('good')} ${bold(result.name)}`,
        '',
        facts([
          ['Document', result.uuid],
          ['Token', result.token],
          ['Pages', String(result.pages.length)],
          ['Signatures', String(boxes.length)],
        ]),
      ].join('\n');
      return { json: result, text };
    });
  },
});

function signatureBoxOf(text: string): SignatureBox {
  const [page = 0, x = 0, y = 0, width = 0, height = 0, ...more] = text.split(',').map(Number);
  const numbers = [page, x, y, width, height];
  if (text.split(',').length !== 5 || more.length > 0 || numbers.some((number) => !Number.isFinite(number)) || !Number.isInteger(page)) {
    throw new UsageError('--sign-at takes five numbers: page,x,y,width,height, like 2,72,600,200,60.');
  }
  return { page, box: [x, y, width, height] };
}
