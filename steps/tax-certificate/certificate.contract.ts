import { parseCodeAddress } from '#mexico/symbols/code-address.ts';
import { parseCsfCode } from '#mexico/symbols/csf-code.ts';

/** The MIME types accepted for a certificate. */
export const CERTIFICATE_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** The data in the symbols of a tax certificate. They are read, not verified: such a symbol is easy to forge. */
export interface TaxCertificate {
  rfc: string;
  /** The id in the symbol on the first page, and on the card (CIF). */
  id_cif: string | null;
  /** The number in the symbol on the last page. */
  certificate_number: string | null;
}

/**
 * The reasons why a symbol's text is rejected. `look_alike`: it mentions the tax authority (SAT), but its URL has a different host;
 * `other_paper`: its URL is the SAT's, but of a different document; `other_code`: it is unrelated to the SAT.
 */
export const codeTroubles = ['look_alike', 'other_paper', 'other_code'] as const;
export type CodeTrouble = (typeof codeTroubles)[number];

/** The reasons why a paper is rejected. `no_code`: it has no symbol; `several`: its symbols name several taxpayers. */
export const certificateTroubles = [...codeTroubles, 'no_code', 'several'] as const;
export type CertificateTrouble = (typeof certificateTroubles)[number];

export type Judgement<Trouble> = { certificate: TaxCertificate; trouble: null } | { certificate: null; trouble: Trouble };

/** Judges the text of a symbol. @param today The ISO date in Mexico. */
export function judgePayload(payload: string, today: string): Judgement<CodeTrouble> {
  const code = parseCsfCode(payload, today);
  if (!code) return { certificate: null, trouble: troubleOf(payload) };
  const certificate: TaxCertificate = {
    rfc: code.rfc,
    id_cif: code.kind === 'cif' ? code.id_cif : null,
    certificate_number: code.kind === 'csf' ? code.number : null,
  };
  return { certificate, trouble: null };
}

/** Judges all symbols of a paper together. Symbols unrelated to the SAT count only if the paper has no other symbol. */
export function judgePayloads(payloads: readonly string[], today: string): Judgement<CertificateTrouble> {
  const judgements = payloads.map((payload) => judgePayload(payload, today));
  const certificates = judgements.flatMap(({ certificate }) => certificate ?? []);
  const [first] = certificates;
  // A symbol that imitates the SAT's makes the whole paper doubtful.
  if (judgements.some(({ trouble }) => trouble === 'look_alike')) return { certificate: null, trouble: 'look_alike' };
  if (!first)
    return {
      certificate: null,
      trouble: judgements.find(({ trouble }) => trouble === 'other_paper')?.trouble ?? judgements[0]?.trouble ?? 'no_code',
    };
  if (certificates.some(({ rfc }) => rfc !== first.rfc)) return { certificate: null, trouble: 'several' };
  const firstWith = (member: 'id_cif' | 'certificate_number') => certificates.find((one) => one[member] !== null)?.[member] ?? null;
  return {
    certificate: { rfc: first.rfc, id_cif: firstWith('id_cif'), certificate_number: firstWith('certificate_number') },
    trouble: null,
  };
}

function troubleOf(payload: string): CodeTrouble {
  const host = parseCodeAddress(payload)?.host;
  if (host === 'sat.gob.mx' || host?.endsWith('.sat.gob.mx')) return 'other_paper';
  return /^\s*[a-z]+:.*(sat\b|gob|validadorqr|d3=)/i.test(payload.normalize('NFKD')) ? 'look_alike' : 'other_code';
}
