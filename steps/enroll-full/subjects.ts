import { PICTURE_FILES } from '#contracts/steps/accepted-files.ts';
import type { CaptureContext } from '#src/capture/capture.machine.ts';
import type { CaptureSubject } from '#src/step/camera/capture-screens.ts';
import { documentRemarks } from '#src/step/camera/document-guide.ts';
import { faceRemarks } from '#src/step/camera/face-guide.ts';
import { photoSubject } from '#src/step/camera/photo-subject.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { drawing } from './drawings.ts';
import type { EnrollFullSetup } from './enroll-full.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';
import type { PhotoSide } from './photos.contract.ts';

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
export function subjectOf(
  side: PhotoSide,
  words: EnrollFullWords,
  { notice, hint }: CaptureContext,
  { setup, companyName, mediaDays }: Pick<StepElement<EnrollFullSetup>, 'setup' | 'companyName' | 'mediaDays'>,
): CaptureSubject {
  const { guide, heading, why, tips, aim, caption } = sidesInWords[side];
  // If the selfie must be live, the offer to choose files says so.
  const upload = setup.allow_file.includes('selfie')
    ? { offer: words.uploadAny, why: words.uploadAnyWhy }
    : { offer: words.uploadCard, why: words.uploadCardWhy };
  return {
    guide,
    accept: PICTURE_FILES,
    intro: {
      heading: words[heading],
      why: words[why],
      drawing: drawing(side),
      tips: tips.map((tip) => words[tip]),
      privacy: words.privacy(companyName, mediaDays),
    },
    caption: words[caption],
    aim: hint === 'photo' || (side === 'selfie' && !setup.automatic) ? words.aimByHand : words[aim],
    remarks: side === 'selfie' ? faceRemarks(words) : { ...documentRemarks(words, words.adviceCloser), turn: words.adviceTurn },
    ...photoSubject(words, notice),
    openingFile: words.reading,
    upload: setup.allow_file.includes(side) ? upload : null,
  };
}
