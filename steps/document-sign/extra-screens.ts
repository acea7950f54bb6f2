import { checkTexts } from './asking/check-texts.ts';
import { renderTextForm } from './asking/text-form.ts';
import { renderClosed } from './reading/closed-screen.ts';
import { earlierSignature } from './signing/earlier-signature.ts';

/** The screens that only some documents need. Their code is loaded for such a document only. */
export const extraScreens = { checkTexts, renderTextForm, renderClosed, earlierSignature };
