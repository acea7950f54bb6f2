import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, figuresTable } from '../support/figures.ts';
import { arrowsBetween, roomsOf, sourceFiles } from '../support/house.ts';
import { drawMap } from '../support/map-drawing.ts';

/**
 * `npm run map` draws `docs/map.svg` from the imports. `npm run -s map -- --figures` counts instead: files, arrows, circles, lines,
 * names; `--json` for a program, `--root <folder>` for another state of the repository.
 */

const root = join(import.meta.dirname, '../..');

/** The text that `docs/map.svg` should have. */
export function map(): string {
  const files = sourceFiles(root);
  return drawMap(arrowsBetween(files, roomsOf(files)));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { figures: { type: 'boolean' }, json: { type: 'boolean' }, root: { type: 'string', default: root } },
  });
  if (!values.figures && !values.json) writeFileSync(join(root, 'docs/map.svg'), map());
  else {
    const figures = figuresOf(sourceFiles(values.root));
    console.log(values.json ? JSON.stringify(figures, null, 2) : figuresTable(figures));
  }
}
