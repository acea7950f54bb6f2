/** A line of a page, with its sides in points; `bottom` and `top` are measured upwards from the page's foot. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Maximum gap between lines of one block, as a share of their height; paragraphs have a larger gap. */
const MAX_LINE_GAP = 0.75;
/** Maximum difference in size between lines of one block, as a share; a heading differs more from the text under it. */
const SAME_SIZE = 0.15;
/** A line ends a paragraph if its end is at least this far from its block's right side, as a share of the block's width. */
const MIN_END_GAP = 0.18;
/** A page with more blocks than this keeps the file's order. */
const MAX_BLOCKS = 800;
const LIST_ITEM = /^(?:[•●▪◦–—-]|\(?(?:\d{1,3}|[a-zñ]|[ivxIVX]{1,5})[.)])\s/u;

/** Returns a page's text in reading order: lines of a paragraph and divided words joined, upper blocks first, columns as in the file. */
export function readingOrder(lines: readonly PdfLine[]): string {
  return inOrder(blocksOf(lines)).map(paragraphs).join('\n\n');
}

function blocksOf(lines: readonly PdfLine[]): PdfLine[][] {
  const blocks: PdfLine[][] = [];
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    const block = blocks.at(-1);
    if (block && goesOn(block.at(-1)!, line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function goesOn(before: PdfLine, line: PdfLine): boolean {
  const [height, next] = [before.top - before.bottom, line.top - line.bottom];
  const gap = before.bottom - line.top;
  return (
    Math.abs(height - next) <= SAME_SIZE * Math.max(height, next) &&
    gap < MAX_LINE_GAP * next &&
    line.top < before.top &&
    line.left < before.right &&
    line.right > before.left
  );
}

function paragraphs(block: readonly PdfLine[]): string {
  const right = Math.max(...block.map((line) => line.right));
  const width = right - Math.min(...block.map((line) => line.left));
  let text = '';
  block.forEach((line, at) => {
    const words = line.text.trim();
    const before = block[at - 1];
    if (!before) text = words;
    else if (LIST_ITEM.test(words) || before.right < right - MIN_END_GAP * width) text += `\n${words}`;
    else text = text.endsWith(HYPHEN_MARK) ? text.slice(0, -1) + words : `${text} ${words}`;
  });
  return text.replaceAll(HYPHEN_MARK, '-');
}

/** Stands for the hyphen of a divided word at a line's end. */
export const HYPHEN_MARK = '\u0002';

/** Orders blocks from top to bottom; of blocks without a block above, the file's first is next. */
function inOrder(blocks: PdfLine[][]): PdfLine[][] {
  if (blocks.length > MAX_BLOCKS) return blocks;
  const boxes = blocks.map(boxOf);
  const above = boxes.map((box) => boxes.flatMap((other, at) => (standsAbove(other, box) ? [at] : [])));
  const waits = above.map((others) => others.length);
  const order: PdfLine[][] = [];
  const placedIndexes = new Set<number>();
  while (order.length < blocks.length) {
    const next = waits.findIndex((count, at) => count === 0 && !placedIndexes.has(at));
    placedIndexes.add(next);
    order.push(blocks[next]!);
    above.forEach((others, at) => {
      if (others.includes(next)) waits[at]! -= 1;
    });
  }
  return order;
}

type BlockBox = Omit<PdfLine, 'text'>;

function boxOf(block: readonly PdfLine[]): BlockBox {
  return {
    left: Math.min(...block.map((line) => line.left)),
    right: Math.max(...block.map((line) => line.right)),
    bottom: Math.min(...block.map((line) => line.bottom)),
    top: Math.max(...block.map((line) => line.top)),
  };
}

/** Returns true if block `one` is wholly above `other` and overlaps it horizontally. This relation has no cycles. */
function standsAbove(one: BlockBox, other: BlockBox): boolean {
  return one !== other && one.bottom >= other.top && one.top > other.top && one.left < other.right && one.right > other.left;
}
