import type { CaptureContext } from '#src/capture/capture.machine.ts';
import type { CaptureSubject } from '#src/step/camera/capture-screens.ts';
import { CERTIFICATE_FILES } from './certificate.contract.ts';
import { drawing } from './drawing.ts';
import type { TaxCertificateWords } from './tax-certificate.i18n.ts';
import { troubleTitle } from './troubles.ts';

interface CertificateSubjectOptions {
  words: TaxCertificateWords;
  company: string;
  mayChooseFile: boolean;
}

/** Returns the texts for the camera and its pages that capture the certificate's symbol. */
export function subjectOf(
  { hint, notice, output: captured }: CaptureContext,
  { words, company, mayChooseFile }: CertificateSubjectOptions,
): CaptureSubject {
  return {
    guide: 'code',
    accept: CERTIFICATE_FILES,
    intro: {
      heading: words.explain,
      why: words.explainWhy,
      drawing,
      tips: [words.tipPaper, words.tipWhole, words.tipLight],
      privacy: words.privacy(company),
    },
    caption: words.caption,
    aim: words[hint],
    remarks: { other_code: words.otherCode, other_paper: words.otherPaper },
    confirmation: captured && 'found' in captured ? words.seen : words.taken,
    shutter: words.shutter,
    chooseFile: words.chooseFile,
    openingFile: words.keeping,
    upload: mayChooseFile ? { offer: words.tryFile, why: words.uploadWhy } : null,
    explanation: notice === null ? null : troubleTitle(words, notice),
  };
}
