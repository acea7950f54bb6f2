import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, figuresTable } from '../support/figures.ts';
import { arrowsBetween, roomsOf, sourceFiles } from '../support/house.ts';
import { drawMap } from '../support/map-drawing.ts';

/**
 * Draws `docs/map.svg` from the imports: `npm run map`. `npm run -s map -- --figures` prints counts instead: files, arrows, circles, lines,
 * names. Each folder that follows is another state of the repository and gets a column; `--json` prints JSON.
 */

const root = join(import.meta.dirname, '../..');

/** Returns the text that `docs/map.svg` should have. */
export function map(): string {
  const files = sourceFiles(root);
  return drawMap(arrowsBetween(files, roomsOf(files)));
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { figures: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const states = (positionals.length ? positionals : [root]).map((folder) => [folder, figuresOf(sourceFiles(folder))] as const);
  if (values.json) console.log(JSON.stringify(Object.fromEntries(states), null, 2));
  else if (values.figures) console.log(figuresTable(states));
  else writeFileSync(join(root, 'docs/map.svg'), map());
}
