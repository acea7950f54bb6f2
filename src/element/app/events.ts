import type { ProblemKey } from '#contracts/base/problems.ts';
import type { SessionStatus } from '#contracts/base/statuses.ts';

/** The widget's public events, by name. The file is published unchanged, so it may only import types that the package contains. */
export interface OnboardingEvents {
  'zaguan-ready': CustomEvent<{ workflow: string; status: SessionStatus; steps: number; company: string }>;
  'zaguan-step': CustomEvent<{ uuid: string; step: string; customId: string; index: number; total: number }>;
  'zaguan-complete': CustomEvent<{ workflow: string; status: SessionStatus; redirectUrl: string | null }>;
  'zaguan-error': CustomEvent<{ code: ProblemKey | 'offline' | 'old_browser'; fatal: boolean }>;
  'zaguan-token-expiring': CustomEvent<{ expiresAt: string; refresh(token: string): void }>;
  'zaguan-close': CustomEvent<{ reason: CloseReason }>;
}

/** Reason for which the widget closed: the person left, the host page called `close()`, or the workflow has finished. */
export type CloseReason = 'person' | 'host' | 'finished';
