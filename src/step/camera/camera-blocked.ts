import { html, nothing } from 'lit';
import type { CameraTrouble } from '../../device/camera.ts';
import { isComputer } from '../../device/has-camera.ts';
import { type WhichBrowser, whichBrowser } from '../../device/which-browser.ts';
import type { CameraWords } from '../../i18n/camera.i18n.ts';
import '../../ui/button.element.ts';
import { phoneIcon } from '../../ui/drawings/icons.ts';
import { cameraOffIcon, chevronIcon, copyIcon, pictureIcon, settingsIcon } from '../../ui/drawings/later-icons.ts';
import '../../ui/page.element.ts';
import { type Explanation, renderExplanation } from '../../ui/explanation.ts';

export interface CameraBlockedProps {
  trouble: CameraTrouble;
  company: string;
  /** The page's host name, as the browser shows it. */
  host: string;
  /** Moves the journey to another device. `where_they_began`: the person goes back to the device that made the link. Null: neither. */
  elsewhere: (() => void) | 'where_they_began' | null;
  /** The offer of a file instead of the camera, and its explanation; null if the step accepts no file. */
  file: { offer: string; why: string } | null;
  /** The reason why the last file was rejected; null if none was. */
  explanation: Explanation | null;
  /** True if the link is on the clipboard, false if copying failed, null before the person copied. */
  isLinkCopied: boolean | null;
  retry: () => void;
  chooseFile: () => void;
  copyLink: () => void;
}

/** Returns the trouble's explanation in words, and the label of the button that tries again. */
function troubleInWords(words: CameraWords, trouble: CameraTrouble, company: string): { title: string; why: string; retry: string } {
  const { retry } = words;
  return {
    permission_denied: { title: words.deniedTitle, why: words.deniedWhy, retry: words.deniedRetry },
    permissions_policy: { title: words.policyTitle, why: words.policyWhy(company), retry },
    in_app_browser: { title: words.inAppTitle, why: words.inAppWhy, retry },
    insecure_origin: { title: words.insecureTitle, why: words.insecureWhy(company), retry },
    busy: { title: words.busyTitle, why: words.busyWhy, retry: words.busyRetry },
    no_camera: { title: words.noCameraTitle, why: words.noCameraWhy, retry },
    silent: { title: words.silentTitle, why: words.silentWhy, retry },
  }[trouble];
}

/** The word that explains where each browser keeps the camera permission. */
const permissionHints: Readonly<Record<WhichBrowser, keyof CameraWords>> = {
  ios_safari: 'deniedOnIphone',
  ios_other: 'deniedInIphoneApp',
  android_firefox: 'deniedInFirefox',
  android: 'deniedHint',
  mac_safari: 'deniedOnMac',
  firefox: 'deniedInFirefox',
  computer: 'deniedOnComputer',
};

/** Draws the instructions for the two troubles that the person solves outside this page. */
function hint(words: CameraWords, trouble: CameraTrouble, host: string) {
  if (trouble === 'permission_denied') {
    return html`<div class="hint">
      <p class="address"><span>${settingsIcon('small')}</span>${host}</p>
      <p class="small">${words[permissionHints[whichBrowser()]]}</p>
    </div>`;
  }
  if (trouble === 'in_app_browser') return html`<div class="hint"><p class="small">${words.inAppHint}</p></div>`;
  return nothing;
}

/** Troubles that the person or another program solves on this device, so "Try again" is offered first. */
const solvedHere: ReadonlySet<CameraTrouble> = new Set(['permission_denied', 'in_app_browser']);
/** Troubles that no retry on this page solves. */
const solvedElsewhere: ReadonlySet<CameraTrouble> = new Set(['permissions_policy', 'insecure_origin', 'no_camera']);

/** Returns true if another device is offered first: on a computer for most troubles, since its owner has a phone with a better camera. */
function goesElsewhere(trouble: CameraTrouble, computer: boolean): boolean {
  return solvedElsewhere.has(trouble) || (computer && !solvedHere.has(trouble));
}

export function renderRow(icon: unknown, { title, why }: { title: string; why: string }, act: () => void) {
  return html`<li>
    <button class="row" type="button" @click=${act}>${icon}<span><b>${title}</b><small>${why}</small></span>${chevronIcon()}</button>
  </li>`;
}

/** Draws the page that explains why no camera opened, and what the person can do instead. */
export function renderCameraBlocked(words: CameraWords, props: CameraBlockedProps) {
  const { title, why, retry } = troubleInWords(words, props.trouble, props.company);
  const copyNotice = props.isLinkCopied === null ? props.host : props.isLinkCopied ? words.linkCopied : words.linkNotCopied;
  // An app's own browser seldom gets the camera, so copying the link comes first.
  const inApp = props.trouble === 'in_app_browser';
  const computer = isComputer();
  const handOff = typeof props.elsewhere === 'function' ? props.elsewhere : null;
  const first = handOff !== null && goesElsewhere(props.trouble, computer);
  const elsewhere = computer ? words.onYourPhone : words.elsewhere;
  return html`<div class="niche warn">${cameraOffIcon()}</div>
  <zaguan-page heading=${title} why=${why}>
    ${hint(words, props.trouble, props.host)}
    <ul class="rows">
      ${first || !handOff ? nothing : renderRow(phoneIcon(), { title: elsewhere, why: words.elsewhereWhy }, handOff)}
      ${props.file ? renderRow(pictureIcon(), { title: props.file.offer, why: props.file.why }, props.chooseFile) : nothing}
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
