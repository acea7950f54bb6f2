import type { CurrentStep, HandoffLink, SessionStep, SessionView } from '#contracts/session/session.ts';

/** Fictitious answers of the session API for tests and fakes. The widget does not import this file. */

export const sampleCompany: SessionView['company'] = {
  name: 'Banco Aldaba',
  logo_url: null,
  privacy_notice_url: 'https://banco.example/privacidad',
  support: { email: null, phone: null, url: null },
  media_days: 30,
};

/** Returns a step without needs; `index` counts from 1. */
export function sampleStep(index: number): SessionStep {
  return {
    uuid: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    step: `step_${index}`,
    custom_id: '',
    status: 'working',
    version: 1,
    attempts_left: 3,
    metadata: { name: `Step ${index}`, title: null, description: null },
    needs: { camera: false, geolocation: false, people: false, consent: null },
    final: false,
    answered_by: 'person',
    minutes: 1,
    bring: [],
    shares: [],
    keeps: null,
    error: null,
  };
}

/** Returns the same step as the open one. */
export function sampleCurrent(index: number, over: Partial<CurrentStep> = {}): CurrentStep {
  return { ...sampleStep(index), setup: null, payload: null, media: [], ...over };
}

/** Returns a session view whose workflow is at the first of two steps. */
export function sampleView(over: Partial<SessionView> = {}): SessionView {
  return {
    workflow: {
      uuid: 'a0000000-0000-4000-8000-000000000000',
      status: 'working',
      livemode: false,
      disable_geolocation: false,
      started_at: null,
      finished_at: null,
      error: null,
    },
    first_name: null,
    steps: [sampleStep(1), sampleStep(2)],
    current: sampleCurrent(1),
    can_go_back: false,
    company: sampleCompany,
    customization: null,
    languages: ['es-MX', 'en'],
    limits: { image_bytes: 10_000_000, image_pixels: 25_000_000, pdf_bytes: 20_000_000 },
    redirect_url: null,
    handoff: { guest: false, away: null, sending: null, contested: false },
    other_device: null,
    token_expires_at: null,
    server_time: '2026-11-20T10:00:00.000Z',
    ...over,
  };
}

export const sampleLink: HandoffLink = {
  url: 'https://zaguan.example/w/a#t=x',
  qr: { size: 21, path: 'M0 0.5h7m2 0h3' },
  expires_at: null,
  replaced: false,
};
