import { html, nothing } from 'lit';
import '#src/ui/button.element.ts';
import type { CaptureSubject, CaptureWays } from '#src/step/camera/capture-screens.ts';
import { type DockOwner, offlineBand, renderDock } from '#src/step/dock.ts';
import { documentIcon } from '#src/ui/drawings/icons.ts';
import { onIcon, pictureIcon, warnIcon } from '#src/ui/drawings/later-icons.ts';
import type { Explanation } from '#src/ui/explanation.ts';
import '#src/ui/page.element.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import type { TaxCertificate } from './certificate.contract.ts';
import type { TaxCertificateWords } from './tax-certificate.i18n.ts';

export interface CertificateReadingProps {
  owner: DockOwner;
  /** The uploaded file; undefined until the shell has it. */
  medium: MediaState | undefined;
  cancel: () => void;
}

/** Renders the page shown while the file is uploaded and the server searches it for the symbol. */
export function renderReading(words: TaxCertificateWords, { owner, medium, cancel }: CertificateReadingProps) {
  const percent = medium?.status === 'uploading' && medium.progress < 1 ? Math.round(medium.progress * 100) : null;
  return html`<zaguan-page heading=${words.reading} why=${words.readingWhy}>
    <div class="busy">
      <span class="paper">${documentIcon()}</span>
      <p role="status">${percent === null ? words.searching : words.sendingPart(String(percent))}</p>
      <progress max="100" value=${percent ?? nothing} aria-label=${words.reading}></progress>
    </div>
    ${offlineBand(owner)}
    <zaguan-button slot="dock" variant="text" @click=${cancel}>${words.cancel}</zaguan-button>
  </zaguan-page>`;
}

export interface ConfirmProps {
  owner: DockOwner;
  certificate: TaxCertificate;
  problem: string | null;
  send: (event: Event) => void;
  again: () => void;
}

/** Renders the read data in large type, with a question to confirm them. The page says that they were read, never that they are true. */
export function renderConfirm(words: TaxCertificateWords, { owner, certificate, problem, send, again }: ConfirmProps) {
  const { rfc, id_cif, certificate_number } = certificate;
  const rows: readonly (readonly [label: string, value: string | null, kind: string])[] = [
    [words.rfc, rfc, 'main'],
    [words.idCif, id_cif, ''],
    [words.number, certificate_number, ''],
  ];
  return html`<form @submit=${send}><zaguan-page heading=${words.confirm} why=${words.confirmWhy}>
    <dl class="facts">
      ${rows.map(([label, value, kind]) => (value === null ? nothing : html`<div class=${kind}><dt>${label}</dt><dd class="figures">${value}</dd></div>`))}
    </dl>
    <p class="aside small with-icon">${warnIcon('small')}<span>${words.notVerified}</span></p>
    ${renderDock(owner, {
      submit: words.yes,
      problem,
      after: owner.busy ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${again}>${words.again}</zaguan-button>`,
    })}
  </zaguan-page></form>`;
}

/** Renders the page with the reason why nothing was read, the other ways to send the certificate, and advice if there is none. */
export function renderHelp(
  words: TaxCertificateWords,
  { explanation, upload }: { explanation: Explanation; upload: CaptureSubject['upload'] },
  { company, begin, chooseFile }: CaptureWays & { company: string },
) {
  return html`<div class="niche warn">${warnIcon()}</div>
  <zaguan-page heading=${explanation.title} why=${explanation.why}>
    ${
      upload
        ? html`<ul class="rows">
        <li>
          <button class="row" type="button" @click=${chooseFile}>
            ${pictureIcon()}<span><b>${upload.offer}</b><small>${upload.why}</small></span>${onIcon()}
          </button>
        </li>
      </ul>`
        : nothing
    }
    <p class="aside small with-icon">${documentIcon('small')}<span>${words.noCertificate(company)}</span></p>
    <zaguan-button slot="dock" @click=${begin}>${words.tryCamera}</zaguan-button>
  </zaguan-page>`;
}
