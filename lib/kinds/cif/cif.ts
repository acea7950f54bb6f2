import type { ReaderOf } from '../base/kind-reader.ts';
import { readTaxSituation } from '../values/tax-situation.ts';
import { lookUpRfc } from '../values/validating.ts';
import type { cifOperation } from './cif.contract.ts';

export const cifReader: ReaderOf<typeof cifOperation> = {
  title: 'a tax identification card (CIF)',
  marks: {
    'Cédula de Identificación Fiscal': 3,
    'Valida tu información fiscal': 1,
    'Registro Federal de Contribuyentes': 1,
  },
  // The tax certificate (CSF) begins with the same card.
  reads: ['csf'],
  pages: 3,
  symbols: true,
  parse(paper, reading) {
    const { holder, rest, sources } = readTaxSituation(paper, reading, 'cif');
    return { data: { cif: holder, ...rest, rfc_person_valid: null }, sources };
  },
  isEnough: ({ cif }) => cif.rfc !== null && cif.full_name !== null,
  async validate(data, { validate_rfc }, registry) {
    return { ...data, rfc_person_valid: await lookUpRfc(registry, data.cif.rfc, validate_rfc) };
  },
};
