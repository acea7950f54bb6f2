import type { FindingCode } from '#contracts/base/findings.ts';
import { entities, entityName } from '#mexico/entities.ts';
import { namesAlike } from '#mexico/names-alike.ts';
import { isRecentPaper } from '#mexico/paper-age.ts';
import { addressesAlike } from '#mexico/places/addresses-alike.ts';
import { entityOfPostalCode } from '#mexico/places/postal-code.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import { mexicanDate } from '#mexico/today.ts';
import {
  changedTexts,
  findingsOfPaper,
  forgetData,
  noteShown,
  type ReadPaper,
  readPaper,
  wasShown,
  withEveryField,
} from '../base/paper-step.server.ts';
import { photoOf } from '../base/photo-step.server.ts';
import { defineHandler, type StepContext, type StepFacts, StepFailure } from '../base/step.server.ts';
import type { PaperData } from '../ports/papers.ts';
import { addressProof } from './address-proof.contract.ts';
import { doubts, fields, fieldsOfDoubt, LINE_LENGTH, type ProofDoubt, type ProofField } from './fields.contract.ts';
import type { ProofCorrections, ProofData, ProofView } from './proof.contract.ts';

type AddressProofStepContext = StepContext<typeof addressProof>;
type AddressProofPaper = ReadPaper<'address_proof'>;
type AddressProof = PaperData['address_proof'];
type FieldReader = (field: ProofField) => string;

/** The limit in months for `likely_recent` in the payload, if the setup accepts any age. */
const USUAL_MONTHS = 3;

/** Records the proof's read data and the person's corrections; both are claims. Fails if the setup rejects an unread or doubted proof. */
export const addressProofHandler = defineHandler(addressProof, {
  actions: {
    async read({ media }, context) {
      const proof = await readProof(media, context);
      noteShown('proof', proof, context);
      return viewOf(proof, context);
    },
  },
  takesFile: (_collection, { allow_file }) => allow_file,
  async complete({ proof: uuid, corrections: input = {}, ...submission }, context) {
    const { setup } = context;
    const photo = await photoOf({ collection: 'proof', uuid, takesFile: setup.allow_file }, context);
    const isSeen = submission.seen && wasShown(photo, context);
    const proof = await readProof(uuid, context);
    if (proof.reading === 'unavailable' && !setup.accept_unread) throw new StepFailure('unavailable', 'Nobody can read the proof now');
    const corrections = changedTexts<ProofField>(input, (field) => textOf(proof.data, field));
    const judgement = judgeProof(proof.data, corrections, context);
    const finalText = (field: ProofField) => corrections[field] ?? textOf(proof.data, field) ?? '';
    const payload = {
      reading: proof.reading,
      data: proof.data && dataOf(proof.data),
      seen: isSeen,
      corrections: withEveryField(fields, corrections),
      ...judgement,
      is_address_complete: addressOf(finalText) !== null,
    };
    const findings = findingsOf(proof, judgement, context);
    forgetData('proof', proof, context);
    if (proof.reading !== 'read' && !setup.accept_unread) return { outcome: 'failed', payload, findings, reason: 'address_proof_unread' };
    const [doubt] = doubtsOf(judgement, setup);
    if (doubt) return { outcome: 'failed', payload, findings, reason: `address_proof_${doubt}` };
    const claimText = (field: ProofField) => (isSeen ? finalText(field) : (corrections[field] ?? '')).slice(0, LINE_LENGTH);
    const [printed_address, proof_address] = [printedAddress(claimText), addressOf(claimText)];
    const document_address = isSeen ? printedAddress((field) => textOf(proof.data, field) ?? '') : null;
    const facts = {
      ...(printed_address ? { printed_address } : {}),
      ...(proof_address ? { proof_address } : {}),
      ...(document_address ? { document_address } : {}),
    };
    return { outcome: 'success', payload, findings, ...(Object.keys(facts).length > 0 ? { facts } : {}) };
  },
});

const readProof = (uuid: string, context: AddressProofStepContext) => readPaper('address_proof', { collection: 'proof', uuid }, context);

function viewOf(proof: AddressProofPaper, context: AddressProofStepContext): ProofView {
  return {
    uuid: proof.uuid,
    reading: proof.reading,
    fields: Object.fromEntries(fields.map((field) => [field, textOf(proof.data, field)])) as ProofView['fields'],
    doubts: doubtsOf(judgeProof(proof.data, {}, context), context.setup),
  };
}

interface ProofJudgement {
  likely_recent: boolean | null;
  name_matches: boolean | null;
  address_matches: boolean | null;
}

/** Judges the read data: a member is null if its data are missing or the person corrected them. */
function judgeProof(proof: AddressProof | null, corrections: ProofCorrections, context: AddressProofStepContext): ProofJudgement {
  const isCorrected = (doubt: ProofDoubt) => fieldsOfDoubt[doubt].some((field) => corrections[field] !== undefined);
  const { person, address, printed_address } = context.earlierFacts;
  const name = person ? `${person.name} ${person.first_lastname} ${person.second_lastname}` : '';
  const place = address ?? printed_address;
  const say: FieldReader = (field) => textOf(proof, field) ?? '';
  const { postal_code } = proof?.address ?? { postal_code: null };
  return {
    likely_recent: isCorrected('old') ? null : isRecent(proof, context),
    name_matches: isCorrected('name') ? null : namesAlike(name, say('name')),
    address_matches: isCorrected('address') || !place ? null : addressesAlike(place, { street: streetOf(say), zip_code: postal_code }),
  };
}

/** Returns what the setup asks of the proof: whether it is so, null if nobody knows. */
function verdictsOf(
  { likely_recent, name_matches, address_matches }: ProofJudgement,
  { max_age_months, must_match }: AddressProofStepContext['setup'],
): Partial<Record<ProofDoubt, boolean | null>> {
  return {
    ...(max_age_months === null ? {} : { old: likely_recent }),
    ...(must_match.includes('name') ? { name: name_matches } : {}),
    ...(must_match.includes('address') ? { address: address_matches } : {}),
  };
}

/** Returns the doubts because of which the setup rejects the proof. */
function doubtsOf(judgement: ProofJudgement, setup: AddressProofStepContext['setup']): ProofDoubt[] {
  const verdicts = verdictsOf(judgement, setup);
  return doubts.filter((doubt) => verdicts[doubt] === false);
}

/** Returns the findings of a proof. One about which the setup asks what nobody knows was not read far enough. */
function findingsOf(proof: AddressProofPaper, judgement: ProofJudgement, context: AddressProofStepContext): readonly FindingCode[] {
  const isOpen = proof.reading === 'read' && Object.values(verdictsOf(judgement, context.setup)).includes(null);
  return [...findingsOfPaper(proof, context), ...(isOpen ? (['reading_incomplete'] as const) : [])];
}

function dataOf({ name, type, issued_by, date, end_date, address }: AddressProof): ProofData {
  return { name, type, issued_by, date, end_date, address: { ...address } };
}

function textOf(proof: AddressProof | null, field: ProofField): string | null {
  if (proof === null) return null;
  return field === 'name' || field === 'date' ? proof[field] : proof.address[field];
}

/** Returns whether the proof is recent enough; null if no date was read. */
function isRecent(proof: AddressProof | null, { setup, now }: AddressProofStepContext): boolean | null {
  const { date = null, end_date = null } = proof ?? {};
  return isRecentPaper({ issued: date, ends: [end_date] }, mexicanDate(now), setup.max_age_months ?? USUAL_MONTHS);
}

/** Returns the address with which a later step prefills its form; null without street or postal code. */
function printedAddress(say: FieldReader): PrintedAddress | null {
  if (!say('street') || !say('postal_code')) return null;
  return {
    street: streetOf(say),
    neighborhood: say('neighborhood') || null,
    zip_code: say('postal_code'),
    city: say('municipality') || null,
    province: say('state') || null,
  };
}

const streetOf = (say: FieldReader): string =>
  [say('street'), say('ext_num'), say('int_num') && `INT ${say('int_num')}`].filter(Boolean).join(' ');

/** Returns an address in the people service's form, with the state from the postal code; null if a required part is missing. */
function addressOf(say: FieldReader): StepFacts['proof_address'] | null {
  const entity = entityOfPostalCode(say('postal_code'));
  const state = entity && entityName(entity);
  const requiredFields = ['street', 'ext_num', 'neighborhood', 'municipality'] as const;
  if (!state || requiredFields.some((field) => say(field) === '')) return null;
  return {
    street: say('street'),
    ext_num: say('ext_num'),
    int_num: say('int_num') || null,
    colony: say('neighborhood'),
    municipality: say('municipality'),
    state,
    state_id: entities.find(({ name }) => name === state)?.inegi ?? null,
    zip_code: say('postal_code'),
    references: '',
    source: 'address_proof',
  };
}
