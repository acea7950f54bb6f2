import { address, personOf } from '../sessions/people.ts';

/** Texts that a pattern with two ways to read them would read for minutes: a long run, and a last character that fits nothing. */
export const runs: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `${' '.repeat(length - 1)}x`,
  'blanks after a sign': (length) => `+${' '.repeat(length - 2)}x`,
  digits: (length) => `${'5'.repeat(length - 1)}!`,
  letters: (length) => `${'a'.repeat(length - 1)}!`,
  dots: (length) => `${'.'.repeat(length - 1)}x`,
  'dotted letters': (length) => `${'a.'.repeat((length - 1) / 2)}@`,
  'a mailbox': (length) => `a@${'a.'.repeat((length - 3) / 2)}!`,
  dashes: (length) => `a@a${'-'.repeat(length - 4)}!`,
  slashes: (length) => `https://${'/'.repeat(length - 9)}\\`,
  'an address with many parts': (length) => `https://a.example/?${'&a'.repeat((length - 20) / 2)}`,
  'accents apart': (length) => 'n\u0303'.repeat(length / 2),
  fillings: (length) => `${'<'.repeat(length - 1)}x`,
  'brackets that never end': (length) => '{a.'.repeat(length / 3),
};

export const LENGTHS = [1_000, 10_000, 100_000, 990_000];

export interface HostileRequest {
  name: string;
  /** The step at whose session it comes; null for a partner's own. */
  step: string | null;
  method: string;
  /** `{step}` is the open step's uuid. */
  path: string;
  body(text: string): object;
}

const person = personOf(1);
const submission = (text: string, member: string, rest: object) => ({ version: 1, submission: { ...rest, [member]: text } });
const setup = (step: string, make: (text: string) => object): HostileRequest => ({
  name: `setup of ${step}`,
  step: null,
  method: 'POST',
  path: '/workflows/v1/workflows',
  body: (text) => ({ steps: [step], setup: { [step]: make(text) } }),
});
const partner = (name: string, path: string, body: (text: string) => object): HostileRequest => ({
  name,
  step: null,
  method: 'POST',
  path,
  body,
});
const session = (step: string, call: string, name: string, body: (text: string) => object): HostileRequest => ({
  ...{ step, name, body },
  method: 'POST',
  path: `/workflows/v1/session/steps/{step}/${call}`,
});

const { curp, name, first_lastname, second_lastname } = person;
const names = { curp, name, first_lastname, second_lastname };

export const requests: readonly HostileRequest[] = [
  session('verify_phone', 'actions/send_code', 'phone of a code', (phone) => ({ input: { phone } })),
  session('verify_phone', 'submit', 'phone', (text) => submission(text, 'phone', {})),
  session('verify_email', 'actions/send_code', 'e-mail of a code', (email) => ({ input: { email } })),
  session('personal_data', 'submit', 'CURP', (text) => submission(text, 'curp', names)),
  session('personal_data', 'submit', 'name', (text) => submission(text, 'name', names)),
  session('personal_address', 'submit', 'street', (text) => submission(text, 'street', address)),
  session('tax_certificate', 'submit', 'code of a certificate', (text) => submission(text, 'code', { confirmed: true })),
  session('verify_phone', 'error', 'reason', (reason) => ({ version: 1, reason })),
  setup('verify_phone', (phone) => ({ phone })),
  setup('verify_email', (email) => ({ email })),
  partner('callback', '/workflows/v1/workflows', (callback_url) => ({ steps: ['personal_data'], callback_url })),
  partner('step', '/workflows/v1/workflows', (text) => ({ steps: [text] })),
  partner('metadata', '/workflows/v1/workflows', (text) => ({ steps: ['personal_data'], metadata: { [text]: text.slice(0, 9) } })),
  partner('phone of an SMS', '/otp/v1/otp/sms', (phone) => ({ phone, user: 'u', expires_in: '10m' })),
  partner('lifetime of a code', '/otp/v1/otp/email', (expires_in) => ({ email: 'a@b.example', user: 'u', expires_in })),
  partner('e-mail', '/otp/v1/otp/email', (email) => ({ email, user: 'u', expires_in: '10m' })),
  partner('link', '/otp/v1/links', (link) => ({ type: 'EMAIL', to: 'a@b.example', link, user: 'u' })),
  partner('national id', '/people/v1/people', (national_id) => ({ national_id, name: 'A', first_lastname: 'B', second_lastname: '' })),
  partner('name of a group', '/people/v1/people-groups', (text) => ({ name: text, description: text.slice(0, 9) })),
  partner('template', '/workflows/v1/template-bindings', (template) => ({
    name: 'A',
    template_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09',
    text_bindings: { '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09': { steps: [], template } },
  })),
];

/** So many of all that there are, spread over requests, runs and lengths; the same each time. */
export function hostileStrings(count: number): { request: HostileRequest; run: string; length: number }[] {
  const all = LENGTHS.flatMap((length) => Object.keys(runs).flatMap((run) => requests.map((request) => ({ request, run, length }))));
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}
