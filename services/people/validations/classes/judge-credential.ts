import { compareHolder, type HolderMember, type Identity } from '#mexico/holders/holder.ts';
import { NO_HOLDER, type PaperHolder } from '#mexico/holders/paper-holder.ts';
import type { Caller } from '#platform/base/ports.ts';
import { conclude, type RunResult, skip } from './class.ts';
import type { PrintedCredential, Registries } from './ports.ts';

/** The members that the registry needs for each model of card. */
const REGISTRY_MEMBERS = { C: ['elector_key', 'emission_number', 'ocr'], D: ['cic', 'ocr'], EFGH: ['cic', 'ocr'] } as const;

interface CredentialRequest {
  caller: Caller;
  /** The person whose credential it should be. */
  person: Identity;
  /** The ISO date in Mexico City. */
  today: string;
  credential: PrintedCredential;
  /** True if a credential that is no longer in force fails. */
  requiresCurrent: boolean;
  /** The models that pass; null for all. */
  types: readonly PrintedCredential['type'][] | null;
  /**
   * True if the verdict vouches for the person. An authority must then answer, and itself tell whose the credential is: by its elector key,
   * or because it was asked by the elector key. Otherwise the reverse suffices, which a forged card has from anybody.
   */
  vouches: boolean;
}

/**
 * Compares both sides of a credential with a person, and asks the voter registry whether it exists and is in force. A card of somebody else
 * fails before the registry is asked about them.
 */
export async function judgeCredential(request: CredentialRequest, registries: Pick<Registries, 'credential'>): Promise<RunResult> {
  const { caller, credential, types } = request;
  const { front, reverse, ...numbers } = credential;
  const { type } = numbers;
  const onCard = whose(request, [front, reverse]);
  if (onCard.differs.length > 0) return ofAnother(type, onCard);
  if (REGISTRY_MEMBERS[type].some((member) => numbers[member] === null)) return skip('credential_incomplete');
  if (types && !types.includes(type)) return conclude(['type_not_taken'], { type });
  const answer = await registries.credential(caller, numbers);
  if (request.vouches && !answer.isOfAuthority) return skip('not_of_authority');
  const inRegistry = whose(request, [{ ...NO_HOLDER, elector_key: answer.elector_key }]);
  if (inRegistry.differs.length > 0) return ofAnother(type, inRegistry);
  const { valid, expired, court_order, incorrect_data } = answer;
  if (valid === null) return skip('not_in_registry');
  const reasons = Object.entries({ incorrect_data, court_order }).flatMap(([reason, is]) => (is ? [reason] : []));
  if (expired && request.requiresCurrent) reasons.push('expired');
  // An invalid credential without another reason is reported as lost or stolen.
  if (!valid && !incorrect_data && !court_order && !expired) reasons.push('not_in_force');
  const isTheirs = inRegistry.isComparable || whose(request, [besideNumbers(request)]).isComparable;
  if (reasons.length === 0 && !isTheirs) return skip('not_comparable');
  return conclude(reasons, { type, valid, expired, court_order, incorrect_data, differs: [] });
}

/** Returns the holder beside the numbers that the registry is asked for. The other side may be another card's. */
function besideNumbers({ credential: { type, elector_key, reverse }, vouches }: CredentialRequest): PaperHolder {
  if (type === 'C') return { ...NO_HOLDER, elector_key };
  return vouches ? NO_HOLDER : reverse;
}

function whose({ person, today }: CredentialRequest, holders: readonly PaperHolder[]) {
  const comparisons = holders.map((holder) => compareHolder(person, holder, today));
  return {
    differs: [...new Set(comparisons.flatMap(({ differs }) => differs))],
    electorKeyParts: [...new Set(comparisons.flatMap(({ electorKeyParts }) => electorKeyParts))],
    isComparable: comparisons.some(({ isComparable }) => isComparable),
  };
}

function ofAnother(type: string, { differs, electorKeyParts }: { differs: HolderMember[]; electorKeyParts: string[] }): RunResult {
  const reasons = differs.map((member) => `${member}_differs`);
  return conclude(reasons, { type, differs, elector_key_parts: electorKeyParts });
}
