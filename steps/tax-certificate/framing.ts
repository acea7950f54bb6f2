import { html } from 'lit';
import type { CameraAbilities, CameraView } from '../../src/device/camera.ts';
import '../../src/ui/viewfinder.element.ts';
import type { ViewfinderTone } from '../../src/ui/viewfinder.element.ts';
import type { TaxCertificateWords } from './tax-certificate.i18n.ts';
import type { Hint } from './tax-certificate.machine.ts';

export interface FramingProps {
  phase: 'opening' | 'scanning' | 'taking' | 'seen';
  view: CameraView | null;
  hint: Hint;
  stray: 'other_code' | 'other_paper' | null;
  /** Why the last picture was not made. */
  trouble: string | null;
  abilities: CameraAbilities;
  torch: boolean;
  mayChooseFile: boolean;
  shoot: () => void;
  toggleTorch: () => void;
  useOther: () => void;
  chooseFile: () => void;
}

const tones: Record<FramingProps['phase'], ViewfinderTone> = { opening: 'opening', scanning: 'seeking', taking: 'taking', seen: 'taken' };

function instruction(words: TaxCertificateWords, { phase, hint, stray, trouble }: FramingProps): string {
  if (phase !== 'scanning') return words[phase];
  if (stray !== null) return stray === 'other_code' ? words.otherCode : words.otherPaper;
  if (trouble !== null) return trouble === 'black_frame' ? words.blackFrame : words.noFrame;
  return words[hint];
}

/** The live camera. It reads by itself; the shutter is for a code that it does not read. */
export function renderFraming(words: TaxCertificateWords, props: FramingProps) {
  const { view, abilities } = props;
  return html`<zaguan-viewfinder
    .stream=${view?.stream ?? null}
    ?mirrored=${view?.mirrored ?? false}
    guide="code"
    tone=${tones[props.phase]}
    instruction=${instruction(words, props)}
    caption=${words.caption}
    shutter-label=${words.shutter}
    torch-label=${abilities.torch ? words.torchOn : ''}
    ?torch=${props.torch}
    other-label=${abilities.other ? words.otherCamera : ''}
    file-label=${props.mayChooseFile ? words.chooseFile : ''}
    @zaguan-shutter=${props.shoot}
    @zaguan-torch=${props.toggleTorch}
    @zaguan-other-camera=${props.useOther}
    @zaguan-file=${props.chooseFile}
  ></zaguan-viewfinder>`;
}
