import { isCorrection, NO_HOLDER, type ReadHolder } from '#mexico/holders/paper-holder.ts';
import type { CardCorrectionsRecord, OcrFrontside } from './credential.contract.ts';
import { nameFields } from './lines.contract.ts';

/** The fields that tell whose the card is. */
const OF_IDENTITY = ['curp', ...nameFields, 'birth_date', 'elector_key'] as const;

/** Returns the holder of the card as the server read the front. A side that was not read tells nothing. */
export function holderOfCard(card: OcrFrontside | null, corrections: CardCorrectionsRecord, isSeen: boolean): ReadHolder {
  return {
    ...NO_HOLDER,
    ...(card && { curp: card.curp, elector_key: card.elector_key, name: wholeName(card), birthdate: card.birth_date }),
    rfc: null,
    tells: 'id',
    isSeen,
    isCorrected: OF_IDENTITY.some((field) => isCorrection(card?.[field], corrections[field])),
  };
}

const wholeName = (card: OcrFrontside) => nameFields.flatMap((field) => card[field] ?? []).join(' ') || null;
