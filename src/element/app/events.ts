import type { ProblemKey } from '#contracts/base/problems.ts';
import type { WorkflowStatus } from '#contracts/base/statuses.ts';

/** The widget's public events, by name. Published as it stands: it names nothing that the package does not carry. */
export interface OnboardingEvents {
  'zaguan-ready': CustomEvent<{ workflow: string; status: WorkflowStatus; steps: number; company: string }>;
  'zaguan-step': CustomEvent<{ uuid: string; step: string; customId: string; index: number; total: number }>;
  'zaguan-complete': CustomEvent<{ workflow: string; status: WorkflowStatus; redirectUrl: string | null }>;
  'zaguan-error': CustomEvent<{ code: ProblemKey | 'offline' | 'old_browser'; fatal: boolean }>;
  'zaguan-token-expiring': CustomEvent<{ expiresAt: string; refresh(token: string): void }>;
  'zaguan-close': CustomEvent<{ reason: CloseReason }>;
}

/** The person left, the host page closed it, or there was nothing left to do. */
export type CloseReason = 'person' | 'host' | 'finished';
