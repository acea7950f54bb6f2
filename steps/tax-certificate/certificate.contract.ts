import { parseCodeAddress } from '#mexico/symbols/code-address.ts';
import { parseCsfCode } from '#mexico/symbols/csf-code.ts';

/** The data in the QR codes of a tax certificate. They are read, not verified: such a QR code is easy to forge. */
export interface TaxCertificate {
  rfc: string;
  /** The id in the QR code on the first page, and on the card (CIF). */
  id_cif: string | null;
  /** The number in the QR code on the last page. */
  certificate_number: string | null;
}

/**
 * The reasons why a QR code is rejected. `look_alike`: it imitates one of the tax authority (SAT): it mentions the SAT, but its URL has a
 * different host; `other_paper`: its URL is the SAT's, but of a different document; `other_code`: it is unrelated to the SAT.
 */
export const codeTroubles = ['look_alike', 'other_paper', 'other_code'] as const;
export type CodeTrouble = (typeof codeTroubles)[number];

/** The reasons why a paper is rejected. `no_code`: it has no QR code; `several`: its QR codes name several taxpayers. */
export const certificateTroubles = [...codeTroubles, 'no_code', 'several'] as const;
export type CertificateTrouble = (typeof certificateTroubles)[number];

export type Judgement<Trouble> = { certificate: TaxCertificate; trouble: null } | { certificate: null; trouble: Trouble };

/** Judges the text (payload) of a QR code. @param today The ISO date in Mexico. */
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

/** Judges all QR codes of a paper together. Those unrelated to the SAT count only if the paper has no others. */
export function judgePayloads(payloads: readonly string[], today: string): Judgement<CertificateTrouble> {
  const judgements = payloads.map((payload) => judgePayload(payload, today));
  const certificates = judgements.flatMap(({ certificate }) => certificate ?? []);
  const [first] = certificates;
  // A QR code that imitates the SAT's makes the whole paper doubtful.
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
