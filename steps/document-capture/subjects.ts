import type { TemplateResult } from 'lit';
import type { PaperKind } from '#contracts/steps/paper-step.ts';
import type { Language } from '#src/i18n/words.ts';
import type { PaperRequest } from '#src/step/paper/paper-step.ts';
import { cardDrawing, sheetDrawing } from '#src/ui/drawings/paper-drawings.ts';
import type { DocumentCaptureSetup } from './document-capture.contract.ts';
import type { DocumentCaptureWords } from './document-capture.i18n.ts';
import { acceptedOf, collectionOf } from './kinds.contract.ts';

const headings = {
  address_proof: 'askAddressProof',
  bank_statement: 'askBankStatement',
  carta_libranza: 'askCartaLibranza',
  cif: 'askCif',
  credit_report: 'askCreditReport',
  csf: 'askCsf',
  curp: 'askCurp',
  fm: 'askFm',
  ine_back: 'askIneBack',
  ine_front: 'askIneFront',
  nss: 'askNss',
  passport: 'askPassport',
} as const satisfies Record<PaperKind, keyof DocumentCaptureWords>;

/** Kinds that are cards, or a page that is as wide as one. */
const cards: ReadonlySet<PaperKind | null> = new Set(['ine_front', 'ine_back', 'fm', 'passport', 'cif'] as const);

/** What the step asks for with its setup. */
export function paperOf(
  { kind, title, why, allow_file }: DocumentCaptureSetup,
  words: DocumentCaptureWords,
  language: Language,
): PaperRequest {
  const accept = acceptedOf(kind);
  const ours = kind === null ? words.askDocument : words[headings[kind]];
  const label = textIn(title, language) ?? ours;
  const isCard = cards.has(kind);
  const drawing: TemplateResult = isCard ? cardDrawing : sheetDrawing;
  const photoWhy = allow_file ? words.photoOrFile : words.photoWhy;
  return {
    collection: collectionOf(kind),
    isRead: kind !== null,
    shape: isCard ? 'card' : 'sheet',
    accept,
    heading: label,
    why: textIn(why, language) ?? (accept.length === 1 ? words.pdfWhy : photoWhy),
    drawing,
    label,
    specimen: async (guide, screen) => (await import('./specimens.ts')).specimenOf(kind, guide, screen),
  };
}

type InLanguages = DocumentCaptureSetup['title'];

/** The partner's text; Spanish where they gave no English one. */
function textIn(text: InLanguages, language: Language): string | null {
  if (text === null || typeof text === 'string') return text;
  return text[language] ?? text['es-MX'];
}
