import type { CamerasWords } from '../i18n/cameras.i18n.ts';
import { cardWords } from '../i18n/card.i18n.ts';
import { paperWords } from '../i18n/paper.i18n.ts';
import { type Language, wordsIn } from '../i18n/words.ts';
import { documentRemarks } from '../step/camera/document-guide.ts';
import { cardDrawing, sheetDrawing } from '../ui/drawings/paper-drawings.ts';
import type { SubjectInWords } from './camera-screens.ts';
import type { DocumentKind } from './events.ts';

/** Returns the words and the drawing that ask for a document. */
export function documentInWords(kind: DocumentKind, words: CamerasWords, language: Language): SubjectInWords {
  const card = wordsIn(cardWords, language);
  const { smallFile } = card;
  if (kind === 'sheet') {
    const paper = wordsIn(paperWords, language);
    return {
      guide: 'sheet',
      ...{ heading: words.sheetTitle, why: words.sheetWhy, caption: words.sheet, aim: paper.aim, drawing: sheetDrawing },
      tips: [paper.tipFlat, paper.tipLight, paper.tipWhole],
      remarks: documentRemarks(paper, paper.closer),
      smallFile,
    };
  }
  return {
    guide: 'card',
    drawing: cardDrawing,
    tips: [card.tipTable, card.tipLight, card.tipWhole],
    remarks: { ...documentRemarks(card, card.adviceCloser), turn: card.adviceTurn },
    smallFile,
    ...{
      ine_front: { heading: words.ineTitle, why: words.ineFrontWhy, caption: card.front, aim: card.aimFront },
      ine_back: { heading: words.ineTitle, why: words.ineBackWhy, caption: card.back, aim: words.aimBack },
      card: { heading: words.cardTitle, why: words.cardWhy, caption: words.card, aim: words.aimCard },
    }[kind],
  };
}
