import { defineKind } from '../kind.ts';
import { readTaxSituation } from '../tax-situation.ts';
import { askForRfc } from '../validating.ts';

export const cifKind = defineKind({
  name: 'cif',
  title: 'a tax identification card (CIF)',
  marks: {
    'Cédula de Identificación Fiscal': 3,
    'Valida tu información fiscal': 1,
    'Registro Federal de Contribuyentes': 1,
  },
  // The certificate begins with the card.
  reads: ['csf'],
  pages: 3,
  symbols: true,
  parse(paper, reading) {
    const { holder, rest, sources } = readTaxSituation(paper, reading, 'cif');
    return { data: { cif: holder, ...rest, rfc_person_valid: null }, sources };
  },
  isEnough: ({ cif }) => cif.rfc !== null && cif.full_name !== null,
  async validate(data, { validate_rfc }, registry) {
    return { ...data, rfc_person_valid: await askForRfc(registry, data.cif.rfc, validate_rfc) };
  },
});
