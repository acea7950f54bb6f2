import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';

/** The screens on which the journey cannot continue by itself. */
export type Halt = 'offline' | 'waiting' | 'expired' | 'blocked' | 'consent' | 'fatal' | 'elsewhere' | 'left' | 'paused';

export type Screen = 'loading' | 'welcome' | 'step' | 'handoff' | 'ending' | Halt;

type StatePath = Parameters<OnboardingSnapshot['matches']>[0];

/** States of the journey that have their own screen, whatever the context contains. */
const screens: readonly (readonly [StatePath, (problem: string | undefined) => Screen])[] = [
  [{ journey: 'expired' }, () => 'expired'],
  [{ journey: 'blocked' }, (problem) => (problem === 'consent_missing' ? 'consent' : 'blocked')],
  [{ journey: 'fatal' }, () => 'fatal'],
  [{ journey: 'left' }, () => 'left'],
  [{ journey: 'elsewhere' }, () => 'elsewhere'],
  [{ journey: 'handedOff' }, () => 'handoff'],
  [{ journey: 'finished' }, () => 'ending'],
];

/** Returns the screen to show. An open step stays during requests, and the welcome until the first step is loaded. */
export function screenOf(snapshot: OnboardingSnapshot, isBeginning: boolean): Screen {
  const { view, open, problem } = snapshot.context;
  const screen = screens.find(([state]) => snapshot.matches(state));
  if (screen) return screen[1](problem?.key);
  if (!view) return snapshot.matches({ network: 'offline' }) ? 'offline' : 'loading';
  if (open) return 'step';
  if (isBeginning || snapshot.matches({ journey: 'welcome' })) return 'welcome';
  if (snapshot.matches({ network: 'offline' })) return 'offline';
  return snapshot.matches({ journey: 'waiting' }) || snapshot.matches({ journey: 'refreshing' }) ? 'waiting' : 'loading';
}
