import { html, nothing } from 'lit';
import '../../src/ui/button.element.ts';
import { lockIcon, tickIcon } from '../../src/ui/icons.ts';
import '../../src/ui/notice.element.ts';
import '../../src/ui/page.element.ts';
import { drawing } from './drawings.ts';
import type { Side } from './enroll-full.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

export interface ExplainProps {
  side: Side;
  company: string;
  mediaDays: number;
  /** Why the last file would not do, in words. */
  refusal: string | null;
  mayChooseFile: boolean;
  begin: () => void;
  chooseFile: () => void;
}

const screens = {
  front: { title: 'explainFront', why: 'explainFrontWhy', tips: ['tipTable', 'tipLight', 'tipWhole'] },
  back: { title: 'explainBack', why: 'explainBackWhy', tips: ['tipTable', 'tipLight', 'tipWhole'] },
  selfie: { title: 'explainSelfie', why: 'explainSelfieWhy', tips: ['tipBare', 'tipFacing', 'tipAlone'] },
} as const;

/** Before the camera opens: what will be taken, how to make it good, what it is for and where it goes. */
export function renderExplain(words: EnrollFullWords, props: ExplainProps) {
  const { title, why, tips } = screens[props.side];
  return html`<zaguan-page heading=${words[title]} why=${words[why]}>
    <div class="stage">${drawing(props.side)}</div>
    <ul class="tips">
      ${tips.map((tip) => html`<li>${tickIcon('small')}${words[tip]}</li>`)}
    </ul>
    <p class="aside">${lockIcon('small')}<span>${words.privacy(props.company, props.mediaDays)}</span></p>
    ${
      props.refusal
        ? html`<zaguan-notice slot="dock" kind="warn" live="alert" heading=${words.troubleWithFile}>${props.refusal}</zaguan-notice>`
        : nothing
    }
    <zaguan-button slot="dock" @click=${props.begin}>${words.openCamera}</zaguan-button>
    ${
      props.mayChooseFile
        ? html`<zaguan-button slot="dock" variant="text" @click=${props.chooseFile}>${words.chooseFile}</zaguan-button>`
        : nothing
    }
  </zaguan-page>`;
}
