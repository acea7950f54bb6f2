/** Reads another server's whole answer, counted as it unpacks; throws `tooMuch()` above `most` bytes. */
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
