import { parseArgs } from 'node:util';
import type { KindName } from '../../../services/extraction/contract.ts';
import type { Kind } from '../../../services/extraction/kinds/kind.ts';
import { kinds } from '../../../services/extraction/kinds/kinds.ts';
import { createPrint } from '../../../services/extraction/print/print.ts';
import { createPaperSource } from '../../../services/extraction/source/paper.ts';
import { createPdfs } from '../../../services/platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '../../../services/platform/foreign-files/symbol-files.ts';
import { WorkerBudget } from '../../../services/platform/worker-budget.ts';
import { compare, type Outcome } from '../../specimens/compare.ts';
import { layoutsOf, specimen, TODAY } from '../../specimens/specimen.ts';

/**
 * `npm run bench -- extraction [--seeds 12] [--kind csf]`: how many fields of drawn specimens are read exactly, how many wrongly, and the
 * milliseconds from file to fields, processes of their own included.
 */

const TENANT = { tenantId: 'bench', livemode: false };
/** Seeds of the tests are below: nothing was mended on these documents. */
const FIRST_SEED = 1000;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seeds: { type: 'string', default: '12' }, kind: { type: 'string' } } });
  const budget = new WorkerBudget();
  const pdfs = createPdfs(budget);
  const symbolFiles = createSymbolFiles(budget, pdfs);
  const print = createPrint(budget);
  const paperOf = createPaperSource({ pdfs, symbolFiles, print });
  console.log('Synthetic specimens, not real documents.\n');
  console.log('| Kind | Documents | Fields | Exact % | Wrong % | Median ms |\n|---|--:|--:|--:|--:|--:|');
  for (const name of Object.keys(kinds) as KindName[]) {
    if (values.kind !== undefined && values.kind !== name) continue;
    const outcomes: Outcome[] = [];
    const times: number[] = [];
    for (const layout of layoutsOf(name)) {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(values.seeds); seed++) {
        const { pdf, truth } = await specimen(name, seed, layout);
        const { pages, symbols, parse } = kinds[name] as Kind<typeof name>;
        const began = performance.now();
        const paper = await paperOf(TENANT, new File([pdf], 'x.pdf'), null, { pages, symbols, accepts: 'pictures and PDFs' });
        const { data } = parse(paper, { today: TODAY });
        times.push(performance.now() - began);
        outcomes.push(...compare(truth, data));
      }
    }
    const share = (kind: Outcome['outcome']) =>
      ((100 * outcomes.filter(({ outcome }) => outcome === kind).length) / outcomes.length).toFixed(2);
    const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
    console.log(`| ${name} | ${times.length} | ${outcomes.length} | ${share('exact')} | ${share('wrong')} | ${median.toFixed(0)} |`);
    for (const { path, outcome, expected, actual } of outcomes.filter((one) => one.outcome !== 'exact').slice(0, 5)) {
      console.error(`  ${name}.${path} ${outcome}: ${JSON.stringify(expected)} read as ${JSON.stringify(actual)}`);
    }
  }
  pdfs.close();
  symbolFiles.close();
  print.close();
}
