import { concatTransformationMatrix, type PDFOperator, type PDFPage } from '@cantoo/pdf-lib';

/**
 * A page as shown: its crop box within its media box, rotated clockwise in quarter turns. The matrix `upright` maps points from the lower
 * left corner of the shown page to the page's own coordinates, so that drawings are upright.
 */
interface ShownPage {
  width: number;
  height: number;
  upright: PDFOperator;
}

export function shownPage(page: PDFPage): ShownPage {
  const [left, bottom, right, top] = visible(page);
  const [across, up] = [right - left, top - bottom];
  const quarters = ((Math.trunc(page.getRotation().angle / 90) % 4) + 4) % 4;
  switch (quarters) {
    case 1:
      return { width: up, height: across, upright: concatTransformationMatrix(0, 1, -1, 0, right, bottom) };
    case 2:
      return { width: across, height: up, upright: concatTransformationMatrix(-1, 0, 0, -1, right, top) };
    case 3:
      return { width: up, height: across, upright: concatTransformationMatrix(0, -1, 1, 0, left, top) };
    default:
      return { width: across, height: up, upright: concatTransformationMatrix(1, 0, 0, 1, left, bottom) };
  }
}

/** Returns the visible box as left, bottom, right, top: the media box if the crop box lies outside it. */
function visible(page: PDFPage): readonly [number, number, number, number] {
  const media = corners(page.getMediaBox());
  const crop = corners(page.getCropBox());
  const intersection = [
    Math.max(media[0], crop[0]),
    Math.max(media[1], crop[1]),
    Math.min(media[2], crop[2]),
    Math.min(media[3], crop[3]),
  ] as const;
  return intersection[0] < intersection[2] && intersection[1] < intersection[3] ? intersection : media;
}

function corners(box: { x: number; y: number; width: number; height: number }): readonly [number, number, number, number] {
  const { x, y, width, height } = box;
  return [Math.min(x, x + width), Math.min(y, y + height), Math.max(x, x + width), Math.max(y, y + height)];
}
