import type { PrintedAddress } from '#contracts/steps/step.ts';
import { normalizeCurp, parseCurp } from '#mexico/curp.ts';
import { isIneCode } from '#mexico/symbols/ine-code.ts';
import { mexicanDate } from '#mexico/today.ts';
import { checkedCurp, personOfCurp } from '../base/curp-step.server.ts';
import { SPECIMEN_MATCH } from '../base/face-step.server.ts';
import { drawChallenge, judgedLiveness, livenessOf, proveLife } from '../base/liveness-step.server.ts';
import {
  changedTexts,
  createPatience,
  forgetData,
  noteShown,
  type StepPatience,
  wasShown,
  withEveryField,
} from '../base/paper-step.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, nullIfExpected, type StepContext, type StepFacts } from '../base/step.server.ts';
import type { CardCorrections, OcrFrontside } from './card/credential.contract.ts';
import { type CardField, fields } from './card/lines.contract.ts';
import { backside, frontside } from './card/ocr.ts';
import { differencesOf, hasSameFront } from './differences.server.ts';
import { type EnrollFullSetup, enrollFull } from './enroll-full.contract.ts';
import { enrollmentOf } from './enrollment.server.ts';
import { compareFaces, faceOf, judgedFaces } from './face.server.ts';
import { sides } from './photos.contract.ts';
import { readCredential, viewOf } from './reading.server.ts';

type EnrollFullStepContext = StepContext<typeof enrollFull>;

/** Checks the source of the three photos and reads the card. The read data and the person's corrections are claims. */
export const enrollFullHandler = defineHandler(enrollFull, {
  actions: {
    challenge: drawChallenge,
    prove: proveLife,
    async read({ front, back }, context) {
      const credential = await readCredential(front, back ?? null, context);
      noteShown('front', credential.front, context);
      return viewOf(credential);
    },
  },
  takesFile,
  async complete(submission, context) {
    const { setup, now, earlierFacts } = context;
    const captures: string[] = [];
    for (const side of sides) {
      const photo = { collection: side, uuid: submission[side], takesFile: takesFile(side, setup) };
      captures.push((await photoOf(photo, context)).capture);
    }
    const isShown = wasShown({ collection: 'front', uuid: submission.front }, context);
    const patience = createPatience();
    const { front, back, agreements, inForce } = await readCredential(submission.front, submission.back, context, patience);
    const card = front.data && frontside(front.data);
    const { device_reading } = submission;
    const isSeen = submission.seen && (isShown || hasSameFront(device_reading, card));
    const corrections = judge(
      changedTexts<CardField>(submission.corrections ?? {}, (field) => card?.[field]),
      mexicanDate(now),
    );
    const isSpecimen = captures.includes('fixture');
    const [qr_found, compared] = await Promise.all([
      findSymbol(submission.back, context, patience),
      isSpecimen ? SPECIMEN_MATCH : compareFaces(submission, context),
    ]);
    const liveness = livenessOf(setup, { uuid: submission.selfie, capture: captures.at(-1)! }, context);
    const zone = back?.data ? backside(back.data) : null;
    const payload = {
      ...faceOf(compared, now),
      liveness,
      ocr_frontside: card,
      ocr_backside: zone,
      reading: { front: front.reading, back: back?.reading ?? ('unavailable' as const) },
      seen: isSeen,
      device_differences: differencesOf(device_reading, card, zone),
      corrections: withEveryField(fields, corrections),
      agreements,
      in_force: lastYearIn(corrections.expiration_date) >= mexicanDate(now).slice(0, 4) ? null : inForce,
      qr_found,
    };
    forgetData('front', front, context);
    if (back) forgetData('back', back, context);
    if (payload.in_force === false && !setup.accept_expired) return { outcome: 'failed', payload, reason: 'credential_expired' };
    // Names that the person typed in an earlier step keep their case and accents; the payload has the card's names.
    const hasName = Boolean(earlierFacts.person?.name);
    const claim = isSeen ? card : null;
    const person = personOf((field) => corrections[field] ?? claim?.[field] ?? '', { today: mexicanDate(now), hasName });
    const printed_address = addressOf(claim, corrections);
    const credential = claim && credentialOf(claim);
    const document_address = addressOf(claim, {});
    const addresses = { ...(printed_address ? { printed_address } : {}), ...(document_address ? { document_address } : {}) };
    const claims = person && { person, ...(credential ? { credential } : {}), ...addresses };
    const biometricFacts = { ...judgedFaces(compared, now), ...judgedLiveness(liveness, now) };
    const enrollment = enrollmentOf(payload, { captures, read: front.data });
    const facts = { ...claims, ...biometricFacts, ...(enrollment ? { enrollment, portrait: { medium: submission.selfie } } : {}) };
    return { outcome: 'success', payload, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
  },
});

function takesFile(side: string, { allow_file }: Pick<EnrollFullSetup, 'allow_file'>): boolean {
  return (allow_file as readonly string[]).includes(side);
}

/** Returns the name and CURP on the card; null if one of them was not read. */
function credentialOf({ name, last_name, mothers_last_name, curp }: OcrFrontside): StepFacts['credential'] | null {
  return name && last_name && curp ? { name: [name, last_name, mothers_last_name].filter(Boolean).join(' '), national_id: curp } : null;
}

/** Returns the last year in the person's correction of the expiration; empty if it has no year. */
const lastYearIn = (text = '') => text.match(/(?<!\d)\d{4}(?!\d)/g)?.at(-1) ?? '';

/** Checks that a corrected CURP is valid, since it identifies the person. Throws otherwise. */
function judge(corrections: CardCorrections, today: string): CardCorrections {
  if (!corrections.curp) return corrections;
  const curp = normalizeCurp(corrections.curp);
  checkedCurp(curp, today, 'corrections.curp');
  return { ...corrections, curp };
}

/** Returns the person of the CURP; null if the CURP was neither read with certainty nor typed. */
function personOf(say: (field: CardField) => string, { today, hasName }: { today: string; hasName: boolean }): StepFacts['person'] | null {
  const verdict = parseCurp(say('curp'), today);
  if (!verdict.ok) return null;
  const [name, first_lastname, second_lastname] = [say('name'), say('last_name'), say('mothers_last_name')];
  return { ...personOfCurp(verdict.value), ...(!hasName && name && first_lastname ? { name, first_lastname, second_lastname } : {}) };
}

/** Returns the printed address with the corrections; null if it is empty. */
function addressOf(card: OcrFrontside | null, corrections: CardCorrections): PrintedAddress | null {
  const say = (field: keyof PrintedAddress) => (corrections[field] ?? card?.[field]) || null;
  const members = { street: say('street'), neighborhood: say('neighborhood'), zip_code: say('zip_code') };
  const address = { ...members, city: say('city'), province: say('province') };
  return Object.values(address).some((value) => value !== null) ? address : null;
}

/** Returns whether the back has a symbol of the INE; null if the picture could not be searched. */
async function findSymbol(back: string, { ports }: EnrollFullStepContext, patience: StepPatience): Promise<boolean | null> {
  const payloads = await patience(() => ports.symbols.read(back, (texts) => texts.some(isIneCode))).catch(nullIfExpected);
  return payloads?.some(isIneCode) ?? null;
}
