import { parseCodeAddress } from '../../mexico/code-address.ts';
import { parseCsfCode } from '../../mexico/csf-code.ts';

/** What the codes of a tax certificate say. Read, not verified: anybody can print such a code. */
export interface Certificate {
  rfc: string;
  /** Of the code on the first page, and of the card (CIF). */
  id_cif: string | null;
  /** Of the code on the last page. */
  certificate_number: string | null;
}

/**
 * Why a code is not taken: `look_alike` names the SAT and leads elsewhere, `other_paper` leads to the SAT from another document,
 * `other_code` has nothing to do with it.
 */
export const codeTroubles = ['look_alike', 'other_paper', 'other_code'] as const;
export type CodeTrouble = (typeof codeTroubles)[number];

/** Of several codes together: `no_code` where there is none, `several` where they are of more than one taxpayer. */
export const certificateTroubles = [...codeTroubles, 'no_code', 'several'] as const;
export type CertificateTrouble = (typeof certificateTroubles)[number];

export type Judged<Trouble> = { certificate: Certificate; trouble: null } | { certificate: null; trouble: Trouble };

/** @param today ISO date in Mexico. */
export function judgeCode(text: string, today: string): Judged<CodeTrouble> {
  const code = parseCsfCode(text, today);
  if (!code) return { certificate: null, trouble: troubleOf(text) };
  const certificate: Certificate = {
    rfc: code.rfc,
    id_cif: code.kind === 'cif' ? code.id_cif : null,
    certificate_number: code.kind === 'csf' ? code.number : null,
  };
  return { certificate, trouble: null };
}

/** What all codes of one paper say together; those that have nothing to do with it count only when no other is there. */
export function judgeCodes(texts: readonly string[], today: string): Judged<CertificateTrouble> {
  const judged = texts.map((text) => judgeCode(text, today));
  const said = judged.flatMap(({ certificate }) => certificate ?? []);
  const [first] = said;
  // One that pretends to be the SAT's makes the whole paper doubtful.
  if (judged.some(({ trouble }) => trouble === 'look_alike')) return { certificate: null, trouble: 'look_alike' };
  if (!first)
    return {
      certificate: null,
      trouble: judged.find(({ trouble }) => trouble === 'other_paper')?.trouble ?? judged[0]?.trouble ?? 'no_code',
    };
  if (said.some(({ rfc }) => rfc !== first.rfc)) return { certificate: null, trouble: 'several' };
  const known = (member: 'id_cif' | 'certificate_number') => said.find((one) => one[member] !== null)?.[member] ?? null;
  return { certificate: { rfc: first.rfc, id_cif: known('id_cif'), certificate_number: known('certificate_number') }, trouble: null };
}

function troubleOf(text: string): CodeTrouble {
  const host = parseCodeAddress(text)?.host;
  if (host === 'sat.gob.mx' || host?.endsWith('.sat.gob.mx')) return 'other_paper';
  return /^\s*[a-z]+:.*(sat\b|gob|validadorqr|d3=)/i.test(text.normalize('NFKD')) ? 'look_alike' : 'other_code';
}
