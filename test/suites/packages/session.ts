import type { BrowserContext } from 'playwright-core';
import { type SessionView, sessionAnswer } from '../../../contracts/session/session.ts';

/** Where the fixtures believe Zaguán to be; the browser never leaves this machine. */
export const API = 'https://zaguan.example';

const WORKFLOW = '0192f0c1-7a40-7cc3-8a57-0d2f6a1b9c01';

/** A session at its first step, as the workflows service would answer it. */
function session(): SessionView {
  const step = {
    uuid: '0192f0c1-7a40-7cc3-8a57-0d2f6a1b9c02',
    step: 'verify_email',
    custom_id: 'verify_email',
    status: 'pristine' as const,
    version: 0,
    attempts_left: 3,
    metadata: { name: 'verify_email', title: null, description: null },
    needs: { camera: false, geolocation: false, people: false, consent: null },
    final: true,
    minutes: 1,
    bring: [],
    shares: ['email'],
    keeps: null,
    error: null,
  };
  return {
    workflow: {
      uuid: WORKFLOW,
      status: 'pristine',
      livemode: false,
      disable_geolocation: true,
      started_at: null,
      finished_at: null,
      error: null,
    },
    steps: [step],
    current: { ...step, setup: null, payload: null, media: [] },
    can_go_back: false,
    company: {
      name: 'Banco Aldaba',
      logo_url: null,
      privacy_notice_url: null,
      support: { email: null, phone: null, url: null },
      media_days: 30,
    },
    customization: null,
    languages: ['es-MX', 'en'],
    limits: { image_bytes: 10_000_000, image_pixels: 25_000_000, pdf_bytes: 20_000_000 },
    redirect_url: null,
    handoff: { guest: false, away: null, sending: null },
    token_expires_at: null,
    server_time: '2026-11-20T12:00:00.000Z',
  };
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers the API for every page of this context: `ses_good` opens the session, any other token is refused with a code. */
export async function answerSession(context: BrowserContext): Promise<void> {
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    if (new URL(request.url()).pathname.endsWith('/session/events')) {
      return route.fulfill({ status: 200, headers: cors, contentType: 'text/event-stream', body: ': open\n\n' });
    }
    if ((await request.headerValue('authorization')) !== 'Bearer ses_good') {
      return route.fulfill({
        status: 403,
        headers: cors,
        json: {
          success: false,
          code: 1202,
          error: 'The token expired',
          request_id: 'req_1',
          type: 'urn:zaguan:problem:token_expired',
          title: 'The session token has expired',
          detail: 'The token expired',
          instance: '/workflows/v1/session',
        },
      });
    }
    return route.fulfill({ status: 200, headers: cors, json: sessionAnswer.parse({ success: true, result: session() }) });
  });
}
