import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { createPrint } from '#services/extraction/print/print.ts';
import { createPaperSource } from '#services/extraction/source/paper.ts';

/** Opens a reader of files as papers (words with positions), as the service has it, with its own workers until it is closed. */
export function openPaperSource() {
  const budget = new WorkerBudget();
  const pdfs = createPdfs(budget);
  const symbolFiles = createSymbolFiles(budget, pdfs);
  const print = createPrint(budget);
  return {
    pdfs,
    paperOf: createPaperSource({ pdfs, symbolFiles, print }),
    close: () => budget.close(),
  };
}
