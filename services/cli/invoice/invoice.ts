import { writeFileSync } from 'node:fs';
import { testInvoiceCode, testInvoices } from '#contracts/verification/test-people.ts';
import { CommandFailure, defineCommand, UsageError } from '../terminal/command.ts';
import { invoicePdf } from './invoice-pdf.ts';

const choices = testInvoices.map(({ plays }, at) => `${at + 1} ${plays}`).join(', ');

export const command = defineCommand({
  arguments: [{ name: 'file.pdf' }],
  options: { plays: { type: 'string', value: '1', help: `the outcome: ${choices}` } },
  details:
    'Writes a fictitious invoice (CFDI) with its QR code, of a company and to a person who do not exist, for Validate CFDI with a test key.',
  async run([file = ''], { plays = '1' }) {
    const invoice = /^\d$/.test(plays) ? testInvoices[Number(plays) - 1] : undefined;
    if (!invoice) throw new UsageError(`--plays takes a number from 1 to ${testInvoices.length}: ${choices}.`);
    const bytes = await invoicePdf(testInvoiceCode(invoice));
    try {
      writeFileSync(file, bytes, { flag: 'wx' });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'EEXIST') throw new CommandFailure(`${file} already exists and is not overwritten.`);
      throw new CommandFailure(`${file} could not be written.`);
    }
    return { json: { file, uuid: invoice.uuid, plays: invoice.plays }, text: `${file}: ${invoice.uuid}, ${invoice.plays}` };
  },
});
