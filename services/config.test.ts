import { expect, it } from 'vitest';
import { settingsOf } from '#platform/service-config.ts';
import { otp } from '#services/otp/service.ts';
import { people } from '#services/people/service.ts';
import { readConfig } from './main.ts';

it('needs nothing to start on one machine', () => {
  expect(readConfig({})).toMatchObject({ port: 4100, host: '127.0.0.1', database: null, secret: null, allowLoopbackWebhooks: false });
  expect(readConfig({ PORT: '' }).port).toBe(4100);
});

it.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['ZAGUAN_SECRET', { DATABASE_URL: 'postgres://x' }],
  ['ZAGUAN_SECRET', { ZAGUAN_SECRET: 'short' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'zaguan.example' }],
  ['SERVICES', { SERVICES: 'otp,mail' }],
  ['ZAGUAN_SECRET', { OTP_URL: 'https://otp.internal' }],
  ['ZAGUAN_SECRET', { PEOPLE_URL: 'https://people.internal' }],
  ['OTP_URL', { OTP_KEY: 'sk_live_x' }],
  ['OTP_URL', { OTP_FOREIGN: '1' }],
  ['SERVICES', { SERVICES: 'reading' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['TWILIO_AUTH_TOKEN', { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_SENDER: '+525512345678' }],
  ['TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: 'AC1' }],
  ['TWILIO_SENDER', { TWILIO_SENDER: 'a name that is too long' }],
  ['TWILIO_ACCOUNT_SID', { TWILIO_BACKUP_SENDER: '12345' }],
  ['WHATSAPP_TEMPLATE', { WHATSAPP_PHONE_ID: '105954558954427', WHATSAPP_TOKEN: 'x' }],
  ['WHATSAPP_LANGUAGES', { WHATSAPP_LANGUAGES: 'es-MX' }],
  ['WORKER_PROCESSES', { WORKER_PROCESSES: '0' }],
  ['WORKER_MEMORY', { WORKER_MEMORY: '2 GB' }],
  ['FACE_MODEL_SHA256', { FACE_MODEL: 'faces/manifest.json' }],
  ['FACE_MODEL_SHA256', { FACE_MODEL: 'faces/manifest.json', FACE_MODEL_SHA256: 'ABC' }],
  ['FACE_MODEL', { FACE_MODEL_SHA256: '0'.repeat(64) }],
  ['ALLOW_LOOPBACK_WEBHOOKS', { ALLOW_LOOPBACK_WEBHOOKS: 'yes' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('stops the start with a sentence that names %s', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} (must|is needed)`));
});

it('bounds the processes that read files only where it is told to', () => {
  expect(readConfig({}).workers).toEqual({});
  expect(readConfig({ WORKER_PROCESSES: '3', WORKER_MEMORY: '1500' }).workers).toEqual({ processes: 3, memoryMb: 1500 });
});

it('reads the carriers of codes', () => {
  const accountSid = `AC${'0'.repeat(32)}`;
  const twilio = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: 'x', TWILIO_SENDER: `MG${'a'.repeat(32)}` };
  const whatsapp = { WHATSAPP_PHONE_ID: '105954558954427', WHATSAPP_TOKEN: 'x', WHATSAPP_TEMPLATE: 'codigo' };
  const carriers = (environment: Record<string, string>) => settingsOf(readConfig(environment), otp);
  const outbox = { provider: 'outbox' };
  expect(carriers({})).toMatchObject({ mail: outbox, sms: outbox, whatsapp: outbox });
  expect(carriers({ ...twilio, ...whatsapp, WHATSAPP_LANGUAGES: 'es_MX, en' })).toMatchObject({
    // With a real carrier, mail has no outbox: it would store messages where their recipients cannot see them.
    mail: { provider: 'none' },
    sms: { twilio: { url: 'https://api.twilio.com', accountSid, sender: twilio.TWILIO_SENDER, backupSender: null } },
    whatsapp: { cloud: { url: 'https://graph.facebook.com/v23.0', template: 'codigo', languages: ['es_MX', 'en'] } },
  });
});

it('serves every service, or those that SERVICES names', () => {
  expect([...readConfig({}).services].sort()).toEqual(['extraction', 'otp', 'people', 'verification', 'workflows']);
  expect([...readConfig({ SERVICES: 'people' }).services].sort()).toEqual(['people']);
  expect([...readConfig({ SERVICES: 'otp, workflows' }).services].sort()).toEqual(['otp', 'workflows']);
});

it('knows a process of the same installation from a server of somebody else', () => {
  const secret = { ZAGUAN_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://none', SERVICES: 'otp' };
  const remote = (environment: Record<string, string>) => readConfig({ ...secret, ...environment }).remote;
  expect(remote({})).toEqual({});
  const url = 'https://people.internal/people';
  expect(remote({ PEOPLE_URL: url }).people).toEqual({ url, foreign: false, defaultKey: null });
  expect(remote({ OTP_URL: url, OTP_FOREIGN: '1' }).otp).toMatchObject({ foreign: true });
  // Clients of people and workflows also call internal operations, so these services have no `_FOREIGN` variable.
  expect(remote({ PEOPLE_URL: url, PEOPLE_FOREIGN: '1' }).people).toMatchObject({ foreign: false });
  expect(readConfig({ WORKFLOWS_FOREIGN: '1' }).remote).toEqual({});
  expect(() => readConfig({ ...secret, DATABASE_URL: '', PEOPLE_URL: url })).toThrow(/^DATABASE_URL is needed with PEOPLE_URL[^\n]*$/);
  const own = readConfig({ ...secret, SERVICES: 'people', PEOPLE_URL: url });
  expect(own).toMatchObject({ remote: {}, unusedAddresses: ['PEOPLE_URL'] });
  expect(remote({ OTP_URL: url, OTP_KEY: 'sk_live_x' }).otp).toEqual({ url, foreign: true, defaultKey: 'sk_live_x' });
});

it('names everything that is wrong at once, and never the value of a secret', () => {
  try {
    readConfig({ PORT: 'x', LOG_LEVEL: 'y', ZAGUAN_SECRET: 'hunter2' });
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message.split('\n')).toHaveLength(3);
    expect((error as Error).message).not.toContain('hunter2');
  }
});

it('takes a certificate to sign with only with its password, and a time authority by its address', () => {
  const signing = (environment: Record<string, string>) => settingsOf(readConfig(environment), people);
  expect(signing({})).toMatchObject({ p12: null, tsaUrl: null });
  expect(signing({ SIGN_P12: '/run/sello.p12', SIGN_P12_PASSWORD: 'x', TSA_URL: 'http://tsa.example/tsr' })).toMatchObject({
    p12: { file: '/run/sello.p12', password: 'x' },
    tsaUrl: 'http://tsa.example/tsr',
  });
  expect(() => readConfig({ SIGN_P12: '/run/sello.p12' })).toThrow('SIGN_P12_PASSWORD is needed with SIGN_P12.');
  expect(() => readConfig({ TSA_URL: 'tsa.example' })).toThrow(/^TSA_URL must be an http or https address/);
});
