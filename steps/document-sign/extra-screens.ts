import { checkTexts } from './asking/check-texts.ts';
import { renderTextForm } from './asking/text-form.ts';
import { renderClosed } from './reading/closed-screen.ts';
import { EarlierSignature } from './signing/earlier-signature.ts';

/** The screens that only some documents need. Their code comes with such a document. */
export const extraScreens = { checkTexts, renderTextForm, renderClosed, EarlierSignature };
