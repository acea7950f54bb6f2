import { parseCodeAddress } from '#mexico/symbols/code-address.ts';
import { parseCsfCode } from '#mexico/symbols/csf-code.ts';

/** MIME types in which a certificate is taken. */
export const CERTIFICATE_FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** What the symbols on a tax certificate say. It is read, not verified: anybody can print such a symbol. */
export interface TaxCertificate {
  rfc: string;
  /** From the symbol on the first page, and on the card (CIF). */
  id_cif: string | null;
  /** From the symbol on the last page. */
  certificate_number: string | null;
}

/**
 * Why a payload is not accepted: `look_alike` names the SAT and leads elsewhere, `other_paper` leads to the SAT from another
 * document, `other_code` has nothing to do with the SAT.
 */
export const codeTroubles = ['look_alike', 'other_paper', 'other_code'] as const;
export type CodeTrouble = (typeof codeTroubles)[number];

/** The same for all symbols of a paper: `no_code` when there is none, `several` when they name more than one taxpayer. */
export const certificateTroubles = [...codeTroubles, 'no_code', 'several'] as const;
export type CertificateTrouble = (typeof certificateTroubles)[number];

export type Judgement<Trouble> = { certificate: TaxCertificate; trouble: null } | { certificate: null; trouble: Trouble };

/** @param today ISO date in Mexico. */
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

/** Judges all symbols of one paper together. Those that have nothing to do with the SAT count only when there is no other. */
export function judgePayloads(payloads: readonly string[], today: string): Judgement<CertificateTrouble> {
  const judgements = payloads.map((payload) => judgePayload(payload, today));
  const certificates = judgements.flatMap(({ certificate }) => certificate ?? []);
  const [first] = certificates;
  // One that pretends to be the SAT's makes the whole paper doubtful.
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
