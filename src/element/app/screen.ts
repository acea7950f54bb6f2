import { html, nothing, type TemplateResult } from 'lit';
import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import type { ShellWords } from '../../i18n/shell.i18n.ts';
import type { Language } from '../../i18n/words.ts';
import type { DeviceAnswer, HandoffCommand, JourneyEvent } from '../../machine/journey.ts';
import type { OnboardingSnapshot } from '../../machine/onboarding.machine.ts';
import type { StepFileReader } from '../../machine/step-state.ts';
import type { CloseReason } from './events.ts';
import type { LazyParts } from './lazy-parts.ts';
import { bundledHalts, halt } from './screens/halt.ts';
import type { LeaveQuestion } from './screens/leave.ts';
import { type Halt, type Screen, screenOf } from './screens/screen-of.ts';
import { welcome } from './screens/welcome.ts';
import { spokenIn } from './shell-language.ts';
import type { Stage } from './stage.ts';

/** State from which a screen is drawn, and the person's actions on it. */
export interface Shell {
  /** Null until the journey has begun to connect. */
  snapshot: OnboardingSnapshot | null;
  words: ShellWords;
  language: Language;
  texts: Readonly<Record<string, string>>;
  modal: boolean;
  /** True on Zaguán's own hosted page, which the person opens with a link. */
  byLink: boolean;
  isOpen: boolean;
  /** True from "begin" until the first step is loaded. */
  isBeginning: boolean;
  appearance: 'page' | 'camera';
  stage: Stage;
  /** The parts that load later: `getOrLoad` starts a load, `available` has those that are here. */
  parts: LazyParts;
  filesOf: (step: string) => StepFileReader;
  send(event: JourneyEvent): void;
  begin(): void;
  back(): void;
  reopen(): void;
  askToLeave(): void;
  leave(reason: CloseReason): void;
  switchLanguage(): void;
}

type Drawing = (shell: Shell, snapshot: OnboardingSnapshot) => TemplateResult;

const drawings: Partial<Record<Screen, Drawing>> = { loading, welcome: welcomeScreen, step, handoff, ending };

/** Draws the screen for the journey's state. A halt is a screen on which the journey cannot continue. */
export function drawScreen(shell: Shell): TemplateResult {
  const { snapshot } = shell;
  const screen = snapshot && screenOf(snapshot, shell.isBeginning);
  // The ending is shown even if the person has left: the submission being sent may have completed the workflow.
  if (!shell.isOpen && !shell.modal && screen !== 'ending') return drawHalt(shell, 'paused');
  if (!snapshot || !screen) return loading(shell);
  return drawings[screen]?.(shell, snapshot) ?? drawHalt(shell, screen as Halt);
}

/** Draws the loading arch, which also stands in for a lazy screen until its file is loaded. */
function loading({ words }: Shell): TemplateResult {
  return html`<div class="loading" role="status" aria-label=${words.loading}><div class="arch"></div></div>`;
}

const isOffline = (snapshot: OnboardingSnapshot) => snapshot.matches({ network: 'offline' });

function welcomeScreen(shell: Shell, snapshot: OnboardingSnapshot): TemplateResult {
  const { words, isBeginning } = shell;
  const view = snapshot.context.view!;
  const waiting = isBeginning ? (isOffline(snapshot) ? words.waitingForSignal : words.opening) : '';
  return welcome(shell, view, waiting, spokenIn(view).length > 1);
}

/** Draws the bar over a step. Its file is loaded with the step's screen. `elsewhere` is null if the step cannot move to another device. */
function bar(shell: Shell, view: SessionView, current: CurrentStep | null, elsewhere: (() => void) | null): TemplateResult {
  shell.parts.getOrLoad('bar');
  return html`<zaguan-bar
    part="bar"
    ?camera=${shell.appearance === 'camera'}
    current=${current?.uuid ?? ''}
    .words=${shell.words}
    .view=${view}
    .onBack=${shell.back}
    .onClose=${shell.askToLeave}
    .onElsewhere=${elsewhere}
  ></zaguan-bar>`;
}

function step(shell: Shell, snapshot: OnboardingSnapshot): TemplateResult {
  const { words, language } = shell;
  const { context } = snapshot;
  const [view, open] = [context.view!, context.open!];
  const busy = !snapshot.matches({ journey: { running: 'active' } });
  const element = shell.stage.show({ view, open, language, busy, offline: isOffline(snapshot) });
  const page = shell.appearance === 'page';
  // True if photos are only in memory, and so lost with the page.
  const fleeting = page && !open.durable && open.current.needs.camera;
  const elsewhere = page && !busy && !view.handoff.guest ? () => shell.send({ type: 'handoff.asked' }) : null;
  return html`${bar(shell, view, open.current, elsewhere)}
  ${page && view.other_device ? shell.parts.getOrLoad('halts')?.otherDevice(context, shell.send) : nothing}
  ${page ? shell.parts.available.submission?.submissionNews(snapshot, language, shell.send, shell.askToLeave) : nothing}
  ${fleeting ? html`<p class="fleeting small">${words.fleeting}</p>` : nothing}${element}`;
}

function handoff(shell: Shell, snapshot: OnboardingSnapshot): TemplateResult {
  const parts = [shell.parts.getOrLoad('handoff'), shell.parts.getOrLoad('bar')];
  if (parts.includes(undefined)) return loading(shell);
  const { view, handoff } = snapshot.context;
  return html`${bar(shell, view!, view!.current, null)}
    <zaguan-handoff
      .view=${view}
      .handoff=${handoff}
      .language=${shell.language}
      .offline=${isOffline(snapshot)}
      @zaguan-handoff=${({ detail }: CustomEvent<HandoffCommand | DeviceAnswer>) => shell.send(detail)}
    ></zaguan-handoff>`;
}

/** Draws the question before leaving over any screen; undefined until its file is loaded. */
export function drawLeave(shell: Shell, question: LeaveQuestion, ask: (question: LeaveQuestion) => void) {
  return shell.parts.available.leave?.leaveSheet(shell, question, ask);
}

function ending(shell: Shell, snapshot: OnboardingSnapshot): TemplateResult {
  return shell.parts.getOrLoad('ending')?.ending(shell, snapshot) ?? loading(shell);
}

function drawHalt(shell: Shell, kind: Halt): TemplateResult {
  const acts: Partial<Record<Halt, () => void>> = {
    paused: shell.reopen,
    elsewhere: () => shell.send({ type: 'journey.taken_over' }),
  };
  const { words, language, texts, snapshot } = shell;
  const waiting = kind === 'waiting' ? shell.parts.getOrLoad('ending')?.waitingContent(language, texts) : null;
  const halts = waiting === null ? shell.parts.getOrLoad('halts')?.halts(snapshot, language, texts, words.retry, shell.send) : null;
  const content = waiting ?? bundledHalts(words)[kind] ?? halts?.contents[kind];
  if (!content) return loading(shell);
  return halt({
    content,
    words,
    help: halts?.help,
    onAct: acts[kind] ?? (() => shell.send({ type: 'journey.retried' })),
    onClose: shell.modal ? () => shell.leave('person') : null,
  });
}
