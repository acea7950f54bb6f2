import type { ReaderOf } from '../base/kind-reader.ts';
import { readTaxSituation } from '../values/tax-situation.ts';
import { lookUpRfc } from '../values/validating.ts';
import type { csfOperation } from './csf.contract.ts';

export const csfReader: ReaderOf<typeof csfOperation> = {
  title: 'a tax situation certificate (CSF)',
  marks: {
    // Without “Fiscal”, which may be on the next line.
    'Constancia de Situación': 6,
    'Datos de Identificación del Contribuyente': 1,
    'Datos del domicilio registrado': 1,
    'Cadena Original Sello': 1,
  },
  pages: 6,
  symbols: true,
  parse(paper, reading) {
    const { holder, rest, sources } = readTaxSituation(paper, reading, 'csf_data');
    const status = sources['identification_data.situation'];
    return {
      data: { csf_data: holder, ...rest, rfc_person_valid: null, rfc_person_status: rest.identification_data.situation },
      sources: { ...sources, ...(status ? { rfc_person_status: status } : {}) },
    };
  },
  isEnough: ({ csf_data }) => csf_data.rfc !== null && csf_data.full_name !== null,
  async validate(data, { validate_rfc }, registry) {
    return { ...data, rfc_person_valid: await lookUpRfc(registry, data.csf_data.rfc, validate_rfc) };
  },
};
