import { html, nothing } from 'lit';
import type { CameraTrouble } from '../../device/camera.ts';
import { isComputer } from '../../device/has-camera.ts';
import { type WhichBrowser, whichBrowser } from '../../device/which-browser.ts';
import type { CameraWords } from '../../i18n/camera.i18n.ts';
import '../../ui/button.element.ts';
import { phoneIcon } from '../../ui/drawings/icons.ts';
import { cameraOffIcon, copyIcon, onIcon, pictureIcon, settingsIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/page.element.ts';
import { type Explanation, renderExplanation } from '../../ui/explanation.ts';

export interface CameraBlockedProps {
  trouble: CameraTrouble;
  company: string;
  /** The address as the person sees it in their browser. */
  host: string;
  /** Goes on at another device by a link; or the person goes back to where this one's link came from; null where neither can be. */
  elsewhere: (() => void) | 'where_they_began' | null;
  /** What may be chosen in place of the camera, and what that means, in words; null where nothing may. */
  file: { offer: string; why: string } | null;
  /** Why the last file would not do, in words. */
  explanation: Explanation | null;
  /** Whether the link is on the clipboard; null before they asked. */
  isLinkCopied: boolean | null;
  retry: () => void;
  chooseFile: () => void;
  copyLink: () => void;
}

function sentences(words: CameraWords, trouble: CameraTrouble, company: string): { title: string; why: string; retry: string } {
  const { retry } = words;
  switch (trouble) {
    case 'permission_denied':
      return { title: words.deniedTitle, why: words.deniedWhy, retry: words.deniedRetry };
    case 'permissions_policy':
      return { title: words.policyTitle, why: words.policyWhy(company), retry };
    case 'in_app_browser':
      return { title: words.inAppTitle, why: words.inAppWhy, retry };
    case 'insecure_origin':
      return { title: words.insecureTitle, why: words.insecureWhy(company), retry };
    case 'busy':
      return { title: words.busyTitle, why: words.busyWhy, retry: words.busyRetry };
    case 'no_camera':
      return { title: words.noCameraTitle, why: words.noCameraWhy, retry };
    case 'silent':
      return { title: words.silentTitle, why: words.silentWhy, retry };
  }
}

/** Where each browser keeps the permission. */
const cures: Readonly<Record<WhichBrowser, keyof CameraWords>> = {
  ios_safari: 'deniedOnIphone',
  ios_other: 'deniedInIphoneApp',
  android_firefox: 'deniedInFirefox',
  android: 'deniedHint',
  mac_safari: 'deniedOnMac',
  firefox: 'deniedInFirefox',
  computer: 'deniedOnComputer',
};

/** The cure, drawn where it is found, for the two troubles that the person cures outside this page. */
function hint(words: CameraWords, trouble: CameraTrouble, host: string) {
  if (trouble === 'permission_denied') {
    return html`<div class="hint">
      <p class="address"><span>${settingsIcon('small')}</span>${host}</p>
      <p class="small">${words[cures[whichBrowser()]]}</p>
    </div>`;
  }
  if (trouble === 'in_app_browser') return html`<div class="hint"><p class="small">${words.inAppHint}</p></div>`;
  return nothing;
}

/** What only the person or another program can cure: then trying again comes first. */
const curedHere: ReadonlySet<CameraTrouble> = new Set(['permission_denied', 'in_app_browser']);
/** What no trying again on this page cures. */
const curedElsewhere: ReadonlySet<CameraTrouble> = new Set(['permissions_policy', 'insecure_origin', 'no_camera']);

/** Whether another device is the first thing to offer: on a computer nearly always, its owner has a better camera at hand. */
function goesElsewhere(trouble: CameraTrouble, computer: boolean): boolean {
  return curedElsewhere.has(trouble) || (computer && !curedHere.has(trouble));
}

function row(icon: unknown, title: string, why: string, act: () => void) {
  return html`<li>
    <button class="row" type="button" @click=${act}>${icon}<span><b>${title}</b><small>${why}</small></span>${onIcon()}</button>
  </li>`;
}

/** No camera, its reason, and always a next thing to do. */
export function renderCameraBlocked(words: CameraWords, props: CameraBlockedProps) {
  const { title, why, retry } = sentences(words, props.trouble, props.company);
  const copyNotice = props.isLinkCopied === null ? props.host : props.isLinkCopied ? words.linkCopied : words.linkNotCopied;
  // There the cure is the link; trying again seldom helps.
  const inApp = props.trouble === 'in_app_browser';
  const computer = isComputer();
  const handOff = typeof props.elsewhere === 'function' ? props.elsewhere : null;
  const first = handOff !== null && goesElsewhere(props.trouble, computer);
  const elsewhere = computer ? words.onYourPhone : words.elsewhere;
  return html`<div class="niche">${cameraOffIcon()}</div>
  <zaguan-page heading=${title} why=${why}>
    ${hint(words, props.trouble, props.host)}
    <ul class="rows">
      ${first || !handOff ? nothing : row(phoneIcon(), elsewhere, words.elsewhereWhy, handOff)}
      ${props.file ? row(pictureIcon(), props.file.offer, props.file.why, props.chooseFile) : nothing}
    </ul>
    ${props.elsewhere === 'where_they_began' ? html`<p class="small">${words.whereYouBegan}</p>` : nothing}
    <p class="unseen" role="status">${props.isLinkCopied === null ? '' : copyNotice}</p>
    ${props.explanation ? renderExplanation(props.explanation) : nothing}
    ${
      inApp
        ? html`<zaguan-button slot="dock" @click=${props.copyLink}>${copyIcon()}${props.isLinkCopied === null ? words.copyLink : copyNotice}</zaguan-button>
            <zaguan-button slot="dock" variant="text" @click=${props.retry}>${retry}</zaguan-button>`
        : html`${first ? html`<zaguan-button slot="dock" @click=${handOff}>${elsewhere}</zaguan-button>` : nothing}
            <zaguan-button slot="dock" variant=${first ? 'text' : 'primary'} @click=${props.retry}>${retry}</zaguan-button>`
    }
  </zaguan-page>`;
}
