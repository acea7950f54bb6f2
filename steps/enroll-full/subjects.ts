import type { CaptureSubject } from '#src/step/camera/capture-screens.ts';
import { documentRemarks } from '#src/step/camera/document-guide.ts';
import { faceRemarks } from '#src/step/camera/face-guide.ts';
import { photoSubject } from '#src/step/camera/photo-subject.ts';
import { drawing } from './drawings.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';
import { type PhotoSide, PICTURES } from './photos.contract.ts';

interface PhotoSubjectOptions {
  words: EnrollFullWords;
  company: string;
  mediaDays: number;
  /** The sides that may be a file. */
  allowFile: EnrollFullSetup['allow_file'];
  notice: string | null;
  /** True if only the person triggers the camera; the page tells them so. */
  byHand: boolean;
}

const card = { guide: 'card', tips: ['tipTable', 'tipLight', 'tipWhole'] } as const;

const sidesInWords = {
  front: { ...card, heading: 'explainFront', why: 'explainFrontWhy', aim: 'aimFront', caption: 'front' },
  back: { ...card, heading: 'explainBack', why: 'explainBackWhy', aim: 'aimBack', caption: 'back' },
  selfie: {
    guide: 'face',
    heading: 'explainSelfie',
    why: 'explainSelfieWhy',
    tips: ['tipBare', 'tipFacing', 'tipAlone'],
    aim: 'aimSelfie',
    caption: 'captionSelfie',
  },
} as const;

/** Returns the texts of one of the three photos for the camera and its pages. */
export function subjectOf(side: PhotoSide, { words, company, mediaDays, allowFile, notice, byHand }: PhotoSubjectOptions): CaptureSubject {
  const { guide, heading, why, tips, aim, caption } = sidesInWords[side];
  // If the selfie must be live, the offer to choose files says so.
  const upload = allowFile.includes('selfie')
    ? { offer: words.uploadAny, why: words.uploadAnyWhy }
    : { offer: words.uploadCard, why: words.uploadCardWhy };
  return {
    guide,
    accept: PICTURES,
    intro: {
      heading: words[heading],
      why: words[why],
      drawing: drawing(side),
      tips: tips.map((tip) => words[tip]),
      privacy: words.privacy(company, mediaDays),
    },
    caption: words[caption],
    aim: byHand ? words.aimByHand : words[aim],
    remarks: side === 'selfie' ? faceRemarks(words) : { ...documentRemarks(words, words.adviceCloser), turn: words.adviceTurn },
    ...photoSubject(words, notice),
    openingFile: words.reading,
    upload: allowFile.includes(side) ? upload : null,
  };
}
