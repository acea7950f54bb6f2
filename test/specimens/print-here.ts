import { openPrintReader } from '#services/extraction/print/open-reader.ts';
import { openPicture, pictureOfPage } from '#services/extraction/print/picture.ts';
import type { Print } from '#services/extraction/print/print.ts';
import { readPicture } from '#services/extraction/print/read-picture.ts';

/** Returns the service's reader of pictures in this process, without its deadlines, so that a busy machine reads as much. */
export async function printHere(): Promise<Print> {
  const reader = await openPrintReader();
  return {
    async read(_tenant, given) {
      const picture = given instanceof Uint8Array ? await openPicture(given) : pictureOfPage(given);
      const { image, words } = readPicture(reader, picture);
      return { width: image.width, height: image.height, words };
    },
  };
}
