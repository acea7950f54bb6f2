import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { createPrint } from '#services/extraction/print/print.ts';
import { createPaperSource } from '#services/extraction/source/paper.ts';

/** What reads files into papers as the service does, with workers of its own until it is closed. */
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
