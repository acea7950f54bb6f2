import { html } from 'lit';
import type { CameraAbilities, CameraView } from '../../src/device/camera.ts';
import '../../src/ui/viewfinder.element.ts';
import type { ViewfinderTone } from '../../src/ui/viewfinder.element.ts';
import type { Side } from './enroll-full.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

export interface FramingProps {
  side: Side;
  phase: 'opening' | 'framing' | 'taking' | 'taken';
  view: CameraView | null;
  /** Why the last picture was not made. */
  notice: string | null;
  abilities: CameraAbilities;
  torch: boolean;
  mayChooseFile: boolean;
  shoot: () => void;
  toggleTorch: () => void;
  useOther: () => void;
  chooseFile: () => void;
}

export const guideOf = (side: Side) => (side === 'selfie' ? 'face' : 'card');

const aims = { front: 'aimFront', back: 'aimBack', selfie: 'aimSelfie' } as const;
const tones: Record<FramingProps['phase'], ViewfinderTone> = { opening: 'opening', framing: 'seeking', taking: 'taking', taken: 'taken' };

function instruction(words: EnrollFullWords, { side, phase, notice }: FramingProps): string {
  if (phase !== 'framing') return words[phase];
  if (notice === null) return words[aims[side]];
  return notice === 'black_frame' ? words.blackFrame : words.noFrame;
}

/** The live camera. One instruction at a time, and the shutter is the person's. */
export function renderFraming(words: EnrollFullWords, props: FramingProps) {
  const { side, view, abilities } = props;
  return html`<zaguan-viewfinder
    .stream=${view?.stream ?? null}
    ?mirrored=${view?.mirrored ?? false}
    guide=${guideOf(side)}
    tone=${tones[props.phase]}
    instruction=${instruction(words, props)}
    caption=${side === 'selfie' ? words.captionSelfie : words[side]}
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
