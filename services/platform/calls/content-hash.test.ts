import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

/** Returns a form parsed from the bytes of a request. */
function form(boundary: string, members: Readonly<Record<string, string>>, type = `multipart/form-data; boundary=${boundary}`) {
  const parts = Object.entries(members).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`,
  );
  return new Response(`${parts.join('')}--${boundary}--`, { headers: { 'content-type': type } }).formData();
}

it('is the same for a form with another boundary, and another for another file', async () => {
  const hash = async (boundary: string, file: string) => contentHash(await form(boundary, { 'name="file"; filename="a.pdf"': file }));
  expect(await hash('one', 'a')).toBe(await hash('other', 'a'));
  expect(await hash('one', 'a')).not.toBe(await hash('one', 'b'));
});

it('does not confuse members whose texts together read the same', async () => {
  const one = await form('x', { 'name="a"': 'bc', 'name="d"': '' });
  const other = await form('x', { 'name="a"': 'b', 'name="cd"': '' });
  expect(await contentHash(one)).not.toBe(await contentHash(other));
});

it('reads no boundary but the form’s own', async () => {
  const type = 'multipart/form-data; boundary=real; xboundary=a';
  const hash = async (value: string) => contentHash(await form('real', { 'name="file"': value }, type));
  expect(await hash('banana')).not.toBe(await hash('bnn'));
});
