/**
 * The whole body of what another server answered, in memory. It is counted as it unpacks: a few hundred bytes on the line can be gigabytes
 * here.
 *
 * @param tooMuch makes what is thrown for a body of more than `most` bytes.
 */
export async function readAnswer(body: AsyncIterable<Uint8Array> | null, most: number, tooMuch: () => Error): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw cancels the stream, and with it the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
