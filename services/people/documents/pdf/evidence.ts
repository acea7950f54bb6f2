import type { Provenance, Signing } from '#contracts/documents/signing.ts';

/** One text in the two languages of the page; Spanish is shown first. */
export interface Bilingual {
  es: string;
  en: string;
}

/** The content of the page of evidence, without its layout. */
export interface PageOfEvidence {
  company: string;
  title: Bilingual;
  lead: Bilingual;
  sections: readonly { heading: Bilingual; rows: readonly EvidenceRow[] }[];
  /** The text at the foot of every page, before the page's number. */
  footer: string;
}

export interface EvidenceRow {
  label: Bilingual;
  lines: readonly string[];
  /** Present if the row shows the signature's picture under the lines. */
  picture?: true;
}

interface SignedDocument {
  uuid: string;
  name: string;
  sha256: string;
  pages: number;
}

/** The certificate that seals the document, and the name of the time stamp authority; null if the seal gets no time stamp. */
export interface Seal {
  subject: string;
  issuer: string;
  fingerprint: string;
  timeAuthority: string | null;
}

/** The text of an element, with the element's name and the origin of the text. */
export interface EvidenceText {
  name: string;
  value: string;
  /** `answers`: copied from the signer's earlier submissions. `other_signer` and `answers_of_other`: the same from another signer. */
  by: 'sender' | 'signer' | 'answers' | 'other_signer' | 'answers_of_other';
}

/** One person's signature, with all evidence known when the person signed. */
export interface ActOfSigning {
  company: string;
  document: SignedDocument;
  signing: Signing;
  /** SHA-256 of the signature's picture as it was sent. Null if the picture is copied from another document. */
  pictureSha256: string | null;
  texts: readonly EvidenceText[];
  signedAt: Date;
  /** The id of the API key that sent the evidence. Null if a workflow of this installation recorded the evidence. */
  sentBy: string | null;
}

interface EvidenceInput extends ActOfSigning {
  seal: Seal;
}

const row = (es: string, en: string, ...lines: (string | null | undefined)[]): EvidenceRow => ({
  label: { es, en },
  lines: lines.filter((line): line is string => !!line),
});

/**
 * Returns the sources of the signer's name and CURP. Without a stated source, the source is the partner if an API key sent the
 * person's id or CURP, else the signer's own claim.
 */
export function knowledgeOf({ signer }: Signing, sentBy: string | null): { name: Provenance; national_id: Provenance } {
  const otherwise: Provenance = sentBy && (signer.people_uuid || signer.national_id) ? { by: 'partner' } : { by: 'signer' };
  return { name: signer.known_by?.name ?? otherwise, national_id: signer.known_by?.national_id ?? otherwise };
}

const TITLE: Bilingual = { es: 'Constancia de firma electrónica', en: 'Record of electronic signature' };
const LEAD: Bilingual = {
  es: 'Esta hoja cuenta cómo se firmó el documento que la antecede, y de cada dato, cómo se sabe; lo que no lo dice lo registró el servidor.',
  en: 'This page tells how the document before it was signed, and how each thing is known; what does not say so was recorded by the server.',
};
/** The warning at the start of a test document's evidence, because a test document looks like a valid one. */
const TEST_DATA: Bilingual = { es: 'Datos de prueba: sin valor. ', en: 'Test data: no value. ' };
const SEAL_NOTE: Bilingual = {
  es: 'Se anexó al firmar y la protege el mismo sello digital: si algo cambia después, el sello deja de ser válido.',
  en: 'It was appended on signing and is under the same digital seal: after any later change the seal is no longer valid.',
};

/** The title for evidence from an API key. It warns that the seal is the installation's, but the evidence is the sender's claim. */
const TITLE_OF_KEY: Bilingual = {
  es: 'Constancia de firma electrónica según una llave de API',
  en: 'Record of electronic signature, as told by an API key',
};
const leadOfKey = (key: string): Bilingual => ({
  es: `Lo que dice esta hoja lo envió la llave de API ${key}; esta instalación no lo comprobó. De cada dato dice cómo se sabe.`,
  en: `What this page says was sent by the API key ${key}; this installation did not check it. Of each thing it says how it is known.`,
});
function knowledgeLine({ by, at }: Provenance, company: string): string {
  if (by === 'partner') return accordingTo(company);
  if (by === 'document') return 'Leído de la credencial · Read from the credential';
  if (by === 'efirma') return 'Comprobado con su e.firma · Proven with their e.firma';
  if (by === 'capture') return 'Leído de la credencial; no consultado · Read from the credential; not checked with a registry';
  if (by === 'reading') return 'Leído de la credencial que mostró; no comprobado · Read from the credential shown; not proven';
  if (by === 'code') return `Código comprobado en ${at} · Code proven at ${at}`;
  return 'Declarado por quien firmó; no comprobado · Given by the signer; not proven';
}

const accordingTo = (who: string) => `Según ${who} · According to ${who}`;

/** Returns the evidence of an act of signing, in the order in which a doubting reader asks. Rows without lines are left out. */
export function evidenceOf(act: ActOfSigning, seal: Seal, { livemode }: { livemode: boolean }): PageOfEvidence {
  const input: EvidenceInput = { ...act, seal };
  const { company, document, signedAt, sentBy } = act;
  const lead = sentBy === null ? LEAD : leadOfKey(sentBy);
  const warning = livemode ? { es: '', en: '' } : TEST_DATA;
  const sections = [
    { heading: { es: 'Documento', en: 'Document' }, rows: documentRows(input) },
    { heading: { es: 'Textos del documento', en: 'Texts in the document' }, rows: textRows(input) },
    { heading: { es: 'Quién firmó', en: 'Who signed' }, rows: signerRows(input) },
    { heading: { es: 'Desde qué dispositivo', en: 'From which device' }, rows: deviceRows(input) },
    { heading: { es: 'Qué aceptó', en: 'What was agreed to' }, rows: consentRows(act.signing) },
    { heading: { es: 'Qué códigos comprobó', en: 'Which codes were proven' }, rows: codeRows(act.signing) },
    { heading: { es: 'Archivos del trámite', en: 'Files of the workflow' }, rows: mediaRows(act.signing) },
    { heading: { es: 'Registro y sello', en: 'Log and seal' }, rows: sealRows(input) },
  ];
  return {
    company,
    title: sentBy === null ? TITLE : TITLE_OF_KEY,
    lead: { es: `${warning.es}${lead.es} ${SEAL_NOTE.es}`, en: `${warning.en}${lead.en} ${SEAL_NOTE.en}` },
    sections: sections
      .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ lines }) => lines.length > 0) }))
      .filter(({ rows }) => rows.length > 0),
    footer: `${document.uuid} · ${utc(signedAt)} UTC`,
  };
}

const documentRows = ({ document: { name, uuid, pages, sha256 }, signing }: EvidenceInput): EvidenceRow[] => [
  row('Nombre', 'Name', name, WRITTEN_BY.sender),
  row('Identificador', 'Identifier', uuid),
  row('Páginas', 'Pages', String(pages)),
  row('Páginas entregadas', 'Pages delivered', ...deliveryLines(signing.evidence.pages_delivered, pages)),
  row('SHA-256 de lo mostrado', 'SHA-256 as shown', sha256),
];

/** Formats the delivered pages as ranges (`1–3, 5`), with a line that explains what a delivery is. */
function deliveryLines(pages: readonly number[] | null | undefined, all: number): string[] {
  if (!pages?.length) return [];
  const runs: [number, number][] = [];
  for (const page of [...new Set(pages)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const list = runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
  return [`${list} (de · of ${all})`, 'Al dispositivo, como imagen o texto · To the device, as picture or text'];
}

const WRITTEN_BY = {
  sender: 'Lo dio quien envía · Given by the sender',
  signer: 'Lo escribió quien firma · Written by the signer',
  answers: 'De lo que respondió quien firma · Out of the signer’s answers',
  other_signer: 'Lo escribió otra persona que firma · Written by another signer',
  answers_of_other: 'De lo que respondió otra persona que firma · Out of another signer’s answers',
};

const textRows = ({ texts }: EvidenceInput): EvidenceRow[] => texts.map(({ name, value, by }) => row(name, '', value, WRITTEN_BY[by]));

function signerRows({ company, signing, pictureSha256, signedAt, sentBy }: EvidenceInput): EvidenceRow[] {
  const { signer, signature, evidence } = signing;
  const how = {
    drawn: 'Trazada por la persona · Drawn by the person',
    typed: 'Escrita por la persona · Typed by the person',
    applied: 'Aplicada con su acuerdo: la que dio en este trámite · Applied with their consent: given in this workflow',
  }[signature.kind];
  const knowledge = knowledgeOf(signing, sentBy);
  // Only the device can know whether a hand drew the signature.
  const drawnOn = signature.kind === 'applied' ? null : sentBy ? accordingTo(company) : DEVICE_SOURCE;
  const source = signature.kind === 'applied' ? `Documento · Document ${signature.document_uuid}` : null;
  return [
    row('Nombre', 'Name', signer.name, knowledgeLine(knowledge.name, company)),
    row('CURP', 'CURP', ...(signer.national_id ? [signer.national_id, knowledgeLine(knowledge.national_id, company)] : [])),
    row('Firmó el', 'Signed at', `${mexico(signedAt)} (America/Mexico_City)`, `${utc(signedAt)} (UTC)`),
    row('Manifestó', 'Declared', evidence.consent.text, `SHA-256 ${evidence.consent.text_sha256}`),
    { ...row('Firma', 'Signature', how, source, pictureSha256 && `SHA-256 ${pictureSha256}`, drawnOn), picture: true },
  ];
}

function deviceRows({ company, signing, sentBy }: EvidenceInput): EvidenceRow[] {
  const { device, coordinates, language } = signing.evidence;
  const rowWithSource = (es: string, en: string, source: string, ...lines: (string | null | undefined)[]) => {
    const plain = row(es, en, ...lines);
    return plain.lines.length > 0 ? { ...plain, lines: [...plain.lines, sentBy ? accordingTo(company) : source] } : plain;
  };
  const metadata = Object.entries(device?.metadata ?? {}).map(([name, value]) => `${name}: ${value}`);
  return [
    rowWithSource('Dirección IP', 'IP address', SERVER_SOURCE, device?.ip),
    rowWithSource('Navegador', 'Browser', DEVICE_SOURCE, device?.user_agent),
    rowWithSource('Datos del dispositivo', 'Device', DEVICE_SOURCE, ...metadata),
    rowWithSource('Ubicación', 'Place', DEVICE_SOURCE, coordinates ? coordinates.join(', ') : null),
    rowWithSource('Idioma', 'Language', DEVICE_SOURCE, language),
  ];
}

const SERVER_SOURCE = 'La vio el servidor · Seen by the server';
const DEVICE_SOURCE = 'Según el dispositivo · According to the device';

const CONSENTS: Readonly<Record<string, Bilingual>> = {
  privacy: { es: 'Aviso de privacidad', en: 'Privacy notice' },
  terms: { es: 'Términos y condiciones', en: 'Terms' },
  biometric: { es: 'Datos biométricos', en: 'Biometric data' },
  voluntary: { es: 'Finalidades voluntarias', en: 'Voluntary purposes' },
  signature: { es: 'Firma electrónica', en: 'Electronic signature' },
};

const consentRows = ({ evidence: { consents } }: Signing): EvidenceRow[] =>
  (consents ?? []).map(({ key, kind, accepted, text_sha256, version, language, at }) => {
    const answer = accepted ? 'Aceptado · Agreed' : 'No aceptado · Declined';
    const text = [version && `versión ${version}`, language].filter(Boolean).join(' · ');
    const { es, en } = CONSENTS[kind] ?? { es: key, en: '' };
    return row(es, en, `${answer} · ${utc(new Date(at))} (UTC)`, text, `SHA-256 ${text_sha256}`);
  });

function codeRows({ evidence: { codes } }: Signing): EvidenceRow[] {
  if (!codes?.length) return [row('Códigos comprobados', 'Codes proven', 'Ninguno · None')];
  return codes.map(({ channel, destination, verified_at }) => {
    const [es, en] = { EMAIL: ['Correo', 'E-mail'], SMS: ['SMS', 'SMS'], WHATSAPP: ['WhatsApp', 'WhatsApp'] }[channel] as [string, string];
    return row(es, es === en ? '' : en, `${destination} · ${utc(new Date(verified_at))} (UTC)`);
  });
}

const mediaRows = ({ evidence: { media } }: Signing): EvidenceRow[] =>
  (media ?? []).map(({ uuid, collection, title, sha256, stored_at }) =>
    row(
      title?.es ?? collection,
      title?.en ?? '',
      [uuid, stored_at && `${utc(new Date(stored_at))} (UTC)`].filter(Boolean).join(' · '),
      `SHA-256 ${sha256}`,
    ),
  );

function sealRows({ signing, seal, sentBy }: EvidenceInput): EvidenceRow[] {
  const { workflow_uuid, log } = signing.evidence;
  const { subject, issuer, fingerprint, timeAuthority } = seal;
  return [
    row('Trámite', 'Workflow', workflow_uuid),
    row('Acto de firma', 'Act of signing', signing.signing_uuid),
    row('Datos registrados por', 'Told by', sentBy ? `Llave de API · API key ${sentBy}` : 'El trámite en esta instalación · The workflow'),
    row('Bitácora', 'Event log', log && `${log.length} asientos · entries`, log?.head && `SHA-256 ${log.head}`),
    row(
      'Sello digital',
      'Digital seal',
      `PAdES (ETSI.CAdES.detached) · ${subject}`,
      `Emitido por · Issued by ${issuer}`,
      `SHA-256 ${fingerprint}`,
    ),
    row('Sello de tiempo', 'Time stamp', timeAuthority ? `RFC 3161 · ${timeAuthority}` : 'Sin sello de tiempo · No time stamp'),
  ];
}

function utc(moment: Date): string {
  return moment
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '');
}

const inMexico = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'medium',
  hour12: false,
  timeZone: 'America/Mexico_City',
});
function mexico(moment: Date): string {
  return inMexico.format(moment);
}
