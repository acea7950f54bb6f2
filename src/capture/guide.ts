/** A rectangle, in pixels or as fractions (0 to 1) of a picture; each function states which. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Returns a picture's size, scaled down to at most `longest` pixels on its longer side. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns where a drawing of `size` lies, scaled, with its point `at` in the guide's middle. */
export const regionAt = (guide: Region, size: Size, scale: number, at = { x: size.width / 2, y: size.height / 2 }): Region => ({
  x: guide.x + guide.width / 2 - at.x * scale,
  y: guide.y + guide.height / 2 - at.y * scale,
  width: size.width * scale,
  height: size.height * scale,
});

/** Returns the box of `inner` in `outer`'s pixels, scaled to cover `outer` and centred (CSS `object-fit: cover`). */
function coverBox(outer: Size, inner: Size): Region {
  const scale = Math.max(outer.width / inner.width, outer.height / inner.height);
  const width = inner.width * scale;
  const height = inner.height * scale;
  return { x: (outer.width - width) / 2, y: (outer.height - height) / 2, width, height };
}

function clip(box: Region): Region {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return { x, y, width: Math.min(1, box.x + box.width) - x, height: Math.min(1, box.y + box.height) - y };
}

/**
 * Returns the part of the film (the live video) under the guide, as fractions of the film's width and height, grown by `margin` times the
 * guide's size on every side. `guide` and `screen` are in the same pixels, guide relative to the screen's corner.
 */
export function filmUnder(
  guide: Region,
  screen: Size,
  film: Size,
  { margin, isMirrored: mirrored }: { margin: number; isMirrored: boolean },
): Region {
  const filmBox = coverBox(screen, film);
  const area = {
    x: guide.x - guide.width * margin,
    y: guide.y - guide.height * margin,
    width: guide.width * (1 + 2 * margin),
    height: guide.height * (1 + 2 * margin),
  };
  const x = (area.x - filmBox.x) / filmBox.width;
  const width = area.width / filmBox.width;
  return clip({
    x: mirrored ? 1 - x - width : x,
    y: (area.y - filmBox.y) / filmBox.height,
    width,
    height: area.height / filmBox.height,
  });
}

/**
 * Returns the same part in a photo of the same camera. A photo usually shows more than the film. The film is taken as the photo's largest
 * centred part of the film's shape (sensors crop so), an approximation for which `filmUnder`'s margin makes up.
 */
export function photoPart(part: Region, film: Size, photo: Size): Region {
  const scale = Math.min(photo.width / film.width, photo.height / film.height);
  const width = (film.width * scale) / photo.width;
  const height = (film.height * scale) / photo.height;
  return clip({
    x: (1 - width) / 2 + part.x * width,
    y: (1 - height) / 2 + part.y * height,
    width: part.width * width,
    height: part.height * height,
  });
}

/** Rounds a part of a picture to whole pixels, none beyond the picture's edge, where they would be black. */
export function pixelsIn(part: Region, { width, height }: Size): Region {
  const [left, top] = [toPixel(part.x * width), toPixel(part.y * height)];
  const [right, bottom] = [toPixel((part.x + part.width) * width), toPixel((part.y + part.height) * height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Rounds up from a half, also where floating point puts the half a little lower: neighbouring parts then share one edge. */
function toPixel(position: number): number {
  return Math.round(position + 1e-6);
}
