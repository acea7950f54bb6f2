import type { SubmissionOf } from '#contracts/steps/step.ts';
import { normalizeCurp, parseCurp } from '#mexico/curp.ts';
import { printedAddressOf } from '#mexico/places/printed-address.ts';
import { isIneCode } from '#mexico/symbols/ine-code.ts';
import { mexicanDate } from '#mexico/today.ts';
import { checkedCurp, personOfCurp } from '../base/curp-step.server.ts';
import { isCardAsSelfie, SPECIMEN_MATCH } from '../base/face-step.server.ts';
import { drawChallenge, filmOf, livenessFact, livenessOf, proveLife } from '../base/liveness-step.server.ts';
import { changedTexts, findingsOfPrint, forgetData, noteShown, wasShown, withEveryField } from '../base/paper-step.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, nullIfExpected, type StepContext, type StepFacts } from '../base/step.server.ts';
import { startTimeBudget, type TimeBudget } from '../base/time-budget.server.ts';
import type { CardCorrections, OcrFrontside } from './card/credential.contract.ts';
import { type CardField, fields } from './card/lines.contract.ts';
import { backside, frontside } from './card/ocr.ts';
import { differencesOf, hasSameFront } from './differences.server.ts';
import { type EnrollFullSetup, enrollFull } from './enroll-full.contract.ts';
import { capturedOf, type EnrollFullPayload } from './enrollment.server.ts';
import { compareFaces, compareWithRecord, faceOf, facesFact, searchFace } from './face.server.ts';
import { findingsOf } from './findings.server.ts';
import type { PhotoSide } from './photos.contract.ts';
import { readCredential, viewOf } from './reading.server.ts';

type EnrollFullStepContext = StepContext<typeof enrollFull>;

/**
 * Checks the source of the three photos, reads the card and compares its portrait with the selfie. The payload is what the partner gets;
 * facts are what later steps and the person's record get. The read data and the person's corrections are claims: unconfirmed facts.
 */
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
    const { setup, now } = context;
    const photos = await photosOf(submission, context);
    const { payload, front, back, comparison, ofRecord, film, isElsewhere } = await examine(submission, photos, context);
    forgetData('front', front, context);
    if (back) forgetData('back', back, context);
    const isCard = isCardAsSelfie(comparison) || isCardAsSelfie(ofRecord === 'not_judged' ? null : ofRecord);
    const ofPrint = findingsOfPrint(back ? [front, back] : [front], context);
    const findings = [...findingsOf(payload, { isCard, isElsewhere }), ...ofPrint];
    if (payload.in_force === false && !setup.accept_expired) return { outcome: 'failed', payload, findings, reason: 'credential_expired' };
    const captures = Object.values(photos).map(({ capture }) => capture);
    // Neither a card before the camera in place of a person, nor a specimen in place of a credential, is a capture of anybody.
    const isCapture = !isCard && ofPrint.length === 0;
    const capture = isCapture ? capturedOf(payload, { captures, front: front.data, back: back?.data ?? null }) : null;
    const facts: StepFacts = {
      ...claimsOf(payload, context),
      ...facesFact(comparison, ofRecord, now),
      ...livenessFact(payload.liveness, now),
      ...(capture ? { capture, portrait: { medium: submission.selfie, frames: film.uuids } } : {}),
    };
    return { outcome: 'success', payload, findings, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
  },
});

type Photos = Awaited<ReturnType<typeof photosOf>>;

/** Returns the three photos. Each may come by the camera of this or a second device, as a file, or in test mode as the drawn specimen. */
async function photosOf(submission: Record<PhotoSide, string>, context: EnrollFullStepContext) {
  const photo = (side: PhotoSide) =>
    photoOf({ collection: side, uuid: submission[side], takesFile: takesFile(side, context.setup) }, context);
  return { front: await photo('front'), back: await photo('back'), selfie: await photo('selfie') };
}

/** Reads the card, compares the faces and returns the payload with its sources. Throws StepFailure if a corrected CURP is not valid. */
async function examine(submission: SubmissionOf<typeof enrollFull>, photos: Photos, context: EnrollFullStepContext) {
  const { setup, now } = context;
  const { device_reading } = submission;
  // Asked before the reading below, which may replace the remembered one.
  const isShown = wasShown(photos.front, context);
  const isSpecimen = Object.values(photos).some(({ capture }) => capture === 'fixture');
  const film = await filmOf(photos.selfie, context);
  const budget = startTimeBudget();
  // The face is compared while the card is read, in another process: together they fit into the time of a request on a busy server too.
  const [credential, comparison, ofRecord, found] = await Promise.all([
    readCredential(submission.front, submission.back, context, budget),
    isSpecimen ? SPECIMEN_MATCH : compareFaces({ ...submission, frames: film.pictures }, context, budget),
    isSpecimen ? null : compareWithRecord({ ...submission, frames: film.pictures }, context, budget),
    isSpecimen ? [] : searchFace(submission, context, budget),
  ]);
  const { front, back, agreements, inForce } = credential;
  const card = front.data && frontside(front.data);
  const zone = back?.data ? backside(back.data) : null;
  const newTexts = changedTexts<CardField>(submission.corrections ?? {}, (field) => card?.[field]);
  const corrections = checkCorrections(newTexts, mexicanDate(now));
  const qr_found = await findSymbol(submission.back, context, budget);
  const payload: EnrollFullPayload = {
    ...faceOf(comparison, now),
    portrait: ofRecord === null || ofRecord === 'not_judged' ? ofRecord : ofRecord.outcome,
    liveness: livenessOf({ ...setup, likeness: comparison && 'film' in comparison ? comparison.film : null }, photos.selfie, context),
    ocr_frontside: card,
    ocr_backside: zone,
    reading: { front: front.reading, back: back?.reading ?? ('unavailable' as const) },
    // The submission says that the person saw the data; that counts only if the screen had the server's data or the same from the device.
    seen: submission.seen && (isShown || hasSameFront(device_reading, card)),
    device_differences: differencesOf(device_reading, card, zone),
    corrections: withEveryField(fields, corrections),
    agreements,
    // A correction to a year that has not passed is only a claim, so it is then unknown whether the card is in force.
    in_force: lastYearIn(corrections.expiration_date) >= mexicanDate(now).slice(0, 4) ? null : inForce,
    qr_found,
  };
  const isElsewhere = found?.some((curp) => curp !== (corrections.curp ?? card?.curp)) ?? true;
  return { payload, front, back, comparison, ofRecord, film, isElsewhere };
}

/** Returns the claims: the person of the CURP, the credential and the addresses, with corrections. Unseen data are no claims. */
function claimsOf({ seen, ocr_frontside, corrections }: EnrollFullPayload, { now, earlierFacts }: EnrollFullStepContext): StepFacts | null {
  const card = seen ? ocr_frontside : null;
  const printedText = (field: CardField) => card?.[field] ?? '';
  const correctedText = (field: CardField) => corrections[field] ?? printedText(field);
  // Names that the person typed in an earlier step keep their case and accents; the payload has the card's names.
  const hasName = Boolean(earlierFacts.person?.name);
  const person = personOf(correctedText, { today: mexicanDate(now), hasName });
  if (!person) return null;
  const credential = card && credentialOf(card);
  const printed_address = printedAddressOf(correctedText);
  const document_address = printedAddressOf(printedText);
  const addresses = { ...(printed_address ? { printed_address } : {}), ...(document_address ? { document_address } : {}) };
  return { person, ...(credential ? { credential } : {}), ...addresses };
}

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
function checkCorrections(corrections: CardCorrections, today: string): CardCorrections {
  if (!corrections.curp) return corrections;
  const curp = normalizeCurp(corrections.curp);
  checkedCurp(curp, today, 'corrections.curp');
  return { ...corrections, curp };
}

/** Returns the person of the CURP; null if the CURP was neither read with certainty nor typed. */
function personOf(
  textOf: (field: CardField) => string,
  { today, hasName }: { today: string; hasName: boolean },
): StepFacts['person'] | null {
  const verdict = parseCurp(textOf('curp'), today);
  if (!verdict.ok) return null;
  const [name, first_lastname, second_lastname] = [textOf('name'), textOf('last_name'), textOf('mothers_last_name')];
  return { ...personOfCurp(verdict.value), ...(!hasName && name && first_lastname ? { name, first_lastname, second_lastname } : {}) };
}

/** Returns whether the back has the INE's QR code; null if the picture could not be searched. */
async function findSymbol(back: string, { ports }: EnrollFullStepContext, budget: TimeBudget): Promise<boolean | null> {
  const payloads = await budget.run(() => ports.symbols.read(back, (texts) => texts.some(isIneCode))).catch(nullIfExpected);
  return payloads?.some(isIneCode) ?? null;
}
