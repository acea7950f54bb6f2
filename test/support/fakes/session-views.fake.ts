import type { SessionStatus } from '#contracts/base/statuses.ts';
import type { SessionView } from '#contracts/session/session.ts';

/** Changes to a session view, for tests: before the workflow has begun, with the company's contacts, at its end. */

export const pristine = (view: SessionView): SessionView => ({
  ...view,
  steps: view.steps.map((step) => ({
    ...step,
    bring: ['ine'],
    shares: ['email', 'ine', 'selfie'],
    needs: { ...step.needs, camera: true },
  })),
});
export const helped = (view: SessionView): SessionView => ({
  ...view,
  company: { ...view.company, support: { email: 'ayuda@banco.example', phone: '55 1234 5678', url: 'https://banco.example/ayuda' } },
});
export const ended =
  (status: SessionStatus, redirect: string | null = null) =>
  (view: SessionView): SessionView => ({
    ...helped(view),
    workflow: { ...view.workflow, status },
    steps: view.steps.map((step) => ({ ...step, status: 'success', shares: ['email', 'ine', 'selfie'] })),
    current: null,
    redirect_url: redirect,
  });
