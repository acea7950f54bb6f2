import { createHash, type Hash } from 'node:crypto';

/**
 * The SHA-256, in hex, of what a request says: of a JSON body its text, of a form its members in order. A form that is sent again has
 * another boundary and is the same request, so its bytes are not what counts. What the query says is asked for like the rest.
 */
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

/** With its length before it, so that two texts cannot be cut apart elsewhere and read the same. */
function addText(hash: Hash, text: string): void {
  hash.update(`${text.length}:`).update(text);
}
