/** Reads a server's whole answer. Throws `tooMuch()` above `most` bytes, counted after decompression. */
export async function readAnswer(body: AsyncIterable<Uint8Array> | null, most: number, tooMuch: () => Error): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // An error thrown in the loop cancels the stream and so the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
