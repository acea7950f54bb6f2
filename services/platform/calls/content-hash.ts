import { createHash, type Hash } from 'node:crypto';

/** Returns the hex SHA-256 of a query and a JSON text or a form. Hashes a form's members, since its bytes differ at each sending. */
export async function contentHash(content: string | FormData, query = ''): Promise<string> {
  const hash = createHash('sha256');
  if (query !== '') addText(hash, query);
  if (typeof content === 'string') return hash.update(content).digest('hex');
  for (const [name, value] of content) {
    addText(hash, name);
    if (typeof value === 'string') addText(hash, value);
    else {
      addText(hash, `${value.size} ${value.type} ${value.name}`);
      for await (const chunk of value.stream()) hash.update(chunk);
    }
  }
  return hash.digest('hex');
}

/** Hashes a text's length before the text, so that different splits of the same characters have different hashes. */
function addText(hash: Hash, text: string): void {
  hash.update(`${text.length}:`).update(text);
}
